import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { cn } from "../lib/cn.ts";
import { IconButton } from "../primitives/button.tsx";
import { dialogPanel, overlayClass } from "../primitives/dialog.tsx";
import { focusPanel, PanelContent, PanelOverlay } from "../primitives/panel.tsx";
import { recordOverlay, sheetPanel } from "../primitives/sheet.tsx";
import { Skeleton } from "../primitives/skeleton.tsx";
import { useWords } from "../primitives/words.tsx";
import type { ComingPanelProps } from "./coming-panel.tsx";

const shapes: Record<ComingPanelProps["shape"], { overlay: string; panel: string; head: string }> = {
  record: { overlay: recordOverlay, panel: sheetPanel({ size: "record" }), head: "h-12 ps-6 max-md:h-14 max-md:ps-4" },
  form: { overlay: "", panel: cn(sheetPanel(), "md:w-[560px]"), head: "h-14 ps-5" },
  dialog: { overlay: "", panel: dialogPanel(), head: "h-14 ps-6 max-md:ps-4" },
  largeDialog: { overlay: "", panel: dialogPanel({ size: "lg" }), head: "h-14 ps-6 max-md:ps-4" },
};

/** The place of a sheet or dialog whose code is on its way: it can be left like the one that comes. */
export function PanelFrame({ shape, title, onClose, children }: ComingPanelProps) {
  const say = useWords();
  const { overlay, panel, head } = shapes[shape];
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <PanelOverlay className={cn(overlayClass, overlay)} />
        <PanelContent aria-describedby={undefined} aria-busy={!children} onOpenAutoFocus={focusPanel} className={panel}>
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          <div className={cn("flex flex-none items-center border-border border-b pe-3", head)}>
            {children ? null : <Skeleton className="h-3.5 w-32" />}
            <RadixDialog.Close asChild>
              <IconButton label={say("close")} className="ms-auto">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
            {children ?? <ComingLines label={title} hasRail={shape === "record"} />}
          </div>
        </PanelContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function ComingLines({ label, hasRail }: { label: string; hasRail: boolean }) {
  return (
    <div
      role="status"
      aria-label={label}
      className={cn("min-h-full", hasRail && "xl:grid xl:grid-cols-[minmax(0,1fr)_312px]")}
    >
      <Lines widths={["w-72", "w-48", "w-full", "w-3/4", "w-64", "w-56", "w-2/3"]} />
      {hasRail ? (
        <Lines className="border-border border-s max-xl:hidden" widths={["w-40", "w-36", "w-44", "w-32", "w-48"]} />
      ) : null}
    </div>
  );
}

function Lines({ widths, className }: { widths: readonly string[]; className?: string }) {
  return (
    <div className={cn("flex flex-col gap-4 px-6 py-5 max-md:px-4", className)}>
      {widths.map((width) => (
        <Skeleton key={width} className={cn("h-3.5 max-w-full", width)} />
      ))}
    </div>
  );
}
