import type { EntryType } from "../definitions/definition.ts";
import type { Signers } from "./book-signers.ts";
import { portBridgeLog, seaBridgeLog } from "./bridge-logs.ts";
import { cargoOilRecordBook } from "./cargo-oil-record-book.ts";
import { chiefOfficerLog } from "./chief-officer-log.ts";
import { type DesignedColumn, designedBook } from "./custom-book.ts";
import { equipmentLog } from "./equipment-log.ts";
import { type GarbageForm, garbageRecordBook, garbageRecordBookPartTwo } from "./garbage-record-book.ts";
import type { BookKind } from "./kinds.ts";
import { portLog, seaLog } from "./machinery-logs.ts";
import { navigationalRecord } from "./navigational-record.ts";
import { caymanLogBook, officialLogBook } from "./official-log-book.ts";
import { oilRecordBook } from "./oil-record-book.ts";
import { radioLog } from "./radio-log.ts";

/** What a book was begun with and keeps: the form of its day, or its own design. */
export interface BookForm {
  readonly garbage?: GarbageForm;
  readonly title?: string;
  readonly columns?: readonly DesignedColumn[];
  /** Who signs an entry of it; the officer in charge where nothing is said. */
  readonly signers?: Signers;
}

const fixed: Readonly<Record<Exclude<BookKind, "garbage1" | "custom">, readonly EntryType[]>> = {
  ...{ official: officialLogBook, cayman: caymanLogBook, chiefofficer: chiefOfficerLog, sea: seaLog, port: portLog },
  ...{ seabridge: seaBridgeLog, portbridge: portBridgeLog, gmdss: radioLog, imogmdss: radioLog },
  ...{ garbage2: garbageRecordBookPartTwo, oil1: oilRecordBook, imooil1: oilRecordBook, oil2: cargoOilRecordBook },
  ...{ imonavigational: navigationalRecord, equipment: equipmentLog },
};

/** What may be entered in a book. */
export function entryTypesOf(
  kind: BookKind,
  { garbage = "2018", title = "", columns = [], signers }: BookForm = {},
): readonly EntryType[] {
  if (kind === "garbage1") return garbageRecordBook(garbage);
  return kind === "custom" ? designedBook(title, columns, signers) : fixed[kind];
}
