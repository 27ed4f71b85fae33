import type { Db } from "@ymp/db/client";
import { answeredWrites } from "@ymp/db/schema/platform";
import { and, eq, lt } from "drizzle-orm";

interface OfWrite {
  readonly vesselId: string;
  readonly userId: string;
  readonly key: string;
  readonly step: number;
}

export async function insertAnswered(tx: Db, row: typeof answeredWrites.$inferInsert): Promise<void> {
  await tx.insert(answeredWrites).values(row);
}

const isOf = ({ vesselId, userId, key, step }: OfWrite) =>
  and(
    eq(answeredWrites.vesselId, vesselId),
    eq(answeredWrites.userId, userId),
    eq(answeredWrites.key, key),
    eq(answeredWrites.step, step),
  );

export async function updateAnswer(tx: Db, write: OfWrite, answer: string | null): Promise<void> {
  await tx.update(answeredWrites).set({ answer }).where(isOf(write));
}

export async function findAnswered(tx: Db, write: OfWrite) {
  const [row] = await tx
    .select({ path: answeredWrites.path, digest: answeredWrites.digest, answer: answeredWrites.answer })
    .from(answeredWrites)
    .where(isOf(write));
  return row;
}

export async function deleteAnsweredBefore(tx: Db, vesselId: string, before: Date): Promise<void> {
  await tx
    .delete(answeredWrites)
    .where(and(eq(answeredWrites.vesselId, vesselId), lt(answeredWrites.createdAt, before)));
}
