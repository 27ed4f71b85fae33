import type { Capacity } from "./book-rights.ts";
import { type BookKind, correctionOf } from "./kinds.ts";
import { caymanEntries, officialEntries } from "./official-entries.ts";

/** Who must sign an entry before it is whole. The master's signature under the page comes after it, where pages are signed. */
export interface Signers {
  readonly first: Exclude<Capacity, "witness">;
  readonly witness: boolean;
}

/** Tables of the official log book: who inspects signs, and somebody who was there as well. */
const byInspector = new Set(["ACCOM_INSP", "FOOD_INSP"]);

const told = new Map([...officialEntries, ...caymanEntries].map((entry) => [entry.code, entry]));

/** @param amended code of the entry that a further entry amends or cancels: it is signed as that one is */
export function signersOf(kind: BookKind, code: string, amended?: string): Signers {
  if (correctionOf(kind) === "strike") return { first: "officer", witness: false };
  if (code === "AMEND") return amended === undefined ? { first: "master", witness: false } : signersOf(kind, amended);
  const entry = told.get(code);
  if (entry) return { first: entry.signer === "inspector" ? "officer" : "master", witness: entry.witness !== "none" };
  return { first: byInspector.has(code) ? "officer" : "master", witness: true };
}

/** Pages are signed by the master; of an official log book every entry is signed by the master instead. */
export const signsPages = (kind: BookKind): boolean => correctionOf(kind) === "strike";
