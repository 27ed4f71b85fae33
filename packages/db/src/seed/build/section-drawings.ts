import { type ListedPart, listedParts, type SectionDrawing, sectionDrawings } from "../definitions/section-drawings.ts";
import { type Book, known, person, stamp } from "./book.ts";
import { addFile, type StoredFile } from "./photos.ts";

/** Drawings of the sections of machines that the vessel has, with the numbers of the parts on them. */
export function addSectionDrawings(book: Book, stored: ReadonlyMap<string, StoredFile>): void {
  for (const part of listedParts) if (book.equipmentIds.has(part.machine)) listPart(book, part);
  for (const drawing of sectionDrawings)
    for (const machine of drawing.machines) if (book.equipmentIds.has(machine)) draw(book, stored, drawing, machine);
}

function sectionOf(book: Book, machine: string, name: string) {
  const equipmentId = book.equipmentIds.get(machine);
  return book.rows.sections.find((row) => row.equipmentId === equipmentId && row.name === name);
}

function draw(book: Book, stored: ReadonlyMap<string, StoredFile>, drawing: SectionDrawing, machine: string): void {
  const section = sectionOf(book, machine, drawing.section);
  if (!section) return;
  if (stored.size > 0) {
    const file = known(stored.get(drawing.drawing), "drawing", drawing.drawing);
    section.drawingFileId = addFile(book, drawing.drawing, file, book.begunAt);
  }
  for (const { partNo, key, x, y } of drawing.parts) {
    const part = book.rows.spareParts.find((row) => row.sectionId === section.id && row.partNo === partNo);
    if (part) Object.assign(part, { key, spotX: x, spotY: y });
  }
}

function listPart(book: Book, { machine, section: name, fitted, ...part }: ListedPart): void {
  const section = sectionOf(book, machine, name);
  if (!section) return;
  book.rows.spareParts.push({
    ...stamp(book, book.begunAt, person(book, book.definition.keeper)),
    equipmentId: section.equipmentId,
    sectionId: section.id,
    fittedQuantity: fitted,
    unit: "pcs",
    ...part,
  });
}
