import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useAccess, useVessel } from "../../app/session.ts";
import { ArchiveList } from "../../lib/archive-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ArchiveButton } from "./archive-button.tsx";
import { useArchives } from "./vessel.queries.ts";

/** Everything of the vessel to take away, for those who may. */
export function ArchiveCard() {
  const { t } = useTranslation("archive");
  const { id: vesselId } = useVessel();
  const { data: archives, isError, refetch } = useArchives();
  if (!useAccess().mayExportRecords) return null;
  return (
    <Card>
      <SectionHead title={t("title")} level={2}>
        <ArchiveButton size="sm" />
      </SectionHead>
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("lead")}
      </p>
      <p dir="auto" className="mt-2 text-sm">
        {t("private")}
      </p>
      {isError ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {t("notLoaded")}
          <Button size="sm" onClick={() => void refetch()}>
            {t("ui:retry")}
          </Button>
        </p>
      ) : null}
      {archives && archives.length > 0 ? (
        <div className="mt-2">
          <ArchiveList archives={archives} vesselId={vesselId} />
        </div>
      ) : null}
      {archives?.length === 0 ? <p className="mt-2 text-muted-foreground text-sm">{t("none")}</p> : null}
    </Card>
  );
}
