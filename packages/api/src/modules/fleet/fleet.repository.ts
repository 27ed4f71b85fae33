import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { companyMemberships } from "@ymp/db/schema/accounts";
import { eq, sql } from "drizzle-orm";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";

/** The vessels asked for and the day each of them has; answers hold those of the reader's company alone. */
export interface FleetDays {
  readonly ids: readonly string[];
  readonly days: readonly CalendarDate[];
}

const idsOf = ({ ids }: FleetDays) => sql`array${jsonIds(ids)}::uuid[]`;
const daysOf = ({ days }: FleetDays) => sql`array${jsonTexts(days)}::date[]`;

interface JobFigures extends Record<string, unknown> {
  vesselId: string;
  overdue: number;
  dueSoon: number;
  defects: number;
}

export function jobFigures(tx: Db, fleet: FleetDays) {
  return tx.execute<JobFigures>(
    sql`select vessel_id as "vesselId", overdue::int as overdue, due_soon::int as "dueSoon", defects::int as defects from app.fleet_jobs(${idsOf(fleet)}, ${daysOf(fleet)})`,
  );
}

export function approvalFigures(tx: Db, fleet: FleetDays) {
  return tx.execute<{ vesselId: string; approvals: number }>(
    sql`select vessel_id as "vesselId", approvals::int as approvals from app.fleet_approvals(${idsOf(fleet)})`,
  );
}

export function paperFigures(tx: Db, fleet: FleetDays) {
  return tx.execute<{ vesselId: string; expired: number }>(
    sql`select vessel_id as "vesselId", expired::int as expired from app.fleet_papers(${idsOf(fleet)}, ${daysOf(fleet)})`,
  );
}

/** The companies somebody works for. */
export async function companiesOf(tx: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ companyId: companyMemberships.companyId })
    .from(companyMemberships)
    .where(eq(companyMemberships.userId, userId));
  return new Set(rows.map(({ companyId }) => companyId));
}
