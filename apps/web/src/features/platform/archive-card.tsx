import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Archive } from "lucide-react";
import { ArchiveList } from "../../lib/archive-list.tsx";
import { isUnderWay } from "../../lib/archive-state.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useVesselArchives, type VesselRecord } from "./platform.queries.ts";
import { useRequestArchive } from "./vessel.mutations.ts";

/** Everything of the vessel in one file: asked for ashore, fetched aboard. */
export function ArchiveCard({ vessel }: { vessel: VesselRecord }) {
  const { t } = useTranslation("platform-screens");
  const { id, name, visits } = vessel;
  const { data: archives = [], isError, refetch } = useVesselArchives(id);
  const request = useRequestArchive();
  const isAboard = visits.some(({ isOwn }) => isOwn);
  return (
    <Card>
      <SectionHead title={t("archive.title")} level={2} />
      <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
        {t("archive.text")}
      </p>
      <Button
        className="mt-3"
        busy={request.isPending || archives.some(isUnderWay)}
        onClick={() => request.mutate({ vesselId: id, name })}
      >
        <Archive />
        {t("archive.request")}
      </Button>
      {isError ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {t("archive:notLoaded")}
          <Button size="sm" onClick={() => void refetch()}>
            {t("ui:retry")}
          </Button>
        </p>
      ) : null}
      {archives.length > 0 ? (
        <div className="mt-2">
          <ArchiveList archives={archives} vesselId={id} mayFetch={isAboard} />
        </div>
      ) : null}
      {!isAboard && archives.some(({ isKept }) => isKept) ? (
        <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-xs">
          {t("archive.fetchAboard")}
        </p>
      ) : null}
    </Card>
  );
}
