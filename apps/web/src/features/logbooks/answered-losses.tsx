import { ShieldQuestion } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book } from "./logbooks.queries.ts";

/** What the master has said of events that are missing from the book; whoever reads it sees that. */
export function AnsweredLosses({ answers }: Pick<Book, "answers">) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  if (answers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {answers.map(({ seq, at, name, rank, reason, lost }) => (
        <li key={seq} className="flex items-start gap-2">
          <ShieldQuestion aria-hidden className="mt-0.5 size-4 flex-none text-status-soon" />
          <div className="min-w-0 break-words">
            <p dir="auto" className="font-medium">
              {t("lostHead.answered", { from: lost.from, to: lost.seq })}
            </p>
            <p dir="auto">{reason}</p>
            <p dir="auto" className="text-muted-foreground">
              {formats.list([name, rank, formats.dateTime(at)])}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
