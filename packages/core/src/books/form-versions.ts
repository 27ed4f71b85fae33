import type { GarbageForm } from "./garbage-record-book.ts";
import type { BookKind } from "./kinds.ts";

/**
 * The version of each form that comes with the product. Raised with whatever changes what the form asks, offers or prints; entries keep the
 * one that they were made by. Which definition bears which version is proved by `form-versions.txt`.
 */
const versions: Readonly<Record<Exclude<BookKind, "custom">, number>> = {
  ...{ official: 1, cayman: 1, chiefofficer: 1, sea: 1, port: 1, seabridge: 1, portbridge: 1, gmdss: 2, imogmdss: 2 },
  ...{ garbage1: 1, garbage2: 1, oil1: 3, imooil1: 3, oil2: 1, imonavigational: 1, equipment: 1 },
};

/** By what an entry is made. */
export interface MadeBy {
  /** Version of the product. */
  readonly product: string;
  /** Of the form: its number, with the form of MARPOL before it where there are several; of a book of an own design, the event of the design. */
  readonly form: string;
}

interface Formed {
  readonly kind: BookKind;
  readonly garbage?: GarbageForm | undefined;
  /** The event of the design, of a book of an own design. */
  readonly design?: number | undefined;
}

export function formVersionOf({ kind, garbage = "2018", design = 1 }: Formed): string {
  if (kind === "custom") return String(design);
  return kind === "garbage1" ? `${garbage}/${versions.garbage1}` : String(versions[kind]);
}
