import type { PageInput } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { guestDisclosures } from "@ymp/db/schema/guests";
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";

const pages = keysetPages(z.tuple([z.iso.date(), z.uuid()]));

/** The latest day first; somebody who saw papers and health on a day has a line for each. */
export async function listGuestDisclosures(tx: Db, vesselId: string, guestId: string, page: PageInput) {
  const seen = pages.seen(page);
  const { id, day, kind, times, updatedAt, readerId } = guestDisclosures;
  const rows = await tx
    .select({ id, day, kind, times, at: updatedAt, name: users.name })
    .from(guestDisclosures)
    .innerJoin(users, eq(users.id, readerId))
    .where(
      and(
        eq(guestDisclosures.vesselId, vesselId),
        eq(guestDisclosures.guestId, guestId),
        seen && sql`(${day}, ${id}) < (${seen[0]}::date, ${seen[1]}::uuid)`,
      ),
    )
    .orderBy(desc(day), desc(id))
    .limit(pages.rowsToRead(page));
  return pages.page(rows, page, (line) => [line.day, line.id]);
}
