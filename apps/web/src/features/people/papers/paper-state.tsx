import { cn } from "@ymp/ui/lib/cn";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { CircleHelp, Infinity as Endless } from "lucide-react";
import { useFormats } from "../../../lib/use-formats.ts";
import type { Paper } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

const looks: Record<Paper["state"], { Icon: typeof OverdueIcon | typeof CircleHelp; className: string }> = {
  expired: { Icon: OverdueIcon, className: "font-semibold text-status-overdue" },
  urgent: { Icon: DueSoonIcon, className: "font-semibold text-status-due-soon" },
  expiring: { Icon: DueSoonIcon, className: "text-status-due-soon" },
  valid: { Icon: CompletedIcon, className: "[&_svg]:text-status-done" },
  noExpiry: { Icon: Endless, className: "text-muted-foreground" },
  unknown: { Icon: CircleHelp, className: "text-muted-foreground" },
};

/** How a paper stands: sign, words, and the date where the words do not say it. */
export function PaperState({ paper }: { paper: Paper }) {
  const { stateWords } = usePaperWords();
  const formats = useFormats();
  const { Icon, className } = looks[paper.state];
  const showsDate = paper.expiresOn !== null && paper.state !== "valid";
  return (
    <span className="block">
      <span className={cn("flex items-center gap-1.5", className)}>
        <Icon aria-hidden className="size-4 flex-none" />
        <span dir="auto">{stateWords(paper)}</span>
      </span>
      {showsDate && paper.expiresOn ? (
        <bdi className="block ps-[22px] text-muted-foreground text-xs">{formats.date(paper.expiresOn)}</bdi>
      ) : null}
    </span>
  );
}
