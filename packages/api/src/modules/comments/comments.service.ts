import { isAtLeast } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow, isRetry } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { RecordDescriptor } from "../../platform/records.ts";
import { getItem } from "../equipment/equipment.service.ts";
import { expectVisibleJob } from "../jobs/jobs.service.ts";
import { commentsOf, findComment, hideComment, insertComment } from "./comments.repository.ts";
import type { addCommentInput, commentedKinds, listCommentsInput, removeCommentInput } from "./comments.schema.ts";

type CommentedKind = (typeof commentedKinds)[number];

/** Only who may see a record may read and write what is said about it. */
const gates: Record<CommentedKind, (scope: VesselScope, id: string) => Promise<unknown>> = {
  job: expectVisibleJob,
  equipment: getItem,
};

export async function listComments(scope: VesselScope, input: z.infer<typeof listCommentsInput>) {
  await gates[input.recordKind](scope, input.recordId);
  return commentsOf(scope.tx, scope.vesselId, input.recordKind, input.recordId);
}

export async function addComment(scope: VesselScope, input: z.infer<typeof addCommentInput>): Promise<void> {
  await gates[input.recordKind](scope, input.recordId);
  if (isRetry(await findComment(scope.tx, scope.vesselId, input.id), scope.actor.userId)) return;
  await insertComment(scope.tx, {
    ...input,
    vesselId: scope.vesselId,
    createdBy: scope.actor.userId,
    createdAt: scope.now,
  });
  await recordChange(scope, descriptorOf(input.recordKind), input.recordId, {
    verb: "commented",
    facts: { text: input.body.slice(0, 200) },
  });
}

/** Its author takes a comment back, or a head of department and above. */
export async function removeComment(scope: VesselScope, input: z.infer<typeof removeCommentInput>): Promise<void> {
  const comment = expectRow(await findComment(scope.tx, scope.vesselId, input.id));
  const mayRemove = comment.createdBy === scope.actor.userId || isAtLeast(scope.access.role ?? "user", "hod");
  if (!mayRemove) throw new AppError("forbidden", "comments:notYours");
  await hideComment(scope.tx, scope.vesselId, comment.id, scope.now);
  const kind = comment.recordKind === "equipment" ? "equipment" : "job";
  await recordChange(scope, descriptorOf(kind), comment.recordId, { verb: "comment_removed" });
}

const descriptorOf = (kind: CommentedKind): RecordDescriptor => ({ kind });
