import type { BookKind } from "@ymp/core/books/kinds";
import { dayText, shipClock } from "@ymp/core/definitions/entry-lines";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

interface Named {
  readonly kind: BookKind;
  readonly title: string | null;
}

/** "Oil record book, part I"; a book that the vessel designed has its own name. */
export function useBookName(): (book: Named) => string {
  const { t } = useTranslation("logbooks");
  return ({ kind, title }) => title ?? t(`kind.${kind}`);
}

/** The day as books print it, by the ship's clock of that entry. */
export const paperDay = (at: Date, shipOffsetMin: number): string =>
  dayText(new Date(at.getTime() + shipOffsetMin * 60_000).toISOString());

export const paperClock = (at: Date, shipOffsetMin: number): string => shipClock(at.toISOString(), shipOffsetMin);

/** "12:00 (10:00 UTC)" */
export function useClocks(): (at: Date, shipOffsetMin: number) => string {
  const formats = useFormats();
  return (at, shipOffsetMin) => `${paperClock(at, shipOffsetMin)} (${formats.timeUtc(at)})`;
}

/** "16-JUN-2026 12:00 (10:00 UTC)" */
export function useBothClocks(): (at: Date, shipOffsetMin: number) => string {
  const clocks = useClocks();
  return (at, shipOffsetMin) => `${paperDay(at, shipOffsetMin)} ${clocks(at, shipOffsetMin)}`;
}

/** When it was signed, by the ship's clock of that moment. */
export const signatureDay = (at: Date, zone: string): string => paperDay(at, offsetMinutesAt(zone, at));

/** "937d…c999": enough of a hash to tell it from another at a glance. */
export const shortHash = (hash: string): string => hash.replace(/^(.{4}).*(.{4})$/, "$1…$2");
