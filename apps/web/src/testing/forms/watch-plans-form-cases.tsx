import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { watchPlanFields, watchPlanPolicy } from "@ymp/core/watch-plan-fields";
import { WatchPlanFormSheet } from "../../features/watch-plans/watch-plan-form-sheet.tsx";
import type { WatchPlan } from "../../features/watch-plans/watch-plans.queries.ts";
import type { FormCase } from "./form-case.ts";
import { saved } from "./form-records.ts";

const made = new Date("2026-06-10T08:00:00Z");
const startsOn = parseCalendarDate("2026-06-22");

const watchPlan: WatchPlan = {
  ...{ id: newId(), version: 2, name: "Antibes to Bonifacio", notes: null, archivedAt: null, publishedAt: null },
  ...{ startsOn, endsOn: parseCalendarDate("2026-06-24"), pattern: "fourOnEightOff", ownHours: [] },
  legs: [{ state: "passage", onDay: startsOn, time: "05:00" }],
  ...{ createdAt: made, updatedAt: made, createdBy: null },
  can: { fields: watchPlanFields, edit: true, archive: true, restore: false },
};

export const watchPlanForms: FormCase[] = [
  {
    file: "features/watch-plans/watch-plan-form-sheet.tsx",
    record: watchPlan,
    draw: (one, close) => <WatchPlanFormSheet watchPlan={saved(one)} onClose={close} onSaved={close} />,
    get: { path: "watchPlans.get" },
    ...{ save: "watchPlans.save", history: "watchPlans.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Antibes to Calvi", theirs: "Antibes to Nice" },
    other: { name: "notes", value: "Fog likely" },
    policy: watchPlanPolicy,
  },
];
