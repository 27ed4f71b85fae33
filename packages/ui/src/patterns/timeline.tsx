import { Clock } from "lucide-react";
import type { ReactNode } from "react";

export type TimelineEntry = {
  id: string;
  icon?: ReactNode;
  /** One sentence with the old and the new value. */
  sentence: ReactNode;
  /** Time and person: "today 07:48, Marek Nowak". */
  meta: ReactNode;
};

/** What happened to a record, newest first. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="text-sm">
      {entries.map((entry, index) => (
        <li key={entry.id} className="relative ps-6 pb-3.5 last:pb-0">
          {index < entries.length - 1 ? (
            <span aria-hidden className="absolute start-[7px] top-[18px] -bottom-px w-px bg-border-strong" />
          ) : null}
          <span
            aria-hidden
            className="absolute start-0 top-0.5 flex size-[15px] items-center justify-center text-muted-foreground [&_svg]:size-3.5"
          >
            {entry.icon ?? <Clock />}
          </span>
          <p dir="auto" className="tabular-nums">
            {entry.sentence}
          </p>
          <p dir="auto" className="text-muted-foreground text-xs tabular-nums">
            {entry.meta}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** "Status Due to In progress": the field, then its old value in muted and the new one. */
export function Change({ field, from, to, word }: { field: string; from: ReactNode; to: ReactNode; word: string }) {
  return (
    <>
      {field} <span className="text-muted-foreground">{from}</span> {word} <span>{to}</span>
    </>
  );
}
