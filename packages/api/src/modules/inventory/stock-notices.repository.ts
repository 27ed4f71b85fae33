import { type Department, departments } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { equipment } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isHeldPlace } from "../../platform/accounts/crew-aboard.ts";

/** The departments whose machines use the items. */
export async function departmentsUsing(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return tx
    .selectDistinct({ itemId: spareParts.itemId, department: equipment.department })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .where(
      and(
        eq(spareParts.vesselId, vesselId),
        sql`${spareParts.itemId} in ${jsonIds(itemIds)}`,
        isNotNull(equipment.department),
      ),
    );
}

export interface StockReader {
  userId: string;
  role: "captain" | "hod";
  department: Department | null;
}

/** Captains and heads of department with a place on board today. */
export async function stockReaders(tx: Db, vesselId: string, today: CalendarDate): Promise<StockReader[]> {
  const rows = await tx
    .select({ userId: memberships.userId, role: memberships.role, department: memberships.department })
    .from(memberships)
    .where(and(eq(memberships.vesselId, vesselId), isHeldPlace(today)));
  return rows.flatMap(({ userId, role, department }) =>
    role === "captain" || role === "hod"
      ? [{ userId, role, department: departments.find((known) => known === department) ?? null }]
      : [],
  );
}
