import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { filePolicy, heldFile } from "@ymp/core/file-fields";
import { isOpen, statusOn } from "@ymp/core/maintenance/job-flow";
import { judgeAccepting } from "@ymp/core/maintenance/triage";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { editorOf, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { stockBins } from "../inventory/stock.service.ts";
import { filesOf, findJobSheet, lastWorkOf, partsOf, postponementsOf, tasksOf } from "./job-sheet.repository.ts";
import { jobNumberText } from "./jobs.record.ts";
import { findJob } from "./jobs.repository.ts";
import { dueOf, permissionsOn } from "./jobs.rules.ts";
import type { jobHistoryInput } from "./jobs.schema.ts";
import { readerOf } from "./jobs-scope.ts";
import { signingOf } from "./signing.service.ts";
import { officerOf } from "./triage.rules.ts";

/** People from outside learn what a job takes, not what the vessel keeps of it. */
const nothingOfTheStores = { minQuantity: null, isCritical: false, locationId: null };

export async function getJob(scope: VesselScope, id: string) {
  const { tx, vesselId } = scope;
  const [sheet, tasks, parts, files, postponements] = await Promise.all([
    findJobSheet(tx, readerOf(scope), id),
    tasksOf(tx, vesselId, id),
    partsOf(tx, vesselId, id),
    filesOf(tx, vesselId, id),
    postponementsOf(tx, vesselId, id),
  ]);
  const { job, plan, equipment, counter, ...names } = expectRow(sheet);
  const isOutside = scope.access.seesOnlyShared;
  const itemIds = isOutside ? [] : parts.map(({ itemId }) => itemId);
  const [bins, lastWork, signing] = await Promise.all([
    stockBins(scope, itemIds),
    lastWorkOf(tx, readerOf(scope), job, 4),
    signingOf(scope, job, plan),
  ]);
  const today = shipsDay(scope);
  const status = statusOn(job.status, job.dueOn, today);
  const due = dueOf(
    {
      ...job,
      intervalCount: plan?.intervalCount ?? null,
      intervalUnit: plan?.intervalUnit ?? null,
      counterInterval: plan?.counterInterval ?? null,
      lastTotal: counter?.lastTotal ?? null,
    },
    today,
    () => shipsDay(scope, job.createdAt),
  );
  const { doer, ...signed } = signing;
  const judged = { ...job, status, doer, plan };
  const permissions = permissionsOn(judged, scope.access, editorOf(scope));
  return {
    ...job,
    status,
    due,
    today,
    numberText: jobNumberText(job),
    plan,
    equipment,
    counter,
    ...names,
    tasks,
    parts: parts.map((part) =>
      isOutside
        ? { ...part, ...nothingOfTheStores, bins: [] }
        : { ...part, bins: bins.filter(({ itemId }) => itemId === part.itemId) },
    ),
    files: files.map(({ addedBy, ...file }) => ({
      ...file,
      mayRemove:
        permissions.edit && fieldsFor(scope, filePolicy, heldFile("of an open record", addedBy)).includes("removed"),
    })),
    postponements,
    lastWork,
    ...signed,
    can: {
      ...permissions,
      confirmCredit:
        permissions.credit &&
        signing.credit?.creditCapacity === "chief_engineer" &&
        signing.credit.creditConfirmedBy === null,
      accept: judgeAccepting({ ...job, isOpen: isOpen(status) }, officerOf(scope)).length === 0,
    },
  };
}
export type JobSheet = Awaited<ReturnType<typeof getJob>>;

export async function listJobHistory(scope: VesselScope, input: z.infer<typeof jobHistoryInput>) {
  // What other records tell of a job names them; outsiders know none but those shared with them.
  const record = { kind: "job", id: input.id, isAlone: scope.access.seesOnlyShared } as const;
  const [job, history] = await Promise.all([
    findJob(scope.tx, readerOf(scope), input.id),
    listHistory(scope.tx, scope.vesselId, record, input),
  ]);
  expectRow(job);
  // Which trip a job is done for is told to whoever may open trips.
  const rows = history.rows.filter(({ recordKind }) => recordKind !== "trip" || mayViewKind(scope.access, "trip"));
  return { ...history, rows };
}
