import type { VesselState } from "@ymp/core/lists";
import { type Stat, StatStrip } from "@ymp/ui/patterns/stat-strip";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { HardDrive, Ship, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useFigures } from "./platform.queries.ts";

export interface VesselsStatsProps {
  edition: "full" | "lite" | undefined;
  state: VesselState | undefined;
  onStateChange: (state: VesselState | undefined) => void;
}

/** The vessels in figures; those that count a state filter the list by it. */
export function VesselsStats({ edition, state, onStateChange }: VesselsStatsProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { data: figures } = useFigures(edition);
  const filter = (of: VesselState) => ({
    pressed: state === of,
    onPress: () => onStateChange(state === of ? undefined : of),
  });
  const count = (value: number | undefined) => (value === undefined ? "–" : formats.count(value));
  const stats: Stat[] = [
    {
      id: "vessels",
      label: t("stats.vessels"),
      icon: <Ship />,
      figure: count(figures?.vessels),
      pressed: false,
      onPress: () => onStateChange(undefined),
    },
    {
      id: "active",
      label: t("stats.active"),
      icon: <CompletedIcon className="text-status-done" />,
      figure: count(figures?.active),
      ...filter("active"),
    },
    {
      id: "ending",
      label: t("stats.ending"),
      icon: <DueSoonIcon className="text-status-due-soon" />,
      figure: count(figures?.ending),
      ...filter("ending"),
    },
    {
      id: "closed",
      label: t("stats.closed"),
      icon: <OverdueIcon className="text-status-overdue" />,
      figure: count(figures?.closed),
      ...filter("closed"),
    },
    { id: "users", label: t("stats.users"), icon: <Users />, figure: count(figures?.users) },
    {
      id: "storage",
      label: t("stats.storage"),
      icon: <HardDrive />,
      figure: figures ? formats.bytes(figures.storageBytes) : "–",
    },
  ];
  return <StatStrip label={t("stats.label")} stats={stats} />;
}
