import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { z } from "zod";
import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import { useKeptTyped } from "../../lib/forms/use-kept-typed.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useDeclareEvent } from "./plan-editor.mutations.ts";

export interface WaitingProps {
  waiting: OutputOf<"plans.waiting">;
  onDone: () => void;
}

const declared = z.object({
  id: idSchema,
  event: z.enum(vesselEvents),
  on: calendarDateSchema,
  note: z.string(),
});
type Declared = z.infer<typeof declared>;

const idOf = ({ id }: Declared) => id;

/** Which event, when, and what it opens, stated before it is told. */
export function DeclareEvent({ waiting: { plans, events, today }, onDone }: WaitingProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const place = useDraftPlace("event");
  const { typed, change, forget } = useKeptTyped({
    ...{ place, schema: declared, idOf },
    fresh: (): Declared => ({ id: newId(), event: "arrival", on: today, note: "" }),
  });
  const declare = useDeclareEvent(forget);
  const { id, event, on, note } = typed;
  const concerned = plans.filter((plan) => plan.trigger === "event" && plan.event === event);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("events:event")}>
          <Select
            value={event}
            onValueChange={(next) => change({ event: next })}
            options={vesselEvents.map((value) => ({ value, label: t(`events:of.${value}`) }))}
          />
        </Field>
        <Field label={t("events:on")}>
          <DateField today={today} value={on} onValueChange={(next) => next && change({ on: next })} />
        </Field>
      </div>
      <Field label={t("events:note")} mark={t("jobs:optional")}>
        <Input value={note} maxLength={1000} onChange={({ target }) => change({ note: target.value })} />
      </Field>
      {concerned.length > 0 ? (
        <RowList aria-label={t("events:opens")} className="max-h-48 overflow-y-auto">
          {concerned.map((plan) => (
            <li key={plan.id} className="flex gap-2">
              <span dir="auto" className="min-w-0 flex-1 break-words">
                {plan.title}
              </span>
              <span className="flex-none text-muted-foreground text-xs">
                {t(plan.openJobId ? "events:stillOpen" : "events:opensJob")}
              </span>
            </li>
          ))}
        </RowList>
      ) : (
        <p className="text-muted-foreground text-sm">{t("events:nothing")}</p>
      )}
      {events[0] ? (
        <p className="text-muted-foreground text-xs">
          {t("events:last", { event: t(`events:of.${events[0].event}`), date: formats.date(events[0].on) })}
        </p>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        className="self-end"
        busy={declare.isPending}
        onClick={() => declare.mutate({ id, event, on, note: note.trim() || null }, { onSuccess: onDone })}
      >
        {t("events:declare")}
      </Button>
    </>
  );
}
