import { defaultDigest } from "@ymp/core/notifications/delivery";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { type FormEvent, useState } from "react";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { clockOf, minuteOf } from "./minute-of-day.ts";
import { useSetDigest } from "./notifications.mutations.ts";
import { type DigestHours, useDigestHours } from "./notifications.queries.ts";

/** When mail may come, by the ship's clock. */
export function QuietHours() {
  const { t } = useTranslation("notices");
  const query = useDigestHours();
  if (query.isError && !query.data) return <NotLoaded query={query} />;
  return (
    <Card>
      <SectionHead title={t("hours.title")} level={2} />
      <p dir="auto" className="mb-2 text-muted-foreground text-sm">
        {t("hours.text")}
      </p>
      {query.data ? <HoursForm hours={query.data} /> : null}
    </Card>
  );
}

function useHoursForm(hours: DigestHours) {
  const [isQuiet, setIsQuiet] = useState(hours.quietFromMinute !== null);
  const [from, setFrom] = useState(clockOf(hours.quietFromMinute ?? defaultDigest.quietFromMinute ?? 0));
  const [until, setUntil] = useState(clockOf(hours.quietUntilMinute ?? defaultDigest.quietUntilMinute ?? 0));
  const [digestAt, setDigestAt] = useState(clockOf(hours.digestAtMinute));
  const [fromMinute, untilMinute, digestAtMinute] = [minuteOf(from), minuteOf(until), minuteOf(digestAt)];
  const isComplete = digestAtMinute !== null && (!isQuiet || (fromMinute !== null && untilMinute !== null));
  const chosen = isComplete
    ? {
        quietFromMinute: isQuiet ? fromMinute : null,
        quietUntilMinute: isQuiet ? untilMinute : null,
        digestAtMinute,
      }
    : null;
  return { isQuiet, setIsQuiet, from, setFrom, until, setUntil, digestAt, setDigestAt, chosen };
}

function HoursForm({ hours }: { hours: DigestHours }) {
  const { t } = useTranslation("notices");
  const form = useHoursForm(hours);
  const save = useSetDigest();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.chosen) save.mutate(form.chosen);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <SwitchField label={t("hours.quiet")} checked={form.isQuiet} onCheckedChange={form.setIsQuiet} />
      <div className="flex flex-wrap gap-4">
        {form.isQuiet ? (
          <>
            <TimeField label={t("hours.from")} value={form.from} onChange={form.setFrom} />
            <TimeField label={t("hours.until")} value={form.until} onChange={form.setUntil} />
          </>
        ) : null}
        <TimeField label={t("hours.digestAt")} value={form.digestAt} onChange={form.setDigestAt} />
      </div>
      <Button type="submit" size="lg" className="self-start" disabled={!form.chosen} busy={save.isPending}>
        {t("hours.save")}
      </Button>
    </form>
  );
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={label} className="w-36">
      <Input type="time" required value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
