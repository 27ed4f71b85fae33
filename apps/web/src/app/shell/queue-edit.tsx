import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { z } from "zod";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { sending } from "../../lib/forms/sending.ts";
import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import { useKeptTyped } from "../../lib/forms/use-kept-typed.ts";
import { retryUnsent } from "../../lib/offline/change-unsent.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useServices } from "../services-context.tsx";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Typed = string | number | null;

const typedSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const noneYet = (): Record<string, Typed> => ({});

/** What a person typed into the write: the fields it names, as they are now. */
function typedValues({ input, fields }: QueuedWrite): { name: string; labelKey: string; value: string | number }[] {
  const values = isRecord(input) ? input : {};
  return Object.entries(fields).flatMap(([name, labelKey]) => {
    const value = values[name];
    return typeof value === "string" || typeof value === "number" ? [{ name, labelKey, value }] : [];
  });
}

/** Mends a refused write in place, starting from what was typed. */
export function QueueEdit({ write, onDone }: { write: QueuedWrite; onDone: () => void }) {
  const { t } = useTranslation();
  const { queue } = useServices();
  const place = useDraftPlace("refused", write.id);
  const { typed, change, forget } = useKeptTyped({ place, schema: typedSchema, fresh: noneYet, idOf: () => write.id });
  const [isAsked, setAsked] = useState(false);
  const end = () => {
    forget();
    onDone();
  };
  const send = () => {
    setAsked(true);
    if (Object.values(typed).includes(null)) return;
    end();
    void retryUnsent(queue, write.id, isRecord(write.input) ? { ...write.input, ...typed } : typed);
  };
  return (
    <form className="mt-2 flex flex-col gap-3" onSubmit={sending(send)}>
      {typedValues(write).map(({ name, labelKey, value }) => (
        <Field
          key={name}
          label={t(labelKey)}
          error={isAsked && typed[name] === null ? t("errors:notAllowedValue") : faultOf(write, name, t)}
        >
          <TypedInput
            value={typed[name] === undefined ? value : typed[name]}
            isFigure={typeof value === "number"}
            onChange={(now) => change({ [name]: now })}
          />
        </Field>
      ))}
      <div className="flex gap-1.5">
        <Button type="submit" size="sm" variant="primary">
          {t("queue:sendAgain")}
        </Button>
        <Button size="sm" variant="ghost" onClick={end}>
          {t("controls:cancel")}
        </Button>
      </div>
    </form>
  );
}

function faultOf({ refusal }: QueuedWrite, name: string, t: (key: string) => string): string | undefined {
  const key = refusal?.fields[name];
  return key ? t(key) : undefined;
}

interface TypedInputProps {
  value: Typed;
  isFigure: boolean;
  onChange: (value: Typed) => void;
}

/** Where a figure stood, only a figure is sent again. */
function TypedInput({ value, isFigure, onChange, ...field }: TypedInputProps) {
  return isFigure ? (
    <DecimalInput {...field} value={typeof value === "number" ? value : null} onValueChange={onChange} />
  ) : (
    <Input {...field} value={value ?? ""} onChange={(event) => onChange(event.target.value)} />
  );
}
