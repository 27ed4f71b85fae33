import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useServices } from "../services-context.tsx";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a person typed into the write: the fields it names, as they are now. */
function typedValues({ input, fields }: QueuedWrite): { name: string; labelKey: string; text: string }[] {
  const values = isRecord(input) ? input : {};
  return Object.entries(fields).flatMap(([name, labelKey]) => {
    const value = values[name];
    return typeof value === "string" || typeof value === "number" ? [{ name, labelKey, text: String(value) }] : [];
  });
}

function withTyped(input: unknown, typed: Record<string, string>): unknown {
  const original = isRecord(input) ? input : {};
  const changed = Object.entries(typed).map(([name, text]) => [
    name,
    typeof original[name] === "number" && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text,
  ]);
  return { ...original, ...Object.fromEntries(changed) };
}

/** Mends a refused write in place, starting from what was typed. */
export function QueueEdit({ write, onDone }: { write: QueuedWrite; onDone: () => void }) {
  const { t } = useTranslation();
  const { queue } = useServices();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const send = () => {
    onDone();
    void queue.retry(write.id, withTyped(write.input, typed));
  };
  return (
    <form
      className="mt-2 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {typedValues(write).map(({ name, labelKey, text }) => (
        <Field key={name} label={t(labelKey)} error={faultOf(write, name, t)}>
          <Input value={typed[name] ?? text} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
        </Field>
      ))}
      <div className="flex gap-1.5">
        <Button type="submit" size="sm" variant="primary">
          {t("queue:sendAgain")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t("ui:cancel")}
        </Button>
      </div>
    </form>
  );
}

function faultOf({ refusal }: QueuedWrite, name: string, t: (key: string) => string): string | undefined {
  const key = refusal?.fields[name];
  return key ? t(key) : undefined;
}
