import { isFilled } from "@ymp/core/definitions/condition";
import type { EntryType, Value, Values } from "@ymp/core/definitions/definition";
import { isAsked, isRequired, judgeEntry, keptValues } from "@ymp/core/definitions/judge-entry";
import { type ReactNode, useState } from "react";
import { askedValues } from "./asked-values.ts";
import { type EntryAround, type FieldGridProps, FillingContext, useFilling } from "./entry-around.ts";
import { EntryField } from "./entry-field.tsx";

interface EntryFieldsProps {
  type: EntryType;
  /** As they were typed; what is no longer asked is kept in case it is again. */
  values: Values;
  around: EntryAround;
  /** Somebody tried to save it: from then on all that is wrong is shown. */
  saysAll: boolean;
  onChange: (values: Values) => void;
}

/** An entry as a form: drawn from its description, judged while it is typed. */
export function EntryFields({ type, values, around, saysAll, onChange }: EntryFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { facts } = around;
  const asked = askedValues(type, values, facts);
  return (
    <FillingContext
      value={{
        ...around,
        Grid: FieldGrid,
        findings: judgeEntry(type, asked, { ...facts, now: around.now }),
        isSaid: (path) => saysAll || (left.has(path) && isFilled(valueAt(values, path))),
        timeAt: (key) => timeBeside(key, values),
        onLeave: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
      }}
    >
      <FieldGrid
        fields={type.fields}
        values={values}
        whole={{ ...asked, ...keptValues(type, asked, facts) }}
        above=""
        onChange={onChange}
      />
    </FillingContext>
  );
}

const timesOfPlaces: Readonly<Record<string, string>> = { startAt: "start", stopAt: "stop", endPosition: "endedAt" };

/** A place at the start or end of an operation has its time beside it; any other that of the entry. */
function timeBeside(key: string, values: Values): string | undefined {
  const time = values[timesOfPlaces[key] ?? "at"];
  return typeof time === "string" ? time : undefined;
}

/** The value at the end of a path such as `tanks.1.added`. */
function valueAt(values: Values, path: string): Value | undefined {
  const found = path.split(".").reduce<unknown>((within, step) => {
    return typeof within === "object" && within !== null ? Reflect.get(within, step) : undefined;
  }, values);
  return found as Value | undefined;
}

/** The fields that are asked for by now, two in a row where they are short. */
function FieldGrid({ fields, values, whole, above, onChange }: FieldGridProps): ReactNode {
  const { facts } = useFilling();
  const shown = fields.filter((field) => isAsked(field, whole, facts));
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 max-md:grid-cols-1">
      {shown.map((field) => (
        <EntryField
          key={field.key}
          field={field}
          path={`${above}${field.key}`}
          value={field.type === "computed" ? whole[field.key] : values[field.key]}
          values={values}
          isRequired={isRequired(field, whole, facts)}
          onChange={(value) => onChange(withValue(values, field.key, value))}
        />
      ))}
    </div>
  );
}

/** What was emptied is not there. */
function withValue(values: Values, key: string, value: Value | undefined): Values {
  const { [key]: _, ...others } = values;
  return value === undefined || value === "" ? others : { ...others, [key]: value };
}
