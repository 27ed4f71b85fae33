import { FileClock } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book } from "./logbooks.queries.ts";

/** A period in which the book was kept on paper: when, on which pages, why, and who declared it. */
export function PaperPeriodNote({ period }: { period: Book["paperPeriods"][number] }) {
  const { t } = useTranslation("book-papers");
  const formats = useFormats();
  const { from, to, pages, reason, name, rank, at } = period;
  return (
    <div className="flex items-start gap-2 text-sm">
      <FileClock aria-hidden className="mt-0.5 size-4 flex-none" />
      <div className="min-w-0 break-words">
        <p dir="auto" className="font-medium">
          {t("period.told", { from: formats.dateTime(from), to: formats.dateTime(to), pages })}
        </p>
        <p dir="auto">{reason}</p>
        <p dir="auto">{formats.list([name, rank, formats.dateTime(at)])}</p>
      </div>
    </div>
  );
}
