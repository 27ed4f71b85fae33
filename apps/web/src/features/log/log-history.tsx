import { asCalendarDate } from "@ymp/core/calendar-date";
import { HistoryLines, HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type LogChange, useLogHistory } from "./log.queries.ts";
import { useLogFigures } from "./log-words.ts";

const verbs = ["created", "updated", "archived", "restored"] as const;
const told = ["recordName", "loggedOn", "title", "engineHours", "fuelTaken", "fuelLeft", "distance", "crew", "remarks"];

/** Who wrote the entry and changed what, newest first. */
export function LogHistory({ entryId }: { entryId: string }) {
  const { t } = useTranslation("log");
  const linesOf = useChangeLines();
  return (
    <HistoryOf
      label={t("history.title")}
      query={useLogHistory(entryId)}
      sentence={(row) => <HistoryLines lines={linesOf(row)} />}
      system={t("history.system")}
      more={t("history.more")}
    />
  );
}

function useChangeLines(): (change: LogChange) => string[] {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const figures = useLogFigures();
  const figure: Record<string, (value: number) => string | null> = {
    engineHours: figures.hours,
    distance: figures.miles,
    fuelTaken: figures.litres,
    fuelLeft: figures.litres,
  };
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("history.nothing");
    if (typeof value === "number") return figure[field]?.(value) ?? formats.quantity(value);
    const day = asCalendarDate(value);
    return day ? formats.date(day) : String(value);
  };
  return ({ verb, diff }) => {
    const lines = told.flatMap((field) => {
      const change = diff[field];
      if (!change) return [];
      const [old, now] = [textOf(field, change.old), textOf(field, change.new)];
      return [t("history.field", { field: t(`field.${field}`), old, new: now })];
    });
    const known = verbs.find((one) => one === verb) ?? "updated";
    return known === "updated" && lines.length > 0 ? lines : [t(`history.${known}`)];
  };
}
