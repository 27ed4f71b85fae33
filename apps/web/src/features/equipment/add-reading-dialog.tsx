import { todayIn } from "@ymp/core/calendar-date";
import { isYetToCome } from "@ymp/core/happened";
import { newId } from "@ymp/core/ids";
import type { ReadingVerdict } from "@ymp/core/maintenance/counters";
import { judgeAgainstLast } from "@ymp/core/maintenance/counters";
import { type CounterKind, counterKinds } from "@ymp/core/units";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useRef, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { Machine, Meter } from "./equipment.queries.ts";
import { useAddReading } from "./reading.mutations.ts";
import { ReadingVerdictNote } from "./reading-verdict.tsx";

export interface AddReadingDialogProps {
  machine: Pick<Machine, "id" | "name" | "counters"> & { can: Pick<Machine["can"], "replaceMeter"> };
  meterId?: string;
  onClose: () => void;
  onReplaceMeter: () => void;
}

/** One figure off the meter, judged while it is typed; with or without a link. */
export function AddReadingDialog({ machine, meterId, onClose, onReplaceMeter }: AddReadingDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const form = useReadingForm(machine, meterId);
  const { meter, kind, moment, verdict } = form;
  const add = useAddReading(machine);
  const goesOn = useRef(false);
  const replaceMeter = () => {
    goesOn.current = true;
    onReplaceMeter();
  };
  const submit = () => {
    const input = form.input();
    if (input) add.mutate(input, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("equipment:reading.title")}
      subtitle={<bdi>{machine.name}</bdi>}
      submit={t("equipment:reading.save")}
      busy={add.isPending}
      disabled={!form.isReady}
      error={add.error}
      saysFaults
      goesOn={goesOn}
      onSubmit={submit}
      onClose={onClose}
    >
      <MeterChoice machine={machine} form={form} />
      <Field
        label={t(`equipment:reading.figure.${kind}`)}
        help={
          meter?.lastReading == null || !meter.lastReadAt
            ? t("equipment:reading.first")
            : t("equipment:reading.last", {
                figure: formats.hoursFigure(meter.lastReading),
                at: formats.dateTime(meter.lastReadAt),
              })
        }
      >
        <TenthsInput
          autoFocus
          size="lg"
          unit={t(`equipment:unit.${kind}`)}
          value={form.reading}
          onValueChange={form.setReading}
        />
      </Field>
      {meter && verdict ? (
        <ReadingVerdictNote
          meter={meter}
          verdict={verdict}
          isConfirmed={form.isConfirmed}
          onConfirm={form.setIsConfirmed}
          onReplaceMeter={machine.can.replaceMeter ? replaceMeter : undefined}
        />
      ) : null}
      <Field
        label={t("equipment:reading.readAt")}
        group
        error={form.isInFuture ? t("refusals:happened.future") : undefined}
      >
        <DateTimeField
          today={form.today}
          max={form.today}
          value={moment}
          onValueChange={form.setMoment}
          zone={formats.zoneLabel(form.now)}
        />
      </Field>
      <Field label={t("equipment:reading.note")} mark={t("equipment:optional")}>
        <Input value={form.note} maxLength={1000} onChange={(event) => form.setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

type ReadingForm = ReturnType<typeof useReadingForm>;

function useReadingForm(machine: AddReadingDialogProps["machine"], meterId: string | undefined) {
  const { timeZone } = useVessel();
  const now = useNow();
  const [id] = useState(newId);
  const [chosenId, setChosenId] = useState(meterId);
  const [newKind, setNewKind] = useState<CounterKind>("hours");
  const [reading, setReading] = useState<number | null>(null);
  const [moment, setMoment] = useState<ReturnType<typeof momentAt> | null>(() => momentAt(timeZone, now));
  const [note, setNote] = useState("");
  const [isConfirmed, setIsConfirmed] = useState(false);
  const meter: Meter | undefined = machine.counters.find((known) => known.id === chosenId) ?? machine.counters[0];
  // The field shows minutes; a reading "now" keeps its seconds, so that it is not earlier than one taken this minute.
  const isNow = moment !== null && sameMoment(moment, momentAt(timeZone, now));
  const readAt = moment ? (isNow ? now : instantAt(timeZone, moment)) : null;
  const isInFuture = readAt !== null && isYetToCome(readAt, now);
  const verdict: ReadingVerdict | null =
    meter && reading !== null && readAt && !isInFuture ? judgeAgainstLast(meter, reading, readAt) : null;
  const isFine = !verdict || verdict.verdict === "ok" || (verdict.verdict === "too_far" && isConfirmed);
  return {
    meter,
    kind: meter?.kind ?? newKind,
    now,
    today: todayIn(timeZone, now),
    reading,
    moment,
    note,
    isConfirmed,
    verdict,
    isInFuture,
    isReady: reading !== null && readAt !== null && !isInFuture && isFine,
    setReading: (next: number | null) => {
      setReading(next);
      setIsConfirmed(false);
    },
    setMoment,
    setNote,
    setIsConfirmed,
    chooseMeter: setChosenId,
    chooseKind: setNewKind,
    input: () =>
      reading === null || !readAt || !isFine || isInFuture
        ? null
        : {
            id,
            counterId: meter?.id,
            equipmentId: machine.id,
            kind: meter?.kind ?? newKind,
            reading,
            readAt,
            note: note.trim() || undefined,
            confirmsJump: isConfirmed,
          },
  };
}

function sameMoment(one: { on: string; time: string }, other: { on: string; time: string }): boolean {
  return one.on === other.on && one.time === other.time;
}

function MeterChoice({ machine, form }: { machine: AddReadingDialogProps["machine"]; form: ReadingForm }) {
  const { t } = useTranslation();
  if (machine.counters.length === 1) return null;
  if (machine.counters.length > 1)
    return (
      <Segmented
        fill
        label={t("equipment:meter.choose")}
        value={form.meter?.id ?? ""}
        onValueChange={form.chooseMeter}
        options={machine.counters.map(({ id, kind }) => ({ value: id, label: t(`equipment:meter.kind.${kind}`) }))}
      />
    );
  return (
    <Field label={t("equipment:reading.kind")} help={t("equipment:reading.kindHelp")}>
      <Select
        value={form.kind}
        onValueChange={form.chooseKind}
        options={counterKinds.map((kind) => ({ value: kind, label: t(`equipment:meter.kind.${kind}`) }))}
      />
    </Field>
  );
}
