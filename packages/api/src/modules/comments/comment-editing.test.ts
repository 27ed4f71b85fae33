import { type CommentField, type CommentState, commentPolicy } from "@ymp/core/comment-fields";
import { newId } from "@ymp/core/ids";
import { comments } from "@ymp/db/schema/platform";
import type { Caller } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makeJob } from "@ymp/testing/factories/jobs";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let jobId: string;

/** What the second engineer said about a job, now or two days ago. */
async function commentIn(state: CommentState): Promise<string> {
  jobId = (await makeJob(world)).id;
  const id = newId();
  await world.as("engineer").comments.create({ id, recordKind: "job", recordId: jobId, body: "Seal is worn" });
  if (state === "standing") {
    const createdAt = new Date(world.now().getTime() - 2 * 86_400_000);
    await world.inVessel("A", (tx) => tx.update(comments).set({ createdAt }).where(eq(comments.id, id)));
  }
  return id;
}

async function change(caller: Caller, id: string, field: CommentField): Promise<unknown> {
  if (field === "removed") return caller.comments.remove({ id });
  const { id: fileId } = await makeFile(world, { createdBy: world.person("engineer").userId });
  return caller.comments.addFile({ id, fileId });
}

it("a comment is taken back by its author on the same day, later by heads, and never written again", async () => {
  const trial = { policy: commentPolicy, isUsedUp: true, module: null, make: commentIn, change };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("the list says who may take a comment away, and when", async () => {
  const mayRemove = async (who: "engineer" | "chief" | "deckhand") => {
    const [comment] = await world.as(who).comments.list({ recordKind: "job", recordId: jobId });
    return comment?.mayRemove;
  };
  await commentIn("just said");
  expect([await mayRemove("engineer"), await mayRemove("chief"), await mayRemove("deckhand")]).toEqual([
    true,
    true,
    false,
  ]);
  await commentIn("standing");
  expect([await mayRemove("engineer"), await mayRemove("chief")]).toEqual([false, true]);
});
