import type { EntryType, Part } from "../definitions/definition.ts";
import { timesOf } from "../definitions/operation-times.ts";
import { type BookKind, correctionOf } from "./kinds.ts";

/**
 * Whether its page shows the hour beside the day. An official log book has a column "Date and hour of occurrence"; in other books the hour
 * stands there where an entry has one and does not print it itself.
 */
export function tellsHour(kind: BookKind, type: EntryType | undefined): boolean {
  if (tellsDayOfEntry(kind)) return true;
  const times = type ? timesOf(type) : [];
  return times.length > 0 && !times.some((key) => prints(type, key));
}

/** Whether its page has a column for the day on which an entry was made, as that of an official log book. */
export const tellsDayOfEntry = (kind: BookKind): boolean => correctionOf(kind) === "furtherEntry";

function prints(type: EntryType | undefined, key: string): boolean {
  const parts = [...(type?.lines ?? []), ...(type?.columns ?? [])].flatMap((one) => one.parts);
  return parts.some((part) => names(part, key));
}

function names(part: Part, key: string): boolean {
  if (typeof part === "string" || "each" in part) return false;
  if ("joined" in part) return part.joined.some((inner) => names(inner, key));
  return "field" in part ? part.field === key : part.then.some((inner) => names(inner, key));
}
