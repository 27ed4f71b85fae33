import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "../logbooks/book-words.ts";
import type { Inspection } from "./inspections.queries.ts";

type Look = Inspection["looks"][number];

/** "Oil record book, part I, ORB-4, page 12" */
export function useLookWords(): (look: Look) => string {
  const { t } = useTranslation("inspections");
  const name = useBookName();
  return ({ what, facts, book }) => {
    const told = { ...numbersIn(facts), book: book ? `${name(book)}, ${book.number}` : "" };
    if (what === "file") return t("looked.file", { ...told, name: typeof facts.name === "string" ? facts.name : "" });
    if (what === "opened")
      return t(`looked.opened.${facts.way === "tablet" || facts.way === "link" ? facts.way : "code"}`);
    if (what === "check")
      return t(`looked.check.${facts.result === "equal" || facts.result === "differs" ? facts.result : "unknown"}`);
    if (what === "rest_month") return t("looked.rest_month", { file: String(facts.file ?? "") });
    return t(`looked.${what}`, told);
  };
}

const numbersIn = (facts: Look["facts"]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]): [string, number][] =>
      typeof value === "number" ? [[key, value]] : [],
    ),
  );
