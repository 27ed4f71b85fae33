import type { Db } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { z } from "zod";

/** Matters between the vessel and the platform she is on; another platform begins them again. */
const ofThePlatform = new Set([
  "number",
  "companyId",
  "subscription",
  "subscriptionState",
  "subscriptionEndsOn",
  "suspendedAt",
  "suspendedReason",
  "deletionRequestedAt",
  "deletionRequestedBy",
  "deletesAt",
  "isTemplate",
]);

/** Her number in the installation the archive comes from. */
export const archivedVesselSchema = z.looseObject({ number: z.int() });

export async function vesselDocument(tx: Db, vesselId: string): Promise<string> {
  const [row] = await tx.execute<{ document: string }>(
    sql`select jsonb_pretty(to_jsonb(v)) as document from ${vessels} v where v.id = ${vesselId}`,
  );
  if (!row) throw new Error("There is no such vessel.");
  return row.document;
}

export async function findVesselName(tx: Db, vesselId: string): Promise<string | undefined> {
  const [row] = await tx.select({ name: vessels.name }).from(vessels).where(eq(vessels.id, vesselId));
  return row?.name;
}

/** @returns the number she has here */
export async function insertVessel(tx: Db, document: string): Promise<number> {
  const archived = archivedVesselSchema.parse(JSON.parse(document));
  const names = Object.keys(getTableColumns(vessels))
    .filter((key) => !ofThePlatform.has(key))
    .map((key) => toSnakeCase(key))
    .filter((name) => name in archived)
    .map((name) => `"${name}"`);
  const columns = sql.raw(names.join(", "));
  const [row] = await tx.execute<{ number: number }>(
    sql`insert into ${vessels} (${columns}) select ${columns} from jsonb_populate_record(null::${vessels}, ${document}::jsonb) returning number`,
  );
  if (!row) throw new Error("The vessel was not written.");
  return row.number;
}
