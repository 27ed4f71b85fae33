import { identity } from "./comparable.ts";
import type { EquipmentParticulars } from "./equipment-rows.ts";
import { indexBy } from "./parent-references.ts";

export interface ExistingPlan {
  title: string;
  intervalHours: number | null;
  interval: { n: number; unit: string } | null;
}

export interface ExistingEquipment extends EquipmentParticulars {
  id: string;
  parentId: string | null;
  plans: readonly ExistingPlan[];
  /** Ids it had where it was imported from. */
  sourceIds: readonly string[];
  /** What the importer may not change of it, `parent` among it. */
  held: readonly string[];
  /** The most hours that the importer may say it has run; null where heads of department decide, or nobody has read the meter. */
  highestHours: number | null;
}

export type MatchedBy = "code" | "serial" | "name+parent";
export interface Match {
  found: ExistingEquipment;
  by: MatchedBy;
}

/** `parentId` undefined: the row does not say where it belongs, or its parent is new. */
export interface Sought {
  values: Partial<EquipmentParticulars>;
  parentId: string | null | undefined;
  parentIsNew: boolean;
  /** False when another row of the file carries the same serial number. */
  serialIsUnique: boolean;
}

/** Finds rows' counterparts on board, each at most once: own code first, then the serial number, then name under the same parent. */
export function equipmentMatcher(existing: readonly ExistingEquipment[]): (sought: Sought) => Match | undefined {
  const itself = (item: ExistingEquipment) => item;
  const byCode = indexBy(existing, (item) => item.code, itself);
  const bySerial = indexBy(existing, (item) => item.serialNumber, itself);
  const byName = indexBy(existing, (item) => item.name, itself);
  const taken = new Set<string>();
  const free = (index: ReadonlyMap<string, ExistingEquipment[]>, key: string | null | undefined) =>
    (key ? (index.get(identity(key)) ?? []) : []).filter((item) => !taken.has(item.id));

  return (sought) => {
    const { values } = sought;
    const match =
      matchCode(free(byCode, values.code)) ??
      (sought.serialIsUnique ? matchSerial(free(bySerial, values.serialNumber), values) : undefined) ??
      matchName(free(byName, values.name), sought);
    if (match) taken.add(match.found.id);
    return match;
  };
}

function matchCode([found]: readonly ExistingEquipment[]): Match | undefined {
  return found && { found, by: "code" };
}

/** Makers number from 1 each, so a serial alone is trusted only where nothing else contradicts it. */
function matchSerial(
  candidates: readonly ExistingEquipment[],
  values: Partial<EquipmentParticulars>,
): Match | undefined {
  const [found, ...others] = candidates.filter(
    (item) => agree(item.maker, values.maker) && (agree(item.code, values.code) || agree(item.name, values.name)),
  );
  return found && others.length === 0 ? { found, by: "serial" } : undefined;
}

function matchName(
  candidates: readonly ExistingEquipment[],
  { values, parentId, parentIsNew }: Sought,
): Match | undefined {
  if (parentIsNew) return undefined;
  const possible = candidates.filter(
    (item) => agree(item.code, values.code) && agree(item.serialNumber, values.serialNumber),
  );
  const here = possible.filter((item) => item.parentId === (parentId ?? null));
  if (here.length === 0) {
    const [only, ...others] = possible;
    return parentId === undefined && only && others.length === 0 ? { found: only, by: "name+parent" } : undefined;
  }
  const [best] = here.toSorted((a, b) => likeness(b, values) - likeness(a, values));
  return best && { found: best, by: "name+parent" };
}

/** Equal, or one of them unknown. */
function agree(one: string | null | undefined, other: string | null | undefined): boolean {
  return !one || !other || identity(one) === identity(other);
}

function likeness(item: ExistingEquipment, values: Partial<EquipmentParticulars>): number {
  const same = (one: string | null, other: string | null | undefined) =>
    Number(Boolean(one && other && identity(one) === identity(other)));
  return (
    same(item.location, values.location) + same(item.modelNumber, values.modelNumber) + same(item.maker, values.maker)
  );
}
