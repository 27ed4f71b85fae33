import { countedUpTo } from "@ymp/core/lists";
import type { Formats } from "./format.ts";

/** A count as the server gives it: beyond `countedUpTo` it stands for "more", and is told so ("1,000+"). */
export const countedText = (count: number, formats: Pick<Formats, "count">): string =>
  count > countedUpTo ? `${formats.count(countedUpTo)}+` : formats.count(count);

/** The same for a message: its plural, and what it shows. */
export const countedRows = (count: number, formats: Pick<Formats, "count">) => ({
  count,
  total: countedText(count, formats),
});
