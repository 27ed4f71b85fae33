import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { Kbd } from "@ymp/ui/primitives/kbd";
import { Undo2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { type Brush, brushes, brushKeys, brushWords } from "./painting.ts";

const swatches: Readonly<Record<Brush, string>> = {
  "#": "bg-rest-work",
  ".": "bg-rest-rest inset-ring inset-ring-input",
  D: "bg-rest-drill",
  C: "bg-rest-emergency/70",
  E: "bg-rest-emergency",
  "+": "bg-status-done/45",
};
const keyOf = (brush: Brush) =>
  Object.entries(brushKeys)
    .find(([, each]) => each === brush)?.[0]
    ?.toUpperCase() ?? "";

interface BrushBarProps {
  brush: Brush;
  canUndo: boolean;
  isTouch?: boolean;
  onBrush: (brush: Brush) => void;
  onUndo: () => void;
}

/** What is painted with. */
export function BrushBar({ brush, canUndo, isTouch = false, onBrush, onUndo }: BrushBarProps) {
  const { t } = useTranslation("hours-of-rest");
  return (
    <div
      {...{ role: "toolbar", "aria-label": t("brush.label") }}
      className={cn(
        "flex min-w-0 items-center gap-1",
        isTouch ? "overflow-x-auto [scrollbar-width:none]" : "flex-wrap",
      )}
    >
      {brushes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === brush}
          onClick={() => onBrush(each)}
          className={cn(
            "inline-flex h-control-sm flex-none items-center gap-1.5 rounded-md px-2 font-medium text-muted-foreground text-sm aria-pressed:bg-secondary aria-pressed:text-foreground",
            isTouch && "h-touch px-3",
          )}
        >
          <span aria-hidden className={cn("keeps-color size-3 rounded-xs", swatches[each])} />
          {t(`brush.${brushWords[each]}`)}
          {isTouch ? null : <Kbd>{keyOf(each)}</Kbd>}
        </button>
      ))}
      <IconButton
        label={t("undo")}
        variant="ghost"
        size={isTouch ? "icon-touch" : "icon-sm"}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 />
      </IconButton>
    </div>
  );
}
