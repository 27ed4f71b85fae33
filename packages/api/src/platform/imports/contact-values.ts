import { currencySchema } from "@ymp/core/money-schema";
import { z } from "zod";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";

const signs: Readonly<Record<string, string>> = { "€": "EUR", $: "USD", "£": "GBP", "¥": "JPY", US$: "USD", A$: "AUD" };
const words: Readonly<Record<string, string>> = {
  EURO: "EUR",
  EUROS: "EUR",
  DOLLAR: "USD",
  DOLLARS: "USD",
  POUND: "GBP",
  POUNDS: "GBP",
  YEN: "JPY",
  RMB: "CNY",
};

/** A code of ISO 4217 from the code, the sign or the word that stands for it. */
export function readCurrency(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (meansNothing(text)) return blank;
  const word = text.toUpperCase().replace(/\s+/g, "");
  const code = currencySchema.safeParse(signs[word] ?? words[word] ?? word);
  return code.success ? read(code.data) : unreadable("imports:cellUnknownCurrency", { text });
}

const address = z.email();

/** The first address in the cell, without a name, brackets or a scheme around it. */
export function readEmail(cell: Cell): Reading<string> {
  const text = cellText(cell);
  if (meansNothing(text)) return blank;
  const [found] = text
    .split(/[\s<>,;|()]+|mailto:/i)
    .filter((part) => part.includes("@"))
    .map((part) => address.safeParse(part))
    .flatMap(({ data }) => data ?? []);
  return found ? read(found.slice(0, 200)) : unreadable("imports:cellNotAnEmail", { text });
}
