import { TriangleAlert } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { Book } from "./logbooks.queries.ts";
import { useMissingWords } from "./missing-words.ts";

/** Days and weeks without an entry, the latest first: what is missing now, then what was missed and stays so. */
export function MissingList({ missing }: Pick<Book, "missing">) {
  const { t } = useTranslation("logbooks");
  const words = useMissingWords();
  return (
    <>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto text-sm">
        {missing
          .toSorted((one, other) => (one.dueOn < other.dueOn ? 1 : -1))
          .map((one) => (
            <li key={`${one.tank} ${one.dueOn}`} className="flex items-start gap-2">
              <TriangleAlert
                aria-hidden
                className={`mt-0.5 size-4 flex-none ${one.until === null ? "text-status-overdue" : "text-muted-foreground"}`}
              />
              <span dir="auto">{words(one)}</span>
            </li>
          ))}
      </ul>
      <p dir="auto" className="mt-3 text-muted-foreground text-sm">
        {t("missed.stays")}
      </p>
    </>
  );
}
