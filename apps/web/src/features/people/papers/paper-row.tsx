import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { VerifiedIcon } from "@ymp/ui/primitives/status-icon";
import { ChevronDown, FileText } from "lucide-react";
import { useId, useState } from "react";
import { useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { UploadsInFlight } from "../../../lib/uploads/uploads-in-flight.tsx";
import { useUploads } from "../../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../../lib/use-formats.ts";
import { type PaperTask, scanTarget } from "./paper-form.ts";
import type { PaperChain } from "./paper-groups.ts";
import { PaperMenu } from "./paper-menu.tsx";
import { PaperState } from "./paper-state.tsx";
import type { Paper } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

export const paperColumns = "grid items-center gap-x-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_170px_150px_32px]";

/** One paper in force; those it renewed unfold below it. */
export function PaperRow({ chain, onTask }: { chain: PaperChain; onTask: (task: PaperTask) => void }) {
  const { t } = useTranslation("papers");
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { current, earlier } = chain;
  return (
    <li className="py-2 text-sm tabular-nums [&:not(:last-child)]:hairline-b">
      <PaperFacts paper={current} onTask={onTask} />
      {current.may.edit ? <ScanOnItsWay paperId={current.id} /> : null}
      {earlier.length > 0 ? (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            className="tap-target mt-0.5 inline-flex items-center gap-1 rounded-xs text-muted-foreground text-xs hover:text-foreground"
          >
            <ChevronDown aria-hidden className={cn("size-3.5 transition-transform", !isOpen && "-rotate-90")} />
            {t("earlier", { count: earlier.length })}
          </button>
          {isOpen ? (
            <ul id={listId} className="mt-1 border-border-strong border-s ps-3 text-muted-foreground">
              {earlier.map((paper) => (
                <li key={paper.id} className="py-1">
                  <EarlierPaper paper={paper} />
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </li>
  );
}

function ScanOnItsWay({ paperId }: { paperId: string }) {
  return <UploadsInFlight uploads={useUploads(scanTarget(paperId))} />;
}

function PaperFacts({ paper, onTask }: { paper: Paper; onTask: (task: PaperTask) => void }) {
  const { issuer } = usePaperWords();
  return (
    <div className={cn(paperColumns, "max-md:relative max-md:gap-y-1 max-md:pe-11")}>
      <PaperName paper={paper} />
      <span dir="auto" className="text-muted-foreground md:text-foreground">
        {issuer(paper)}
      </span>
      <PaperState paper={paper} />
      <Verified paper={paper} />
      <span className="flex justify-end max-md:absolute max-md:end-0 max-md:top-0">
        <PaperMenu paper={paper} onTask={onTask} />
      </span>
    </div>
  );
}

function PaperName({ paper }: { paper: Paper }) {
  const { t } = useTranslation("papers");
  const vesselId = useVessel().id;
  const { nameOf } = usePaperWords();
  const exactName = paper.type === "other" ? null : paper.title;
  return (
    <span className="min-w-0">
      <span dir="auto" className="block font-medium">
        {nameOf(paper)}
      </span>
      <span className="flex flex-wrap items-center gap-x-2.5 text-muted-foreground text-xs">
        {exactName ? <span dir="auto">{exactName}</span> : null}
        {paper.number ? <bdi className="font-mono">{paper.number}</bdi> : null}
        {paper.file ? (
          <a
            href={fileAddress(vesselId, paper.file.id, "original")}
            target="_blank"
            rel="noopener"
            title={paper.file.name}
            className="link tap-target inline-flex items-center gap-1"
          >
            <FileText aria-hidden className="size-3.5" />
            {t("scan")}
          </a>
        ) : null}
        {paper.isWhole ? null : <span>{t("datesOnly")}</span>}
      </span>
      {paper.limitation ? (
        <span dir="auto" className="block text-xs">
          {paper.limitation}
        </span>
      ) : null}
    </span>
  );
}

function Verified({ paper }: { paper: Paper }) {
  const { t } = useTranslation("papers");
  const formats = useFormats();
  if (!paper.verifiedAt)
    return <span className="text-muted-foreground text-xs">{paper.isWhole ? t("notVerified") : null}</span>;
  return (
    <span title={formats.dateTime(paper.verifiedAt)} className="flex items-center gap-1.5 text-xs">
      <VerifiedIcon className="size-4 flex-none text-status-done" />
      <span dir="auto">{paper.verifiedByName ?? t("verified")}</span>
    </span>
  );
}

function EarlierPaper({ paper }: { paper: Paper }) {
  const { t } = useTranslation("papers");
  const formats = useFormats();
  const { nameOf } = usePaperWords();
  const { issuedOn, expiresOn, number, title } = paper;
  const facts = [
    title ?? nameOf(paper),
    number,
    issuedOn ? t("issuedOn", { date: formats.date(issuedOn) }) : null,
    expiresOn ? t("heldTo", { date: formats.date(expiresOn) }) : null,
  ];
  return <span dir="auto">{facts.filter(Boolean).join(" · ")}</span>;
}
