import type { CalendarDate } from "../calendar-date.ts";

/**
 * How far a declaration of a flag carries (MEPC.312(74)): `valid`, over by its date, or for another version of the product than this one. Only with a valid one the electronic book takes the place of the paper.
 */
export type DeclarationState = "valid" | "expired" | "otherVersion";

interface Declared {
  readonly expiresOn: CalendarDate | null;
  /** The version of the product that it names; null where it names none. */
  readonly product: string | null;
}

export function declarationState(
  { expiresOn, product }: Declared,
  { today, version }: { readonly today: CalendarDate; readonly version: string },
): DeclarationState {
  if (expiresOn !== null && expiresOn < today) return "expired";
  return product === null || product === version ? "valid" : "otherVersion";
}
