import { volumeAt } from "@ymp/core/books/sounding-table";
import { todayIn } from "@ymp/core/calendar-date";
import type { SoundingField } from "@ymp/core/sounding-fields";
import { offsetLabelAt } from "@ymp/core/time";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { FigureControl } from "../../lib/definitions/plain-controls.tsx";
import { instantText } from "../../lib/definitions/time-controls.tsx";
import { ControlField, LongTextField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type SoundingInput, soundingForm, valuesOf } from "./sounding-form.ts";
import { useTankFigures } from "./sounding-words.ts";
import { useSaveSounding, useTakeSounding } from "./soundings.mutations.ts";
import { type Sounding, useSoundingsSummary } from "./soundings.queries.ts";

export interface SoundingFormSheetProps {
  /** Absent: a new one. */
  sounding?: Sounding;
  /** Of a new one: the tank that was pressed. */
  tankId?: string | undefined;
  onClose: () => void;
}

export function SoundingFormSheet({ sounding, tankId, onClose }: SoundingFormSheetProps) {
  const { t } = useTranslation("soundings");
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: take } = useTakeSounding();
  const { mutateAsync: save } = useSaveSounding();
  const form = useRecordForm({
    kind: tankId && !sounding ? `sounding of ${tankId}` : "sounding",
    schema: soundingForm,
    record: sounding,
    valuesOf: (saved: Sounding | undefined) => valuesOf(saved, tankId),
    read: (id) => queryClient.fetchQuery({ ...trpc.soundings.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.soundings.history.query({ id })).rows,
    save: async ({ isNew, values, ...write }) => {
      await (isNew ? take({ ...values, ...write }) : save({ ...values, ...write }));
    },
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={sounding ? t("form.edit", { name: sounding.tank }) : t("form.new")}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <SoundingFields sounding={sounding} />
    </RecordForm>
  );
}

const cm = { type: "figure", key: "cm", label: "", decimals: 1, unit: "cm" } as const;
const volume = { type: "figure", key: "volume", label: "", decimals: 3, unit: "m3" } as const;
const temperature = { type: "figure", key: "temperature", label: "", decimals: 1, unit: "degC", least: "-99" } as const;

/** What somebody else may change alone is shown as it stands. */
function SoundingFields({ sounding }: { sounding: Sounding | undefined }) {
  const { t } = useTranslation("soundings");
  const locked = (name: SoundingField) => sounding !== undefined && !sounding.can.fields.includes(name);
  const held = (name: SoundingField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  return (
    <>
      <LockedNote when={soundingForm.keyof().options.some(locked)} />
      {held("tankId", <TankField />)}
      {held("soundedAt", <TimeField />)}
      {held("cm", <Figure name="cm" field={cm} label={t("field.cm")} help={<ByTable />} />)}
      {held("volume", <Figure name="volume" field={volume} label={t("field.volume")} help={t("form.volumeHelp")} />)}
      {held("temperature", <Figure name="temperature" field={temperature} label={t("field.temperature")} />)}
      {held("notes", <LongTextField<SoundingInput> name="notes" label={t("field.notes")} rows={3} />)}
    </>
  );
}

function TankField() {
  const { t } = useTranslation("soundings");
  const items = (useSoundingsSummary().data?.tanks ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ControlField<SoundingInput, "tankId"> name="tankId" label={t("field.tankId")} required>
      {({ value, onChange }) => (
        <Combobox
          placeholder={t("tankMissing")}
          items={items}
          value={items.find((item) => item.value === value) ?? null}
          onValueChange={(chosen) => onChange(chosen?.value ?? "")}
        />
      )}
    </ControlField>
  );
}

function TimeField() {
  const { t } = useTranslation("soundings");
  const { timeZone: zone } = useVessel();
  const today = todayIn(zone, new Date());
  return (
    <ControlField<SoundingInput, "soundedAt"> name="soundedAt" label={t("field.soundedAt")} required>
      {({ value: text, onChange }) => {
        const value = text ? new Date(text) : null;
        return (
          <DateTimeField
            value={value && momentAt(zone, value)}
            today={today}
            max={today}
            zone={offsetLabelAt(zone, value ?? new Date())}
            onValueChange={(moment) => onChange(moment ? instantText(instantAt(zone, moment)) : "")}
          />
        );
      }}
    </ControlField>
  );
}

interface FigureProps {
  name: "cm" | "volume" | "temperature";
  field: typeof cm | typeof volume | typeof temperature;
  label: string;
  help?: ReactNode;
}

function Figure({ name, field, label, help }: FigureProps) {
  return (
    <ControlField<SoundingInput, typeof name> name={name} label={label} help={help}>
      {({ value, onChange }) => (
        <FigureControl
          field={field}
          value={value ?? undefined}
          isRequired={false}
          onChange={(figure) => onChange(figure ?? null)}
        />
      )}
    </ControlField>
  );
}

/** What the table of the tank makes of the height, and what was there before. */
function ByTable() {
  const { t } = useTranslation("soundings");
  const formats = useFormats();
  const figures = useTankFigures();
  const [tankId, height] = useWatch<SoundingInput, ["tankId", "cm"]>({ name: ["tankId", "cm"] });
  const tank = useSoundingsSummary().data?.tanks.find(({ id }) => id === tankId);
  if (!tank) return null;
  const told = height && tank.calibration ? volumeAt(tank.calibration, height) : null;
  const { sounded } = tank;
  return formats.list([
    told !== null && t("form.byTable", { volume: figures.volume(told) }),
    height && tank.calibration && told === null && t("form.notInTable"),
    !tank.calibration && t("form.noTable"),
    sounded && t("form.before", { volume: figures.volume(sounded.volume), when: formats.dateTime(sounded.soundedAt) }),
  ]);
}
