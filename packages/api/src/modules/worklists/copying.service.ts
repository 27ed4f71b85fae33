import { isOpen } from "@ymp/core/maintenance/job-flow";
import { jobsForNextPeriod } from "@ymp/core/maintenance/worklist";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { chosenJobs, openOccurrencesOf } from "../jobs/chosen-jobs.service.ts";
import { readerOf } from "../jobs/jobs-scope.ts";
import { type EntryRow, entriesOf, insertEntries } from "./entries.repository.ts";
import { worklistRecord } from "./worklists.record.ts";
import { findWorklist, insertWorklist } from "./worklists.repository.ts";
import type { CopyWorklistInput } from "./worklists.schema.ts";
import { requireDrawer } from "./worklists.service.ts";

/** The list of the next period: not frozen, shared with nobody yet, in the order of the old one. */
export async function copyWorklist(
  scope: VesselScope,
  { id, newId, which, ...fields }: CopyWorklistInput,
): Promise<{ id: string; count: number }> {
  requireDrawer(scope);
  const { tx, vesselId, actor } = scope;
  const source = expectRow(await findWorklist(tx, readerOf(scope), id));
  const entries = await entriesOf(tx, vesselId, id);
  const jobIds = await nextJobs(scope, entries, which);
  const existing = await findWorklist(tx, readerOf(scope), newId);
  if (await sentBefore(scope, newId, existing)) return { id: newId, count: jobIds.length };
  const made = { vesselId, createdBy: actor.userId, createdAt: scope.now };
  const copy = await insertWorklist(tx, {
    ...made,
    id: newId,
    name: fields.name,
    kind: source.kind,
    description: source.description,
    startsOn: fields.startsOn ?? null,
    endsOn: fields.endsOn ?? null,
    copiedFromId: source.id,
  });
  const noteOf = new Map(entries.map(({ jobId, note }) => [jobId, note]));
  await insertEntries(
    tx,
    jobIds.map((jobId, position) => ({
      ...made,
      worklistId: newId,
      jobId,
      position,
      note: noteOf.get(jobId) ?? null,
    })),
  );
  await recordChange(scope, worklistRecord, newId, {
    verb: "copied",
    after: copy,
    facts: { name: copy.name, from: source.name, count: jobIds.length },
    relatedIds: [source.id],
  });
  return { id: newId, count: jobIds.length };
}

async function nextJobs(
  scope: VesselScope,
  entries: readonly EntryRow[],
  which: CopyWorklistInput["which"],
): Promise<string[]> {
  const jobs = await chosenJobs(
    scope,
    entries.map(({ jobId }) => jobId),
  );
  const plans = await openOccurrencesOf(
    scope,
    [...jobs.values()].flatMap(({ planId }) => planId ?? []),
  );
  const list = entries.flatMap(({ jobId }) => {
    const job = jobs.get(jobId);
    if (!job) return [];
    const openOccurrenceId = job.planId ? (plans.get(job.planId) ?? null) : null;
    return [{ jobId, isOpen: isOpen(job.status), openOccurrenceId }];
  });
  return jobsForNextPeriod(list, which);
}
