import { type TablePoint, volumeAt } from "@ymp/core/books/sounding-table";
import { type Book, equipmentId, known, person, stamp } from "./book.ts";
import { hoursOf } from "./hours-of.ts";
import { handOf } from "./signatures.ts";

export interface TankDefinition {
  readonly name: string;
  readonly capacity: string;
  readonly iopp?: "3.1" | "3.2" | "3.3";
  /** t/m³, of what is bunkered by mass. */
  readonly density?: string;
  /** Heights in cm with the volumes in m³ that they tell. */
  readonly table?: readonly TablePoint[];
  readonly contents: "fuel" | "lube" | "sludge" | "bilge" | "ballast" | "fresh" | "grey" | "black" | "other";
}

/** How the books of a vessel are written. */
export interface BooksDefinition {
  readonly tanks: readonly TankDefinition[];
  /** Who has drawn a signature and set a pin. */
  readonly signers: readonly string[];
  readonly write: (desk: Desk) => void;
}

/** What is at hand where the books are written. */
export interface Desk {
  readonly book: Book;
  readonly seal: ((words: string) => string) | undefined;
  readonly tank: (name: string) => string;
  /** Writes down what was measured in a tank: a volume, or the height by which its table tells one. */
  readonly sound: (tank: string, at: Date, measured: { readonly cm: string } | { readonly volume: string }) => void;
  readonly profile: (key: string) => string;
  readonly machine: (name: string) => string;
  /** What the hour meter of a machine showed. */
  readonly hours: (machine: string, at: Date) => string;
}

export function addShipsBooks(
  book: Book,
  { pinHash, seal }: { pinHash: string; seal: ((words: string) => string) | undefined },
): void {
  const { books } = book.definition;
  if (!books) return;
  const chief = person(book, "chief");
  for (const { name, capacity, iopp = null, contents, density, table } of books.tanks)
    book.rows.tanks.push({
      ...stamp(book, book.begunAt, chief),
      name,
      capacity,
      iopp,
      contents,
      density,
      calibration: table && [...table],
    });
  for (const key of books.signers) {
    const { profileId, name } = person(book, key);
    const profile = book.rows.profiles.find(({ id }) => id === profileId);
    Object.assign(known(profile, "profile", key), { masterPinHash: pinHash, signatureDrawing: handOf(name) });
  }
  books.write({
    book,
    seal,
    sound: soundingIn(book),
    tank: (name) => known(book.rows.tanks.find((tank) => tank.name === name)?.id, "tank", name),
    profile: (key) => person(book, key).profileId,
    machine: (name) => equipmentId(book, name),
    hours: hoursOf(book),
  });
}

const soundingIn =
  (book: Book): Desk["sound"] =>
  (name, at, measured) => {
    const tank = known(
      book.rows.tanks.find((one) => one.name === name),
      "tank",
      name,
    );
    const byTable = "cm" in measured ? volumeAt(tank.calibration ?? [], measured.cm) : null;
    const told =
      "cm" in measured ? { cm: measured.cm, volume: known(byTable, "height", measured.cm), isByTable: true } : measured;
    const row = stamp(book, at, person(book, "chief"));
    book.rows.soundings.push({ ...row, tankId: known(tank.id, "tank", name), soundedAt: at, ...told });
  };
