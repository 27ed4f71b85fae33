import { changeableFields, type FieldEditor } from "@ymp/core/access/field-policy";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { type EditedEquipment, equipmentPolicy, heldEquipment } from "@ymp/core/maintenance/equipment-fields";

export type Trouble = "overdue" | "due_soon" | null;

export function troubleOf(marks: { overdueJobs: number; dueSoonJobs: number }): Trouble {
  if (marks.overdueJobs) return "overdue";
  return marks.dueSoonJobs ? "due_soon" : null;
}

/** What the person may do with this machine; buttons and fields follow it, and the services hold to it. */
export function abilitiesOn(item: EditedEquipment, access: Access, editor: FieldEditor) {
  const mayEdit = can(access, "equipmentspage:edit") && !access.seesOnlyShared;
  const isLive = item.archivedAt === null;
  const fields = mayEdit ? changeableFields(equipmentPolicy, heldEquipment(item), editor) : [];
  const mayArchive = fields.includes("archivedAt");
  return {
    fields,
    edit: mayEdit && isLive,
    move: fields.includes("parentId"),
    copy: mayEdit,
    archive: mayArchive && isLive,
    restore: mayArchive && !isLive,
    remove: mayArchive,
    addReading: isLive && can(access, "jobs:edit"),
    replaceMeter: fields.includes("meter"),
    withdrawReading: isLive && can(access, "jobs:edit") && maySupervise(access),
    raiseJob: isLive && can(access, "jobs:edit"),
    editParts: isLive && can(access, "spareparts:edit"),
  };
}

/** Heads of department and above. */
export function maySupervise(access: Access): boolean {
  return access.role !== null && isAtLeast(access.role, "hod");
}

/** Private stock is the owner's: crew see neither it nor its figures. */
export function maySeePrivateStock(access: Access): boolean {
  return (access.role !== null && isAtLeast(access.role, "captain")) || access.userType === "ownersRep";
}

const sides: readonly (readonly [string, string])[] = [
  ["port", "starboard"],
  ["port", "stbd"],
  ["ps", "sb"],
  ["p", "s"],
  ["bâbord", "tribord"],
  ["babord", "tribord"],
  ["backbord", "steuerbord"],
  ["sinistra", "dritta"],
  ["babor", "estribor"],
];
const joinedSides: readonly (readonly [string, string])[] = [
  ["左舷", "右舷"],
  ["左", "右"],
];

/**
 * What a copy is called: "Main engine port" becomes "Main engine starboard". Without a side in it, or where the other side
 * is taken, the number goes up to the first that is free; without a number it begins at 2.
 */
export function nameOfCopy(name: string, taken: ReadonlySet<string>): string {
  const other = otherSide(name);
  if (other && !taken.has(other)) return other;
  let next = nextNumber(name) ?? `${name} 2`;
  while (taken.has(next)) next = nextNumber(next) ?? `${next} 2`;
  return next;
}

/** The names of several copies, each given in the knowledge of those before it. */
export function namesOfCopies(name: string, neighbours: readonly string[], count: number): string[] {
  const taken = new Set(neighbours);
  return Array.from({ length: count }, () => {
    const next = nameOfCopy(name, taken);
    taken.add(next);
    return next;
  });
}

/** Follows the renaming of the machine: a part of a name that told the side tells the other one. */
export function followRenaming(text: string, renaming: { from: string; to: string }): string {
  if (renaming.from === renaming.to) return text;
  if (text.includes(renaming.from)) return text.replaceAll(renaming.from, renaming.to);
  return (otherSide(renaming.from) === renaming.to && otherSide(text)) || text;
}

function otherSide(name: string): string | null {
  for (const [one, other] of [...sides, ...sides.map(([a, b]) => [b, a] as const)]) {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${one}(?![\\p{L}\\p{N}])`, "iu");
    if (word.test(name)) return name.replace(word, (found) => inCaseOf(found, other));
  }
  const pair = [...joinedSides, ...joinedSides.map(([a, b]) => [b, a] as const)].find(([one]) => name.includes(one));
  return pair ? name.replace(pair[0], pair[1]) : null;
}

function inCaseOf(found: string, word: string): string {
  if (found === found.toUpperCase()) return word.toUpperCase();
  return found.charAt(0) === found.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function nextNumber(name: string): string | null {
  const match = /^(.*?)(\d{1,3})(\D*)$/u.exec(name);
  const [, before, digits, after] = match ?? [];
  return digits === undefined ? null : `${before}${Number(digits) + 1}${after}`;
}
