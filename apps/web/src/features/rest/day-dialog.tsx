import { hasGrounds } from "@ymp/core/rest/letters";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { DayChange } from "./rest.mutations.ts";
import type { RestDay } from "./rest.queries.ts";
import type { AskedDay } from "./use-painting-month.ts";

interface DayDialogProps {
  /** One day, or the several that were painted at once and wait for the same reason. */
  asked: readonly AskedDay[];
  isLate: (day: RestDay) => boolean;
  isReadOnly: boolean;
  busy: boolean;
  /** What the server said to the days that it did not take. */
  error: unknown;
  onSave: (changes: readonly AskedDay[]) => void;
  onClose: () => void;
}

type Told = Partial<Record<"remark" | "grounds" | "lateReason", string>>;

const needsGrounds = ({ day, painted }: AskedDay) =>
  hasGrounds((painted.grid ?? day.grid) + (painted.repeated ?? day.repeated ?? ""));

/** What is said of a day beside its hours, and the reasons that some of it needs. */
export function DayDialog({ asked, isLate, isReadOnly, busy, error, onSave, onClose }: DayDialogProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const only = asked.length === 1 ? asked[0] : undefined;
  const [told, setTold] = useState<Told>({});
  const [first, last] = [asked[0]?.day, asked.at(-1)?.day];
  if (!first || !last) return null;
  // Several days have no common text to begin with.
  const textOf = (name: keyof Told) => told[name] ?? only?.day[name] ?? "";
  const asksGrounds = asked.some(needsGrounds);
  const asksLate = asked.some(({ day }) => isLate(day));
  const changes = only ? [changeOfOne(only, told)] : asked.map((each) => changeOfMany(each, told, isLate));
  const isMissing = (asksGrounds && !textOf("grounds").trim()) || (asksLate && !textOf("lateReason").trim());
  const line = (name: keyof Told, given: { required?: boolean; help?: string } = {}) => (
    <Field label={t(`field.${name}`)} {...given}>
      <Input
        value={textOf(name)}
        maxLength={300}
        disabled={isReadOnly}
        onChange={({ target }) => setTold((known) => ({ ...known, [name]: target.value }))}
      />
    </Field>
  );
  const span = t("span", { from: formats.weekday(first.on), until: formats.weekday(last.on) });
  return (
    <FormDialog
      title={only ? formats.weekday(first.on) : t("day.several", { count: asked.length })}
      subtitle={only ? (first.enteredBy ? t("enteredBy", { name: first.enteredBy }) : undefined) : span}
      submit={t(only ? "day.save" : "day.saveSeveral")}
      busy={busy}
      disabled={isReadOnly || isMissing || changes.every(({ painted }) => Object.keys(painted).length === 0)}
      error={error}
      saysFaults
      onSubmit={() => onSave(changes)}
      onClose={onClose}
    >
      {only ? line("remark") : null}
      {asksGrounds || textOf("grounds") ? line("grounds", { required: asksGrounds }) : null}
      {asksLate || textOf("lateReason") ? line("lateReason", { required: asksLate, help: t("day.late") }) : null}
    </FormDialog>
  );
}

function changeOfOne({ day, painted }: AskedDay, told: Told): AskedDay {
  const changed = Object.entries(told)
    .filter(([name, text]) => text !== (day[name as keyof Told] ?? ""))
    .map(([name, text]) => [name, text || null]);
  return { day, painted: { ...painted, ...Object.fromEntries(changed) } };
}

/** A day keeps the reason that it has. */
function changeOfMany(asked: AskedDay, told: Told, isLate: (day: RestDay) => boolean): AskedDay {
  const { day, painted } = asked;
  const reasons: DayChange = {
    ...(needsGrounds(asked) && !day.grounds && told.grounds ? { grounds: told.grounds } : {}),
    ...(isLate(day) && !day.lateReason && told.lateReason ? { lateReason: told.lateReason } : {}),
  };
  return { day, painted: { ...painted, ...reasons } };
}
