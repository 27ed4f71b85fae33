import { archiveAddress } from "@ymp/api/modules/archive/archive.schema";
import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { Download } from "lucide-react";
import type { ArchiveSummary } from "./archive-state.ts";
import { useTranslation } from "./translation.tsx";
import { useFormats } from "./use-formats.ts";

type Shown = ArchiveSummary["status"] | "over";

const tones: Record<Shown, BadgeTone> = {
  queued: "waiting",
  running: "progress",
  ready: "done",
  failed: "overdue",
  over: "draft",
};

export interface ArchiveListProps {
  archives: readonly ArchiveSummary[];
  vesselId: string;
  /** Only aboard: a file with personal data of the crew is not handed ashore. */
  mayFetch?: boolean;
}

/** Archives with their state; a finished one is fetched from here. */
export function ArchiveList({ archives, vesselId, mayFetch = true }: ArchiveListProps) {
  return (
    <RowList aria-live="polite">
      {archives.map((archive) => (
        <ArchiveRow key={archive.id} archive={archive} vesselId={vesselId} mayFetch={mayFetch} />
      ))}
    </RowList>
  );
}

type ArchiveRowProps = Required<Omit<ArchiveListProps, "archives">> & { archive: ArchiveSummary };

function ArchiveRow({ archive, vesselId, mayFetch }: ArchiveRowProps) {
  const { t } = useTranslation("archive");
  const formats = useFormats();
  const shown: Shown = archive.status === "ready" && !archive.isKept ? "over" : archive.status;
  const when = formats.dateTime(archive.requestedAt);
  const { requestedByName: name } = archive;
  return (
    <li className="flex-wrap py-2">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tones[shown]}>{t(`status.${shown}`)}</Badge>
          <span dir="auto">{name ? t("asked", { name, when }) : t("askedBySomebody", { when })}</span>
        </p>
        <p dir="auto" className="mt-0.5 text-muted-foreground text-xs">
          <ArchiveFacts archive={archive} />
        </p>
      </div>
      {archive.isKept && mayFetch ? (
        <Button asChild size="sm">
          <a href={archiveAddress(vesselId, archive.id)} download>
            <Download />
            {t("download", { size: formats.bytes(archive.sizeBytes ?? 0) })}
          </a>
        </Button>
      ) : null}
    </li>
  );
}

function ArchiveFacts({ archive: { status, counts, expiresAt, isKept } }: { archive: ArchiveSummary }) {
  const { t } = useTranslation("archive");
  const formats = useFormats();
  if (status === "failed") return t("failedWhy");
  if (status !== "ready") return null;
  const holds = t("holds", { records: formats.count(counts.records ?? 0), files: formats.count(counts.files ?? 0) });
  const until = isKept && expiresAt ? t("keptUntil", { date: formats.dateTime(expiresAt) }) : null;
  return [holds, until].filter(Boolean).join(" · ");
}
