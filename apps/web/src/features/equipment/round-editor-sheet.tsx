import { roundFields } from "@ymp/api/modules/equipment/rounds.schema";
import { departments } from "@ymp/core/access/roles";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { useServices, useTrpc } from "../../app/services-context.tsx";
import { listed } from "../../lib/format.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { RoundMeterList } from "./round-meter-list.tsx";
import { useSaveRound } from "./rounds.mutations.ts";
import type { Round, RoundMeter } from "./rounds.queries.ts";

const noDepartment = "none";

/** The meters are shown with their machines, and sent by their ids. */
const roundForm = roundFields.omit({ counterIds: true }).extend({
  meters: z
    .array(z.custom<RoundMeter>())
    .transform((meters) => meters.map(({ id }) => id))
    .pipe(roundFields.shape.counterIds),
});

/** A round in the making: its name, and the meters in the order in which one walks past them. */
export function RoundEditorSheet({ round, onClose }: { round: Round | undefined; onClose: () => void }) {
  const { t } = useTranslation("rounds");
  const faultText = useFaultText();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveRound();
  const [newest, setNewest] = useState(round);
  const state = useRecordForm({
    ...{ kind: "round", schema: roundForm, record: round },
    valuesOf: (saved: Round | undefined) => ({
      ...{ name: saved?.name ?? "", department: saved?.department ?? null, meters: saved?.meters ?? [] },
    }),
    read: async (id) => {
      const options = { ...trpc.equipment.rounds.queryOptions({ includesArchived: true }), staleTime: 0 };
      const found = (await queryClient.fetchQuery(options)).find((one) => one.id === id);
      setNewest(found);
      return found;
    },
    save: (write) => {
      const { meters: counterIds, ...values } = write.values;
      if (write.isNew) return save({ id: write.id, ...values, counterIds });
      const { meters: before, ...base } = write.base;
      return save({
        id: write.id,
        version: write.version,
        ...values,
        counterIds,
        base: { ...base, counterIds: before },
      });
    },
    onSaved: onClose,
  });
  const { control, formState, register } = state.form;
  const nameOf = (id: unknown) =>
    [...state.form.getValues("meters"), ...(newest?.meters ?? [])].find((meter) => meter.id === id)?.equipmentName;
  const labels = new Map(
    Object.entries({
      ...{ name: t("form.name"), department: t("equipment:column.department"), meters: t("form.order") },
    }),
  );
  const words = useFieldWords((field) => labels.get(field) ?? field, {
    department: (value) => t(`departments:of.${String(value)}`),
    meters: (ids) => (Array.isArray(ids) ? listed(ids.map(nameOf), t) : undefined),
  });
  return (
    <RecordForm
      as="sheet"
      form={state}
      title={round ? t("form.edit", { name: round.name }) : t("form.new")}
      submit={t("form.save")}
      words={words}
      onClose={onClose}
    >
      <Field label={t("form.name")} error={faultText(formState.errors.name)} required>
        <Input {...register("name")} placeholder={t("form.nameHint")} autoComplete="off" />
      </Field>
      <Controller
        name="department"
        control={control}
        render={({ field }) => (
          <Field label={t("equipment:column.department")}>
            <Select
              options={[
                { value: noDepartment, label: t("equipment:form.noDepartment") },
                ...departments.map((value) => ({ value, label: t(`departments:of.${value}`) })),
              ]}
              value={field.value ?? noDepartment}
              onValueChange={(value) => field.onChange(departments.find((known) => known === value) ?? null)}
            />
          </Field>
        )}
      />
      <Controller
        name="meters"
        control={control}
        render={({ field: { value: meters, onChange }, fieldState: { error } }) => (
          <>
            <Field label={t("form.add")} help={t("form.addHelp")} error={error ? t("countersMissing") : undefined}>
              <MeterPicker chosen={meters} onPick={(meter) => onChange([...meters, meter])} />
            </Field>
            {meters.length > 0 ? <RoundMeterList meters={meters} onChange={onChange} /> : null}
          </>
        )}
      />
    </RecordForm>
  );
}

interface MeterPickerProps extends PickerControl {
  chosen: readonly RoundMeter[];
  onPick: (meter: RoundMeter) => void;
}

/** Takes one meter after the other into the round; what is in it already is not offered again. */
function MeterPicker({ chosen, onPick, ...control }: MeterPickerProps) {
  const { t } = useTranslation("rounds");
  const { equipment } = useTrpc();
  const taken = new Set(chosen.map(({ id }) => id));
  return (
    <RecordPicker
      {...control}
      find={(search) => equipment.meters.queryOptions({ search: search || undefined })}
      offered={(rows) => rows.filter(({ id }) => !taken.has(id))}
      itemOf={({ id, equipmentName, kind, location, code }) => ({
        value: id,
        label: kind === "hours" ? equipmentName : `${equipmentName}, ${t(`equipment:meter.kind.${kind}`)}`,
        fact: location ?? code ?? undefined,
      })}
      chosen={null}
      onPick={(meter) => meter && onPick(meter)}
      placeholder={t("form.choose")}
    />
  );
}
