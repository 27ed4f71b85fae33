import { StatStrip } from "@ymp/ui/patterns/stat-strip";
import { ClipboardList, Clock, Cog, HardDrive, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { VesselRecord } from "./platform.queries.ts";

/** How much there is on board; what it is stays on board. */
export function VesselFigures({ vessel: { figures } }: { vessel: VesselRecord }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const now = useNow();
  const { users, equipment, jobs, openJobs, storageBytes, lastActivityAt } = figures;
  return (
    <StatStrip
      label={t("figures.label")}
      stats={[
        { id: "users", label: t("figures.users"), icon: <Users />, figure: formats.count(users) },
        { id: "equipment", label: t("figures.equipment"), icon: <Cog />, figure: formats.count(equipment) },
        {
          id: "jobs",
          label: t("figures.openJobs"),
          icon: <ClipboardList />,
          figure: formats.count(openJobs),
          trend: t("figures.ofJobs", { count: jobs, total: formats.count(jobs) }),
        },
        { id: "storage", label: t("figures.storage"), icon: <HardDrive />, figure: formats.bytes(storageBytes) },
        {
          id: "activity",
          label: t("figures.lastActivity"),
          icon: <Clock />,
          figure: (
            <span className="text-lg">{lastActivityAt ? formats.ago(lastActivityAt, now) : t("figure.never")}</span>
          ),
        },
      ]}
    />
  );
}
