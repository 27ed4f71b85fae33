import type { Db } from "@ymp/db/client";
import { sections } from "@ymp/db/schema/equipment";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

const tables = { supplierId: suppliers, sectionId: sections, itemId: inventoryItems } as const;
type Reference = keyof typeof tables;
type Before = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * Tells of what stood in a record before a list whether it names something that is gone by now, or was merged into another: a
 * hand could not name it either.
 */
export async function namesWhatIsGone(
  tx: Db,
  vesselId: string,
  references: readonly Reference[],
  before: Before,
): Promise<(values: Readonly<Record<string, unknown>>) => boolean> {
  const [there, named] = [new Set<string>(), (field: Reference) => namedIn(before, field)];
  for (const field of references) {
    const table = tables[field];
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.vesselId, vesselId),
          sql`${table.id} in ${jsonIds(named(field))}`,
          field === "supplierId" ? isNull(suppliers.mergedIntoId) : undefined,
        ),
      );
    for (const { id } of rows) there.add(id);
  }
  return (values) => references.some((field) => typeof values[field] === "string" && !there.has(values[field]));
}

const namedIn = (before: Before, field: Reference): string[] => [
  ...new Set([...before.values()].flatMap(({ [field]: id }) => (typeof id === "string" ? [id] : []))),
];
