import { createHash } from "node:crypto";
import type postgres from "postgres";
import type { VesselRange, VesselSize } from "./fleet-size.ts";

export interface Seeding {
  readonly sql: postgres.Sql;
  readonly size: VesselSize;
  readonly range: VesselRange;
}

/** The token of a member's session: what the browser would hold. */
export function sessionToken(vessel: number, member: number): string {
  return createHash("sha256").update(`bench ${vessel} ${member}`).digest("hex");
}
