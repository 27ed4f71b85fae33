import { newId } from "@ymp/core/ids";
import { type VesselEvent, vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useDeclareEvent } from "./plan-editor.mutations.ts";

export interface WaitingProps {
  waiting: OutputOf<"plans.waiting">;
  onDone: () => void;
}

/** Which event, when, and what it opens, stated before it is told. */
export function DeclareEvent({ waiting: { plans, events, today }, onDone }: WaitingProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const declare = useDeclareEvent();
  const [id] = useState(newId);
  const [event, setEvent] = useState<VesselEvent>("arrival");
  const [on, setOn] = useState(today);
  const [note, setNote] = useState("");
  const concerned = plans.filter((plan) => plan.trigger === "event" && plan.event === event);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("events:event")}>
          <Select
            value={event}
            onValueChange={setEvent}
            options={vesselEvents.map((value) => ({ value, label: t(`events:of.${value}`) }))}
          />
        </Field>
        <Field label={t("events:on")}>
          <DateField today={today} value={on} onValueChange={(next) => next && setOn(next)} />
        </Field>
      </div>
      <Field label={t("events:note")} mark={t("jobs:optional")}>
        <Input value={note} maxLength={1000} onChange={(typed) => setNote(typed.target.value)} />
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
