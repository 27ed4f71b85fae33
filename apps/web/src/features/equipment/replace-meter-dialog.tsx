import { todayIn } from "@ymp/core/calendar-date";
import { earlierTotal, judgeAgainstLast } from "@ymp/core/maintenance/counters";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { Machine, Meter } from "./equipment.queries.ts";
import { useReplaceMeter } from "./reading.mutations.ts";
import { ReadingVerdictNote } from "./reading-verdict.tsx";
import { useMeterFigure } from "./use-words.ts";

export interface ReplaceMeterDialogProps {
  machine: Machine;
  meter: Meter;
  onClose: () => void;
}

/** The old meter's last figure and the new one's first; the total of the machine stays what it was. */
export function ReplaceMeterDialog({ machine, meter, onClose }: ReplaceMeterDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const figureOf = useMeterFigure();
  const replace = useReplaceMeter();
  const form = useMeterForm(meter);
  const unit = t(`equipment:unit.${meter.kind}`);
  const submit = () => {
    const input = form.input();
    if (input) replace.mutate(input, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("equipment:replace.title")}
      subtitle={<bdi>{machine.name}</bdi>}
      submit={t("equipment:replace.save")}
      busy={replace.isPending}
      disabled={!form.isReady}
      error={replace.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented
        fill
        label={t("equipment:replace.what")}
        value={form.what}
        onValueChange={form.setWhat}
        options={(["replaced", "rollover"] as const).map((value) => ({
          value,
          label: t(`equipment:replace.${value}`),
        }))}
      />
      <Field label={t("equipment:replace.oldReading")} help={t("equipment:replace.oldHelp")}>
        <TenthsInput unit={unit} value={form.oldReading} onValueChange={form.setOldReading} />
      </Field>
      {form.verdict && form.verdict.verdict !== "ok" ? (
        <ReadingVerdictNote
          meter={meter}
          verdict={form.verdict}
          isConfirmed={form.isConfirmed}
          onConfirm={form.setIsConfirmed}
        />
      ) : null}
      {form.what === "replaced" ? (
        <Field label={t("equipment:replace.startReading")}>
          <TenthsInput unit={unit} value={form.startReading} onValueChange={form.setStartReading} />
        </Field>
      ) : (
        <Field label={t("equipment:replace.rolloverAt")} help={t("equipment:replace.rolloverHelp")}>
          <TenthsInput unit={unit} value={form.rolloverAt} onValueChange={form.setRolloverAt} />
        </Field>
      )}
      <Field label={t("equipment:replace.at")} group>
        <DateTimeField
          today={form.today}
          max={form.today}
          value={form.moment}
          onValueChange={form.setMoment}
          zone={formats.zoneLabel(form.now)}
        />
      </Field>
      <Field label={t("equipment:reading.note")} mark={t("equipment:optional")}>
        <Input value={form.note} maxLength={1000} onChange={(event) => form.setNote(event.target.value)} />
      </Field>
      {form.total === null ? null : (
        <p role="status" className="rounded-md bg-muted px-3 py-2 text-sm tabular-nums">
          {t("equipment:replace.total", { total: figureOf(meter.kind, form.total) })}
        </p>
      )}
    </FormDialog>
  );
}

/** The first figure that four whole digits and a decimal cannot show. */
const usualCapacity = 100_000;

function useMeterForm(meter: Meter) {
  const { timeZone } = useVessel();
  const now = useNow();
  const [what, setWhat] = useState<"replaced" | "rollover">("replaced");
  const [oldReading, setOldReading] = useState<number | null>(meter.lastReading);
  const [startReading, setStartReading] = useState<number | null>(0);
  const [rolloverAt, setRolloverAt] = useState<number | null>(usualCapacity);
  const [moment, setMoment] = useState<ReturnType<typeof momentAt> | null>(() => momentAt(timeZone, now));
  const [note, setNote] = useState("");
  const [isConfirmed, setIsConfirmed] = useState(false);
  const shown = momentAt(timeZone, now);
  const isNow = moment?.on === shown.on && moment.time === shown.time;
  const replacedAt = moment ? (isNow ? now : instantAt(timeZone, moment)) : null;
  const verdict = oldReading !== null && replacedAt ? judgeAgainstLast(meter, oldReading, replacedAt) : null;
  const isFine = verdict?.verdict === "ok" || (verdict?.verdict === "too_far" && isConfirmed);
  const second = what === "replaced" ? startReading : rolloverAt;
  const isAbove = what === "replaced" || (rolloverAt !== null && oldReading !== null && rolloverAt > oldReading);
  const counted = what === "replaced" ? oldReading : rolloverAt;
  return {
    what,
    setWhat,
    oldReading,
    setOldReading,
    startReading,
    setStartReading,
    rolloverAt,
    setRolloverAt,
    moment,
    setMoment,
    note,
    setNote,
    isConfirmed,
    setIsConfirmed,
    verdict,
    now,
    today: todayIn(timeZone, now),
    /** What the machine has run when the new meter begins. */
    total: counted === null || !isFine ? null : earlierTotal(meter) + counted,
    isReady: isFine && second !== null && isAbove,
    input: () =>
      oldReading === null || !replacedAt || !isFine || second === null || !isAbove
        ? null
        : {
            counterId: meter.id,
            version: meter.version,
            oldReading,
            startReading: what === "replaced" ? second : 0,
            rolloverAt: what === "rollover" ? second : undefined,
            replacedAt,
            note: note.trim() || undefined,
            confirmsJump: isConfirmed,
          },
  };
}
