import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import type { PageInput } from "@ymp/core/page";
import type { DisclosureKind } from "@ymp/core/people/disclosure-kinds";
import type { Db } from "@ymp/db/client";
import { supportVisits, users } from "@ymp/db/schema/accounts";
import { disclosures } from "@ymp/db/schema/people";
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";

const pages = keysetPages(z.tuple([calendarDateSchema, z.uuid()]));

const firstAt = sql`min(${disclosures.createdAt})`.mapWith(disclosures.createdAt);
const lastAt = sql`max(${disclosures.updatedAt})`.mapWith(disclosures.updatedAt);
const kinds = sql<{ kind: DisclosureKind; times: number }[]>`
  jsonb_agg(jsonb_build_object('kind', ${disclosures.kind}, 'times', ${disclosures.times}))`;
/** Aboard for the platform when it was read. */
const isSupport = sql<boolean>`exists (
  select from ${supportVisits} visit where visit.vessel_id = ${disclosures.vesselId} and visit.user_id = ${disclosures.readerId}
    and visit.started_at <= max(${disclosures.updatedAt})
    and coalesce(visit.ended_at, visit.ends_at) >= min(${disclosures.createdAt}))`;

/** Who has read what of the person, a line for each reader and ship's day, the latest day first. */
export async function listDisclosures(tx: Db, vesselId: string, profileId: string, page: PageInput) {
  const seen = pages.seen(page);
  const { day, readerId } = disclosures;
  const rows = await tx
    .select({ day, readerId, name: users.name, color: users.backgroundColor, isSupport, firstAt, lastAt, kinds })
    .from(disclosures)
    .innerJoin(users, eq(users.id, readerId))
    .where(
      and(
        eq(disclosures.vesselId, vesselId),
        eq(disclosures.profileId, profileId),
        seen && sql`(${day}, ${readerId}) < (${seen[0]}::date, ${seen[1]}::uuid)`,
      ),
    )
    .groupBy(disclosures.vesselId, day, readerId, users.id)
    .orderBy(desc(day), desc(readerId))
    .limit(pages.rowsToRead(page));
  return pages.page(rows, page, (line) => [line.day, line.readerId]);
}
