import { can } from "@ymp/core/access/resolve-access";
import { commentPolicy, heldComment } from "@ymp/core/comment-fields";
import { AppError } from "@ymp/core/errors";
import { seesTalkOf } from "@ymp/core/guests/guest-access";
import { isKindWith, recordFacts } from "@ymp/core/records";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { expectNotErased, expectReadable as expectOpened, type OpenedRecord } from "../../platform/readable-records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { callableFor, notifyOfComment } from "./comment-notices.service.ts";
import { appendFile, commentsOf, findComment, hideComment, insertComment, peopleById } from "./comments.repository.ts";
import type {
  addCommentFileInput,
  addCommentInput,
  listCommentsInput,
  mentionableInput,
  removeCommentInput,
} from "./comments.schema.ts";

const openedBy = ({ recordKind: kind, recordId: id }: z.infer<typeof mentionableInput>): OpenedRecord => ({
  kind,
  id,
});

/** @throws AppError forbidden where the record is open to the reader, and what is said of it is not */
function expectReadable(scope: VesselScope, record: OpenedRecord): Promise<{ title: string }> {
  if (!seesTalkOf(scope.access, record.kind)) throw new AppError("forbidden", "refusals:field.talk");
  return expectOpened(scope, record);
}

/** Anyone who takes part in the vessel's work, or keeps records of the kind, has a say; who only looks on has none. */
function requireSay({ access }: VesselScope, { kind }: OpenedRecord): void {
  const { module } = recordFacts[kind];
  const hasSay = can(access, "jobs:edit") || can(access, `${module}:edit`);
  if (!hasSay) throw new AppError("forbidden", "refusals:closedToRole", { module });
}

export async function listComments(scope: VesselScope, input: z.infer<typeof listCommentsInput>) {
  await expectReadable(scope, openedBy(input));
  const rows = await commentsOf(scope.tx, scope.vesselId, input.recordKind, input.recordId, input.limit);
  return rows.map((row) => ({
    ...row,
    mayRemove: fieldsFor(scope, commentPolicy, heldOf(scope, { createdBy: row.authorId, createdAt: row.at })).includes(
      "removed",
    ),
  }));
}

/**
 * The people of the vessel who may see a record, to be called by name in what is said about it. Somebody from outside is told
 * of those on the job with them and of who has spoken there, and not of their posts.
 */
export async function listMentionable(scope: VesselScope, input: z.infer<typeof mentionableInput>) {
  const record = openedBy(input);
  await expectReadable(scope, record);
  const isOutside = scope.access.seesOnlyShared;
  const [callable, left] = await Promise.all([
    callableFor(scope, record),
    whoLeft(scope.tx, scope.vesselId, shipsDay(scope)),
  ]);
  const people = await peopleById(scope.tx, scope.vesselId, callable);
  return people.flatMap(({ userId: _, jobTitle, ...person }) =>
    left.has(person.id) ? [] : { ...person, jobTitle: isOutside ? null : jobTitle },
  );
}

/** Answers with the names of those who were called and have left or cannot see the record, so that the writer knows. */
export async function addComment(
  scope: VesselScope,
  input: z.infer<typeof addCommentInput>,
): Promise<{ notTold: string[] }> {
  const record = openedBy(input);
  requireSay(scope, record);
  const { title } = await expectReadable(scope, record);
  await expectNotErased(scope, record);
  const { recordKind, recordId, body } = input;
  const written = await findComment(scope.tx, scope.vesselId, input.id);
  if (await sentBefore(scope, input.id, written, { recordKind, recordId, body })) return { notTold: [] };
  for (const fileId of input.fileIds) await expectFileFor(scope, fileId, { kind: "comment", id: input.id });
  await insertComment(scope.tx, {
    ...input,
    fileIds: [...new Set(input.fileIds)],
    vesselId: scope.vesselId,
    createdBy: scope.actor.userId,
    createdAt: scope.now,
  });
  await recordChange(scope, { kind: record.kind }, record.id, {
    verb: "commented",
    facts: { commentId: input.id },
  });
  return { notTold: await notifyOfComment(scope, record, { ...input, title }) };
}

/** Files follow the comment they were written with, as soon as each has arrived. */
export async function addCommentFile(scope: VesselScope, input: z.infer<typeof addCommentFileInput>): Promise<void> {
  const comment = expectRow(await findComment(scope.tx, scope.vesselId, input.id));
  const kind = comment.recordKind;
  if (!isKindWith("opened", kind)) throw new AppError("not_found", "refusals:recordNotFound");
  await expectReadable(scope, { kind, id: comment.recordId });
  requireSay(scope, { kind, id: comment.recordId });
  await expectNotErased(scope, { kind, id: comment.recordId });
  expectMayChange(scope, commentPolicy, heldOf(scope, comment), ["files"], "forbidden");
  await expectFileFor(scope, input.fileId, { kind: "comment", id: comment.id });
  if (!(await appendFile(scope.tx, comment, input.fileId))) return;
  await recordChange(scope, { kind }, comment.recordId, {
    verb: "commented",
    facts: { commentId: comment.id, fileId: input.fileId },
  });
}

const heldOf = ({ actor, now }: VesselScope, comment: Parameters<typeof heldComment>[0]) =>
  heldComment(comment, actor.userId, now);

/** Its author takes a comment back while it is new, or a head of department and above. */
export async function removeComment(scope: VesselScope, input: z.infer<typeof removeCommentInput>): Promise<void> {
  const comment = expectRow(await findComment(scope.tx, scope.vesselId, input.id));
  const kind = comment.recordKind;
  if (!isKindWith("opened", kind)) throw new AppError("not_found", "refusals:recordNotFound");
  await expectReadable(scope, { kind, id: comment.recordId });
  requireSay(scope, { kind, id: comment.recordId });
  expectMayChange(scope, commentPolicy, heldOf(scope, comment), ["removed"], "forbidden");
  await hideComment(scope.tx, scope.vesselId, comment.id, scope.now);
  await recordChange(scope, { kind }, comment.recordId, { verb: "comment_removed" });
}
