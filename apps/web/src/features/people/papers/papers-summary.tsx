import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { countStates } from "./paper-groups.ts";
import type { Paper } from "./papers.queries.ts";

/** What asks for attention, in one line over the papers. */
export function PapersSummary({ papers, action }: { papers: readonly Paper[]; action: ReactNode }) {
  const { t } = useTranslation("papers");
  const { expired, urgent, expiring, unknown, all } = countStates(papers);
  const isFine = expired + urgent + expiring + unknown === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      <span className="text-muted-foreground">{t("count", { count: all })}</span>
      <Fact count={expired} className="font-semibold text-status-overdue" icon={<OverdueIcon />} name="expired" />
      <Fact count={urgent} className="font-semibold text-status-due-soon" icon={<DueSoonIcon />} name="urgent" />
      <Fact count={expiring} className="text-status-due-soon" icon={<DueSoonIcon />} name="expiring" />
      <Fact
        count={unknown}
        className="text-muted-foreground"
        icon={<CircleHelp aria-hidden className="size-4" />}
        name="unknown"
      />
      {isFine ? <span className="text-muted-foreground">{t("summary.fine")}</span> : null}
      <span className="ms-auto">{action}</span>
    </div>
  );
}

interface FactProps {
  count: number;
  name: "expired" | "urgent" | "expiring" | "unknown";
  icon: ReactNode;
  className: string;
}

function Fact({ count, name, icon, className }: FactProps) {
  const { t } = useTranslation("papers");
  if (count === 0) return null;
  return (
    <span className={`flex items-center gap-1.5 ${className}`}>
      {icon}
      <span dir="auto">{t(`summary.${name}`, { count })}</span>
    </span>
  );
}
