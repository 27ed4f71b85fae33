import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { platformChanges } from "@ymp/db/schema/operations";
import type { Actor } from "../../context.ts";

export interface PlatformChange {
  subject: { kind: typeof platformChanges.$inferSelect.subjectKind; id: string };
  verb: string;
  /** Facts for the reader's sentence: names, dates, reasons. */
  facts?: Record<string, string | number | boolean | null>;
}

/** Writes what was done from outside any vessel, in the transaction of the change itself. */
export async function recordPlatformChanges(
  { tx, actor, now }: { tx: Db; actor: Actor; now: Date },
  ...list: PlatformChange[]
): Promise<void> {
  const rows = list.map(({ subject, verb, facts = {} }) => ({
    id: newId(),
    userId: actor.userId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    verb,
    facts,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(platformChanges).values(rows);
}
