import { AppError, assertAllowed } from "@ymp/core/errors";
import { type ClassState, classState, classStates, classWindow } from "@ymp/core/maintenance/class-items";
import { judgeWhoCredits } from "@ymp/core/maintenance/class-work";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { classItems, lastCredits, writeConfirmation } from "./class-items.repository.ts";
import { findPlan, standingCompletion } from "./completion.repository.ts";
import { jobRecord } from "./jobs.record.ts";
import type { ConfirmCreditInput, ExportClassItemsInput } from "./jobs.schema.ts";
import { lockJob } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";

/** A large ship has some hundreds; beyond it the list would not be one to look through. */
const most = 1000;

/** Items of the classification society with window, last credit and state, what is overdue on top. */
export async function listClassItems(scope: VesselScope) {
  const { tx, vesselId } = scope;
  const today = shipsDay(scope);
  if (scope.access.seesOnlyShared) return { rows: [], today };
  const [items, credits] = await Promise.all([
    wholeUpTo(classItems(tx, vesselId), most, "class-items:tooMany"),
    lastCredits(tx, vesselId),
  ]);
  const creditOf = new Map(credits.map((credit) => [credit.planId, credit]));
  const rows = items.map((item) => {
    const credit = creditOf.get(item.id);
    const creditedOn = credit ? (credit.doneOn ?? shipsDay(scope, credit.doneAt)) : item.knownDoneOn;
    const window = item.dueOn ? classWindow(item.dueOn, item.windowMonths) : null;
    return {
      ...item,
      creditedOn,
      creditedJobId: credit?.jobId ?? null,
      creditedBy: credit?.creditedBy ?? null,
      capacity: credit?.creditCapacity ?? null,
      confirmedBy: credit?.creditConfirmedBy ?? null,
      confirmedOn: credit?.creditConfirmedOn ?? null,
      windowFrom: window?.from ?? null,
      windowTo: window?.to ?? null,
      state: classState({ ...item, creditedOn }, today),
    };
  });
  return { rows: rows.toSorted(byUrgency), today };
}
export type ClassItemRow = Awaited<ReturnType<typeof listClassItems>>["rows"][number];

type Urgency = { state: ClassState; dueOn: string | null; itemNo: string };

const byUrgency = (one: Urgency, other: Urgency) =>
  classStates.indexOf(one.state) - classStates.indexOf(other.state) ||
  (one.dueOn ?? "9").localeCompare(other.dueOn ?? "9") ||
  one.itemNo.localeCompare(other.itemNo, "en", { numeric: true });

/** The surveyor confirms what the chief engineer opened and credited; once. */
export async function confirmCredit(scope: VesselScope, { id, by, on }: ConfirmCreditInput): Promise<void> {
  requireInsider(scope);
  expectHappened(scope, "work", { on });
  const { tx, vesselId } = scope;
  const job = await lockJob(scope, id);
  const plan = job.planId ? await findPlan(tx, vesselId, job.planId) : null;
  assertAllowed(judgeWhoCredits({ ...job, plan: plan ?? null }, editorOf(scope)), "forbidden");
  const completion = expectRow(await standingCompletion(tx, vesselId, job.id));
  if (completion.creditCapacity !== "chief_engineer" || completion.creditConfirmedBy !== null)
    throw new AppError("conflict", "job-refusals:creditStands");
  await writeConfirmation(tx, vesselId, completion.id, { creditConfirmedBy: by, creditConfirmedOn: on });
  await recordChange(scope, jobRecord, job.id, {
    verb: "credit_confirmed",
    facts: { name: by, on, title: job.title },
    relatedIds: [job.equipmentId],
  });
}

/** The list for the surveyor, as it is filtered. */
export async function exportClassItems(
  scope: VesselScope,
  { format, locale, states, surveys }: ExportClassItemsInput,
): Promise<FileAnswer> {
  const word = (key: string) => scope.services.translate(locale, key);
  const { rows } = await listClassItems(scope);
  const shown = rows.filter(
    ({ state, survey }) => (!states || states.includes(state)) && (!surveys || (survey && surveys.includes(survey))),
  );
  const heading = (name: string) => word(`class-items:column.${name}`);
  const survey = (row: ClassItemRow) => (row.survey ? word(`class-items:survey.${row.survey}`) : null);
  const capacity = (row: ClassItemRow) => (row.capacity ? word(`class-items:capacities.${row.capacity}`) : null);
  const columns: ExportColumn<ClassItemRow>[] = [
    { heading: heading("itemNo"), kind: "text", width: 14, value: (row) => row.itemNo },
    { heading: heading("title"), kind: "text", width: 40, value: (row) => row.title },
    { heading: word("jobs:column.equipment"), kind: "text", width: 28, value: (row) => row.equipmentName },
    { heading: heading("survey"), kind: "text", width: 18, value: survey },
    { heading: heading("dueOn"), kind: "date", value: (row) => row.dueOn },
    { heading: heading("windowFrom"), kind: "date", value: (row) => row.windowFrom },
    { heading: heading("windowTo"), kind: "date", value: (row) => row.windowTo },
    { heading: heading("creditedOn"), kind: "date", value: (row) => row.creditedOn },
    { heading: heading("creditedBy"), kind: "text", width: 22, value: (row) => row.creditedBy },
    { heading: heading("capacity"), kind: "text", width: 18, value: capacity },
    { heading: heading("confirmedBy"), kind: "text", width: 22, value: (row) => row.confirmedBy },
    { heading: heading("state"), kind: "text", width: 16, value: (row) => word(`class-items:state.${row.state}`) },
  ];
  const filterWords = [
    ...(states ?? []).map((state) => word(`class-items:state.${state}`)),
    ...(surveys ?? []).map((one) => word(`class-items:survey.${one}`)),
  ].join(", ");
  return exportedFile(
    scope,
    { title: word("jobs:classItems.title"), columns, rows: shown },
    { format, locale, filterWords },
  );
}
