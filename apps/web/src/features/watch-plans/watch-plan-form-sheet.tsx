import { watchPlanFormSchema } from "@ymp/api/modules/watch-plans/watch-plans.schema";
import { todayIn } from "@ymp/core/calendar-date";
import type { WatchPlanField } from "@ymp/core/watch-plan-fields";
import { watchPatterns } from "@ymp/core/watches/patterns";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { ChoiceField, ControlField, DayField, LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { HoursControl } from "./hours-control.tsx";
import { LegsControl } from "./legs-control.tsx";
import { useSaveWatchPlan } from "./watch-plans.mutations.ts";
import type { WatchPlan } from "./watch-plans.queries.ts";

type WatchPlanInput = z.input<typeof watchPlanFormSchema>;

export interface WatchPlanFormSheetProps {
  /** Absent: a new one. */
  watchPlan?: WatchPlan;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function WatchPlanFormSheet({ watchPlan, onClose, onSaved }: WatchPlanFormSheetProps) {
  const { t } = useTranslation("watch-plans");
  const { client, queryClient, trpc } = useServices();
  const today = todayIn(useVessel().timeZone, useNow());
  const { mutateAsync: save } = useSaveWatchPlan();
  const form = useRecordForm({
    kind: "watch plan",
    schema: watchPlanFormSchema,
    record: watchPlan,
    valuesOf: (saved: WatchPlan | undefined): WatchPlanInput => ({
      name: saved?.name ?? "",
      startsOn: saved?.startsOn ?? today,
      endsOn: saved?.endsOn ?? today,
      pattern: saved?.pattern ?? "fourOnEightOff",
      ownHours: saved?.ownHours ?? [],
      legs: saved?.legs ?? [{ state: "passage", onDay: today, time: "00:00" }],
      notes: saved?.notes ?? "",
    }),
    read: (id) => queryClient.fetchQuery({ ...trpc.watchPlans.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.watchPlans.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: (_, id) => onSaved(id),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={watchPlan ? t("form.edit", { name: watchPlan.name }) : t("form.new")}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <WatchPlanFields watchPlan={watchPlan} />
    </RecordForm>
  );
}

/** What somebody else may change alone is shown as it stands. */
function WatchPlanFields({ watchPlan }: { watchPlan: WatchPlan | undefined }) {
  const { t } = useTranslation("watch-plans");
  const pattern = useWatch<WatchPlanInput, "pattern">({ name: "pattern" });
  const locked = (name: WatchPlanField) => watchPlan !== undefined && !watchPlan.can.fields.includes(name);
  const held = (name: WatchPlanField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  const patterns = watchPatterns.map((value) => ({ value, label: t(`pattern.${value}`) }));
  return (
    <>
      <LockedNote when={watchPlanFormSchema.keyof().options.some(locked)} />
      {held("name", <TextField<WatchPlanInput> name="name" label={t("field.name")} required />)}
      <div className="grid gap-4 sm:grid-cols-2">
        {held("startsOn", <DayField<WatchPlanInput> name="startsOn" label={t("field.startsOn")} required />)}
        {held("endsOn", <DayField<WatchPlanInput> name="endsOn" label={t("field.endsOn")} required />)}
      </div>
      {held("pattern", <ChoiceField<WatchPlanInput> name="pattern" label={t("field.pattern")} options={patterns} />)}
      {pattern === "own"
        ? held(
            "ownHours",
            <ControlField<WatchPlanInput, "ownHours"> name="ownHours" label={t("field.ownHours")} required group>
              {({ value, onChange }) => <HoursControl value={value} onChange={onChange} />}
            </ControlField>,
          )
        : null}
      {held(
        "legs",
        <ControlField<WatchPlanInput, "legs"> name="legs" label={t("field.legs")} required group>
          {({ value, onChange }) => <LegsControl value={value} onChange={onChange} />}
        </ControlField>,
      )}
      {held("notes", <LongTextField<WatchPlanInput> name="notes" label={t("field.notes")} rows={4} />)}
    </>
  );
}
