import { useFormats } from "../../lib/use-formats.ts";
import type { ListedEntry } from "./log.queries.ts";
import { useEntryTitle, useLogFigures } from "./log-words.ts";

/** An entry on a phone: where to, and in one line when, how far, how long, with whom. */
export function LogCard({ row }: { row: ListedEntry }) {
  const formats = useFormats();
  const figures = useLogFigures();
  const titleOf = useEntryTitle();
  const { title, recordName, loggedOn, distance, engineHours, fuelTaken, crew } = row;
  const facts = [
    formats.date(loggedOn),
    title ? recordName : null,
    figures.miles(distance),
    figures.hours(engineHours),
    figures.fuelTaken(fuelTaken),
    crew,
  ];
  return (
    <div className="flex min-h-16 flex-col justify-center px-4 py-2">
      <p dir="auto" className="break-words font-medium text-base">
        {titleOf(row)}
      </p>
      <p dir="auto" className="break-words text-muted-foreground text-sm tabular-nums">
        {formats.list(facts)}
      </p>
    </div>
  );
}
