import type { Department } from "@ymp/core/access/roles";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { equipment } from "@ymp/db/schema/equipment";
import { jobFiles, jobs } from "@ymp/db/schema/jobs";
import { and, desc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isOpen } from "./due-sql.ts";

/** The latest photo is what a head looks at first. */
const firstPhoto = sql<
  string | null
>`(select x.file_id from ${jobFiles} x where x.vessel_id = ${jobs.vesselId} and x.job_id = ${jobs.id} and x.kind = 'photo' order by x.created_at limit 1)`;

const columns = {
  id: jobs.id,
  version: jobs.version,
  number: jobs.number,
  year: jobs.year,
  title: jobs.title,
  kind: jobs.kind,
  priority: jobs.priority,
  isCritical: jobs.isCritical,
  operationalEffect: jobs.operationalEffect,
  department: jobs.department,
  equipmentName: equipment.name,
  raisedAt: jobs.createdAt,
  photoId: firstPhoto,
};

const equipmentOfJob = and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId));

/** Raised and not yet accepted, critical ones first, then the oldest. @param department null: of all */
export async function newJobs(tx: Db, vesselId: string, department: Department | null, limit: number) {
  const where = and(
    eq(jobs.vesselId, vesselId),
    isNull(jobs.archivedAt),
    isOpen,
    jobs.needsTriage,
    department ? or(isNull(jobs.department), eq(jobs.department, department)) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ ...columns, raisedBy: users.name })
      .from(jobs)
      .leftJoin(equipment, equipmentOfJob)
      .leftJoin(users, eq(users.id, jobs.createdBy))
      .where(where)
      .orderBy(desc(sql`(${jobs.isCritical} or ${jobs.priority} = 'critical')`), jobs.createdAt, jobs.id)
      .limit(limit),
    tx.select({ total: sql<number>`count(*)::int` }).from(jobs).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** What somebody raised for others to judge: as long as it is open, and a while after it was closed. */
export function raisedBy(tx: Db, vesselId: string, userId: string, closedSince: Date) {
  return tx
    .select({
      ...columns,
      status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
      needsTriage: jobs.needsTriage,
      acceptedBy: users.name,
      cancelReason: jobs.cancelReason,
    })
    .from(jobs)
    .leftJoin(equipment, equipmentOfJob)
    .leftJoin(users, eq(users.id, jobs.triagedBy))
    .where(
      and(
        eq(jobs.vesselId, vesselId),
        isNull(jobs.archivedAt),
        eq(jobs.createdBy, userId),
        or(jobs.needsTriage, isNotNull(jobs.triagedAt)),
        or(isOpen, gte(jobs.updatedAt, closedSince)),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
}
