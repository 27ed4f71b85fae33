import { fullName } from "@ymp/core/people/profile-fields";
import { monthName } from "@ymp/core/rest/month-name";
import type { Database } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { asc } from "drizzle-orm";
import { signaturesOf, signersOf } from "./months.repository.ts";
import { firstBrokenSignature } from "./proving.rules.ts";
import { genesisOfRest } from "./rest.rules.ts";

export interface ProvedRest {
  readonly vessel: string;
  readonly name: string;
  readonly signatures: number;
  /** The first month that does not hold. */
  readonly broken: string | null;
}

/** Proves the signed months of rest of every person of every vessel, one after the other. */
export async function* proveAllRest(database: Database): AsyncGenerator<ProvedRest> {
  const all = await database.db.select({ id: vessels.id, name: vessels.name }).from(vessels).orderBy(asc(vessels.name));
  for (const { id: vesselId, name: vessel } of all) {
    const scope = { vesselId, userId: null, access: "snapshot" } as const;
    const people = await inScope(database, scope, (tx) => signersOf(tx, vesselId));
    for (const { profileId, ...person } of people) {
      const signatures = await inScope(database, scope, (tx) => signaturesOf(tx, vesselId, profileId));
      const broken = firstBrokenSignature(genesisOfRest(vesselId, profileId), signatures);
      yield {
        vessel,
        name: fullName(person),
        signatures: signatures.length,
        broken: broken && monthName(broken.month),
      };
    }
  }
}
