import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { notifications } from "@ymp/db/schema/notifications";
import { comments, importRows, recordFiles, vesselArchives } from "@ymp/db/schema/platform";
import { staySheets, tripStays } from "@ymp/db/schema/trips";
import { and, eq, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export interface GuestKey {
  readonly vesselId: string;
  readonly id: string;
}

export interface GuestFile {
  readonly id: string;
  readonly storageKey: string;
}

const isTalk = ({ vesselId, id }: GuestKey): SQL | undefined =>
  and(eq(comments.vesselId, vesselId), eq(comments.recordKind, "guest"), eq(comments.recordId, id));

/** What hangs on the guest, and what is sent with a comment on the guest. */
const isFiled = (key: GuestKey): SQL | undefined => {
  const said = sql`(select ${comments.id} from ${comments} where ${isTalk(key)})`;
  const ofGuest = and(eq(recordFiles.recordKind, "guest"), eq(recordFiles.recordId, key.id));
  const ofTalk = and(eq(recordFiles.recordKind, "comment"), sql`${recordFiles.recordId} in ${said}`);
  return and(eq(recordFiles.vesselId, key.vesselId), or(ofGuest, ofTalk));
};

/** Also what was taken off the guest or off a comment: it is stored still. */
export function filesOfGuest(tx: Db, key: GuestKey): Promise<GuestFile[]> {
  const holders = sql`jsonb_to_recordset(${files.formerHolders}) as once(kind text, id uuid)`;
  const saidOnce = sql`once.kind = 'comment' and once.id in (select ${comments.id} from ${comments} where ${isTalk(key)})`;
  const heldOnce = sql`exists (select from ${holders} where once.kind = 'guest' and once.id = ${key.id}::uuid or ${saidOnce})`;
  const held = sql`${files.id} in (select ${recordFiles.fileId} from ${recordFiles} where ${isFiled(key)})`;
  return tx
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.vesselId, key.vesselId), or(held, and(sql`${files.formerHolders} <> '[]'::jsonb`, heldOnce))));
}

export async function deleteTalk(tx: Db, key: GuestKey): Promise<void> {
  await tx.delete(recordFiles).where(isFiled(key));
  await tx.delete(comments).where(isTalk(key));
}

export async function deleteFiles(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(files).where(and(eq(files.vesselId, vesselId), sql`${files.id} in ${jsonIds(ids)}`));
}

/** Takes names of files, and mails, of a guest who was erased: the histories themselves are closed to the application. */
export async function forgetGuest(tx: Db, id: string, fileIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select app.forget_guest(${id}::uuid, array${jsonIds(fileIds)})`);
}

/** What an import replaced in the guest is kept for taking it back, which ends here. */
export async function forgetReplaced(tx: Db, { vesselId, id }: GuestKey): Promise<void> {
  await tx
    .update(importRows)
    .set({ before: null })
    .where(
      and(
        eq(importRows.vesselId, vesselId),
        eq(importRows.recordKind, "guest"),
        eq(importRows.recordId, id),
        isNotNull(importRows.before),
      ),
    );
}

/** @returns whom they were for */
export async function deleteNotices(tx: Db, { vesselId, id }: GuestKey): Promise<string[]> {
  const rows = await tx
    .delete(notifications)
    .where(
      and(eq(notifications.vesselId, vesselId), eq(notifications.recordKind, "guest"), eq(notifications.recordId, id)),
    )
    .returning({ userId: notifications.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** What they wished for goes, and how they travelled, which is in words of one's own. Cabin, days and ports tell that somebody was aboard. */
export async function clearStays(tx: Db, { vesselId, id }: GuestKey, now: Date): Promise<void> {
  const own = sql`${staySheets.stayId} in (select ${tripStays.id} from ${tripStays}
    where ${tripStays.vesselId} = ${vesselId}::uuid and ${tripStays.guestId} = ${id}::uuid)`;
  await tx.delete(staySheets).where(and(eq(staySheets.vesselId, vesselId), own));
  await tx
    .update(tripStays)
    .set({ arrivesBy: null, departsBy: null, updatedAt: now, version: sql`${tripStays.version} + 1` })
    .where(
      and(
        eq(tripStays.vesselId, vesselId),
        eq(tripStays.guestId, id),
        or(isNotNull(tripStays.arrivesBy), isNotNull(tripStays.departsBy)),
      ),
    );
}

/** Archives of before hold the guest. That they were made stays on record. @returns the keys of their bytes */
export async function withdrawArchives(tx: Db, vesselId: string, now: Date): Promise<string[]> {
  const isStored = and(
    eq(vesselArchives.vesselId, vesselId),
    isNotNull(vesselArchives.storageKey),
    lte(vesselArchives.createdAt, now),
  );
  const kept = await tx
    .select({ id: vesselArchives.id, storageKey: vesselArchives.storageKey })
    .from(vesselArchives)
    .where(isStored)
    .for("update");
  const ids = jsonIds(kept.map(({ id }) => id));
  await tx
    .update(vesselArchives)
    .set({ storageKey: null, updatedAt: now, version: sql`${vesselArchives.version} + 1` })
    .where(and(isStored, sql`${vesselArchives.id} in ${ids}`));
  return kept.flatMap(({ storageKey }) => storageKey ?? []);
}
