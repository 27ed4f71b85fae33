import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useTranslation } from "../../lib/translation.tsx";
import { ChangeList } from "./change-list.tsx";
import type { VesselRecord } from "./platform.queries.ts";

export function VesselHistory({ vessel }: { vessel: VesselRecord }) {
  const { t } = useTranslation("platform-screens");
  return (
    <Card>
      <SectionHead title={t("history.title")} level={2} className="mb-2" />
      <ChangeList of={{ vesselId: vessel.id }} />
    </Card>
  );
}
