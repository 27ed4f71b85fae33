import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedEntry } from "./log.queries.ts";

/** The figures of an entry with their units; nothing for what was not told. */
export function useLogFigures() {
  const { t } = useTranslation("log");
  const formats = useFormats();
  return {
    hours: (tenths: number | null) => (tenths === null ? null : formats.hours(tenths)),
    miles: (tenths: number | null) =>
      tenths === null ? null : t("value.nm", { figure: formats.quantity(tenths / 10) }),
    litres: (litres: number | null) => (litres === null ? null : t("value.litres", { figure: formats.count(litres) })),
    fuelTaken: (litres: number | null) =>
      litres === null ? null : t("value.fuelTaken", { figure: formats.count(litres) }),
    fuelLeft: (litres: number | null) =>
      litres === null ? null : t("value.fuelLeft", { figure: formats.count(litres) }),
  };
}

/** Where it went, else what was logged, else its day. */
export function useEntryTitle() {
  const formats = useFormats();
  return ({ title, recordName, loggedOn }: Pick<ListedEntry, "title" | "recordName" | "loggedOn">) =>
    title ?? recordName ?? formats.date(loggedOn);
}
