import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon, WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Lock } from "lucide-react";
import type { MatrixCell } from "./certificates.queries.ts";
import { useCellWords } from "./use-cell-words.ts";

const looks = {
  expired: "font-semibold text-status-overdue",
  urgent: "font-semibold text-status-due-soon",
  expiring: "font-semibold text-foreground",
  valid: "text-muted-foreground",
  unknown: "text-status-due-soon",
  noExpiry: "text-muted-foreground",
  missing: "rounded-xs border border-status-overdue px-1 text-status-overdue",
  none: "text-muted-foreground",
  hidden: "text-muted-foreground",
} as const satisfies Record<MatrixCell["state"], string>;

const signs = { expired: OverdueIcon, urgent: DueSoonIcon, missing: WarningIcon, hidden: Lock } as const;
const hasSign = (state: MatrixCell["state"]): state is keyof typeof signs => Object.hasOwn(signs, state);

/** How a paper stands: everything in order is quiet, what needs care has a sign besides its colour. */
export function CellMark({ cell }: { cell: MatrixCell }) {
  const words = useCellWords();
  const { state } = cell;
  const Sign = hasSign(state) ? signs[state] : null;
  const isSilent = state === "none" || state === "hidden";
  return (
    <span className={cn("inline-flex items-center gap-1 whitespace-nowrap", looks[state])}>
      {Sign ? <Sign aria-hidden className="size-3.5 flex-none" /> : null}
      {isSilent ? state === "none" ? "·" : null : <span dir="auto">{words.shown(cell)}</span>}
    </span>
  );
}
