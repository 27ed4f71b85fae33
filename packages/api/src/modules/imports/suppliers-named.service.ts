import type { VesselScope } from "../../context.ts";
import { identity } from "../../platform/imports/comparable.ts";
import { supplierByName } from "../suppliers/suppliers.service.ts";
import { listKnownSuppliers } from "./suppliers-on-board.repository.ts";
import { created, type WrittenRecord } from "./written-rows.ts";

/** The suppliers that rows name, made where there are none of the name. */
export async function suppliersNamed(
  scope: VesselScope,
  rows: readonly { sourceRow: number; name: string | null }[],
): Promise<{ idOf: (name: string) => string | null; written: WrittenRecord[] }> {
  const known = await listKnownSuppliers(scope.tx, scope.vesselId, () => []);
  const ids = new Map(known.map(({ id, values }) => [identity(values.name), id]));
  const written: WrittenRecord[] = [];
  for (const { sourceRow, name } of rows) {
    if (name === null || ids.has(identity(name))) continue;
    const id = await supplierByName(scope, name);
    ids.set(identity(name), id);
    written.push(created(sourceRow, "supplier", id));
  }
  return { idOf: (name) => ids.get(identity(name)) ?? null, written };
}
