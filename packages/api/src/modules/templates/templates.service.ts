import { AppError } from "@ymp/core/errors";
import { heldKept, templatePolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { type JobTemplate, jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { jobTemplates } from "@ymp/db/schema/worklists";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { saysAnythingNew } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { recordChange, recordChanges } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { mayDrawUp } from "../worklists/worklists.rules.ts";
import { findsAll, jobIn } from "./library.rules.ts";
import { offeredJobs } from "./library.service.ts";
import { type JobTemplateRow, jobTemplateRecord } from "./templates.record.ts";
import {
  insertTemplates,
  lockTaking,
  lockTemplate,
  patchTemplate,
  takenKeys,
  takenTemplates,
  templatesByIds,
  templatesOf,
} from "./templates.repository.ts";
import type {
  listTemplatesInput,
  SaveTemplateInput,
  takeTemplatesInput,
  templateHistoryInput,
  versionedTemplateInput,
} from "./templates.schema.ts";

type ListInput = z.infer<typeof listTemplatesInput>;

/** The vessel's own templates. */
export async function listTemplates(scope: VesselScope, input: ListInput) {
  requireInsider(scope);
  const rows = await templatesOf(scope.tx, scope.vesselId, input.isArchived);
  return {
    templates: rows
      .map(present)
      .filter(({ equipmentType, template }) => isWanted(input, equipmentType, textsOf(equipmentType, template))),
    canEdit: mayKeepTemplates(scope),
  };
}

/** The library in the vessel's language, each template with whether the vessel already has it. */
export async function listLibrary(scope: VesselScope, input: ListInput) {
  requireInsider(scope);
  const { language } = scope.vessel;
  const [taken, jobs] = await Promise.all([takenKeys(scope.tx, scope.vesselId), offeredJobs(scope.tx)]);
  return jobs
    .map(({ key, equipmentType, words, typeTitles, template: english }) => {
      const template = jobIn(language, english, words);
      const texts = [typeTitles[language] ?? "", ...textsOf(equipmentType, english), ...textsOf("", template)];
      return { texts, listed: { key, equipmentType, template, isTaken: taken.has(key) } };
    })
    .filter(({ texts, listed }) => isWanted(input, listed.equipmentType, texts))
    .map(({ listed }) => listed);
}

/** What a template is found by. */
const textsOf = (equipmentType: string, { title, tasks }: JobTemplate) => [
  equipmentType.replaceAll("_", " "),
  title,
  ...tasks,
];

const isWanted = (wanted: ListInput, type: string, texts: readonly string[]): boolean =>
  (!wanted.equipmentType || type === wanted.equipmentType) && findsAll(wanted.search, texts);

export async function getTemplate(scope: VesselScope, id: string) {
  requireInsider(scope);
  const [row] = await templatesByIds(scope.tx, scope.vesselId, [id]);
  return { ...present(expectRow(row)), canEdit: mayKeepTemplates(scope) };
}

/** What happened to the template, the latest first. */
export async function templateHistory(scope: VesselScope, input: z.infer<typeof templateHistoryInput>) {
  requireInsider(scope);
  expectRow((await templatesByIds(scope.tx, scope.vesselId, [input.id]))[0]);
  return listHistory(scope.tx, scope.vesselId, { kind: "job_template", id: input.id }, input);
}

function present({ template, equipmentType, ...row }: JobTemplateRow) {
  return {
    id: row.id,
    version: row.version,
    equipmentType,
    source: row.source,
    isArchived: row.archivedAt !== null,
    updatedAt: row.updatedAt,
    template: jobTemplateSchema.parse(template),
  };
}

export async function saveTemplate(
  scope: VesselScope,
  { id, version, equipmentType, template }: SaveTemplateInput,
): Promise<{ id: string; version: number }> {
  requirePlanner(scope);
  const { tx, vesselId } = scope;
  const values = { equipmentType, template, title: template.title, department: template.department ?? null };
  const existing = await lockTemplate(tx, vesselId, id);
  if (version !== undefined) {
    const before = expectRow(existing);
    expectVersion(before, version);
    if (!saysAnythingNew(before, values)) return { id, version: before.version };
    expectMayChange(scope, templatePolicy, heldKept(before), changedFields(templatePolicy, before, values));
    const after = await patchTemplate(tx, before, values, scope.now);
    await recordChange(scope, jobTemplateRecord, id, { verb: "updated", before, after, facts: { title: after.title } });
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, existing);
  if (sent) return { id, version: sent.version };
  await expectRoom(tx, jobTemplates, { vesselId, most: mostOnBoard.templates });
  const [made] = await insertTemplates(tx, [{ ...values, ...stampOf(scope), id }]);
  await recordChange(scope, jobTemplateRecord, id, { verb: "created", after: made, facts: { title: template.title } });
  return { id, version: 1 };
}

/** An archived template is offered no more; the plans made from it go on. */
export async function setTemplateArchived(
  scope: VesselScope,
  { id, version }: z.infer<typeof versionedTemplateInput>,
  isArchived: boolean,
): Promise<{ version: number }> {
  requirePlanner(scope);
  const before = expectRow(await lockTemplate(scope.tx, scope.vesselId, id));
  expectVersion(before, version);
  const after = await patchTemplate(scope.tx, before, { archivedAt: isArchived ? scope.now : null }, scope.now);
  await recordChange(scope, jobTemplateRecord, id, {
    verb: isArchived ? "archived" : "restored",
    facts: { title: before.title },
  });
  return { version: after.version };
}

/**
 * Copies templates of the library to the vessel, where they can be changed. What it has already is left as it is; what is sent
 * again is answered as it was the first time.
 */
export async function takeTemplates(
  scope: VesselScope,
  { taken }: z.infer<typeof takeTemplatesInput>,
): Promise<{ taken: number; known: number }> {
  requirePlanner(scope);
  await lockTaking(scope.tx, scope.vesselId);
  const [before, jobs] = await Promise.all([takenTemplates(scope.tx, scope.vesselId), offeredJobs(scope.tx)]);
  const known = new Set(before.map(({ source }) => source));
  const own = new Map(before.map((row) => [row.id, row]));
  const isSentAgain = ({ id, key }: (typeof taken)[number]) =>
    own.get(id)?.source === key && own.get(id)?.createdBy === scope.actor.userId;
  const offered = new Map(jobs.map((job) => [job.key, job]));
  const rows = taken
    .map(({ id, key }) => {
      const entry = offered.get(key);
      if (!entry) throw new AppError("not_found", "templates:refusal.notInLibrary");
      const { equipmentType } = entry;
      const template = jobIn(scope.vessel.language, entry.template, entry.words);
      const { title, department = null } = template;
      return { ...stampOf(scope), id, source: key, equipmentType, template, title, department };
    })
    .filter(({ source }) => !known.has(source));
  const room = { vesselId: scope.vesselId, most: mostOnBoard.templates, added: rows.length };
  await expectRoom(scope.tx, jobTemplates, room);
  await insertTemplates(scope.tx, rows);
  await recordChanges(
    scope,
    jobTemplateRecord,
    rows.map((row) => ({ recordId: row.id, verb: "created", facts: { title: row.title, source: row.source } })),
  );
  const kept = rows.length + taken.filter(isSentAgain).length;
  return { taken: kept, known: taken.length - kept };
}

const stampOf = ({ vesselId, actor, now }: VesselScope) => ({ vesselId, createdBy: actor.userId, createdAt: now });

export const mayKeepTemplates = ({ access }: VesselScope): boolean => mayDrawUp(access);

export function requirePlanner(scope: VesselScope): void {
  requireInsider(scope);
  if (!mayKeepTemplates(scope)) throw new AppError("forbidden", "templates:refusal.needsHead");
}
