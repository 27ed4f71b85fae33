import { addMonths, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { equipmentTypeNamed } from "@ymp/core/maintenance/equipment-types";
import type { EquipmentDefinition } from "../vessel-definition.ts";
import { type Book, person, stamp } from "./book.ts";
import { supplierOf } from "./suppliers.ts";

interface Inherited {
  id: string | null;
  code: string;
  place: string | null;
  department: EquipmentDefinition["department"];
  use: NonNullable<EquipmentDefinition["use"]>;
  critical: boolean;
}

/** Codes follow the tree: 3 is a system, 3.02 its second unit, 3.02.01 that unit's first component. */
export function addEquipment(book: Book): void {
  const roots = book.definition.equipment;
  for (const [index, root] of roots.entries()) {
    addBranch(book, root, index, {
      id: null,
      code: "",
      place: null,
      department: undefined,
      use: "both",
      critical: false,
    });
  }
}

/** A part that is named after its machine ("Alternator, generator 1") is none itself. */
function typeOf({ name, maker }: EquipmentDefinition) {
  return maker && !name.includes(",") ? equipmentTypeNamed(name) : null;
}

function addBranch(book: Book, definition: EquipmentDefinition, position: number, above: Inherited): void {
  const own = stamp(book, book.begunAt, person(book, book.definition.keeper));
  const number = String(position + 1);
  const inherited: Inherited = {
    id: own.id,
    code: above.code === "" ? number : `${above.code}.${number.padStart(2, "0")}`,
    place: definition.place ?? above.place,
    department: definition.department ?? above.department,
    use: definition.use ?? above.use,
    critical: false,
  };
  const { calendar } = book;
  book.rows.equipment.push({
    ...own,
    code: inherited.code,
    name: definition.name,
    type: typeOf(definition),
    parentId: above.id,
    position,
    department: inherited.department,
    location: inherited.place,
    manufacturer: definition.maker ?? null,
    modelNumber: definition.model ?? null,
    serialNumber: definition.serial ?? (definition.model ? serialNumber(book, definition.maker ?? "") : null),
    supplierId: supplierOf(book, definition),
    remarks: definition.remarks ?? null,
    isCritical: definition.critical ?? false,
    isStandby: definition.standby ?? false,
    isUsedAtSea: inherited.use !== "port",
    isUsedInPort: inherited.use !== "sea",
    installedOn: definition.maker ? fittedOn(book, definition) : null,
    warrantyUntil: definition.warranty ? addMonths(calendar.today, definition.warranty.months) : null,
    warrantyNote: definition.warranty?.note ?? null,
    archivedAt: definition.archivedDaysAgo === undefined ? null : calendar.daysAgo(definition.archivedDaysAgo, 15),
  });
  if (!book.equipmentIds.has(definition.name)) book.equipmentIds.set(definition.name, own.id);
  for (const [place, name] of (definition.sections ?? []).entries()) {
    book.rows.sections.push({ ...stamp(book, book.begunAt), equipmentId: own.id, name, position: place });
  }
  for (const [index, child] of (definition.children ?? []).entries()) addBranch(book, child, index, inherited);
}

function fittedOn(book: Book, definition: EquipmentDefinition): CalendarDate {
  if (definition.fittedMonthsAgo !== undefined) return addMonths(book.calendar.today, -definition.fittedMonthsAgo);
  const { yearBuilt } = book.definition.particulars;
  return parseCalendarDate(`${yearBuilt}-0${book.random.between(2, 5)}-${book.random.between(10, 28)}`);
}

const letters = "ABCDEFGHJKLMNPRSTVWX";

/** In one of the forms makers stamp on their plates; the same maker keeps to the same form. */
function serialNumber(book: Book, maker: string): string {
  const { random } = book;
  const letter = () => letters.charAt(random.between(0, letters.length - 1));
  const digits = (count: number) => String(random.between(0, 10 ** count - 1)).padStart(count, "0");
  const year = String(book.definition.particulars.yearBuilt).slice(2);
  switch (maker.length % 5) {
    case 0:
      return `${letter()}${digits(1)}${letter()}-${digits(5)}`;
    case 1:
      return `${year}${digits(2)}-${digits(4)}`;
    case 2:
      return `${letter()}${letter()}${digits(6)}`;
    case 3:
      return `${digits(3)} ${digits(3)} ${digits(3)}`;
    default:
      return `${year}/${digits(5)}-${letter()}`;
  }
}
