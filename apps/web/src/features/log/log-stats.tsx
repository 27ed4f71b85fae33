import { type Stat, StatStrip } from "@ymp/ui/patterns/stat-strip";
import { Fuel, Gauge, NotebookPen, Route } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useLogSummary } from "./log.queries.ts";
import { useLogFigures } from "./log-words.ts";

/** What the year brought. */
export function LogStats() {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const figures = useLogFigures();
  const { data } = useLogSummary();
  if (!data || data.years.length === 0) return null;
  const stats: Stat[] = [
    {
      id: "entries",
      label: t("stats.entries", { year: String(data.year) }),
      icon: <NotebookPen />,
      figure: formats.count(data.entries),
    },
    {
      id: "engineHours",
      label: t("stats.engineHours"),
      icon: <Gauge />,
      figure: figures.hours(data.engineHours),
    },
    { id: "distance", label: t("stats.distance"), icon: <Route />, figure: figures.miles(data.distance) },
    { id: "fuelTaken", label: t("stats.fuelTaken"), icon: <Fuel />, figure: figures.litres(data.fuelTaken) },
  ];
  return <StatStrip label={t("stats.label")} stats={stats} />;
}
