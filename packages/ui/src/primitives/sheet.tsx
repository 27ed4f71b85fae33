import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { IconButton } from "./button.tsx";
import { overlayClass } from "./dialog.tsx";
import { PanelContent, PanelOverlay } from "./panel.tsx";
import { useWords } from "./words.tsx";

export const Sheet = RadixDialog.Root;
export const SheetTrigger = RadixDialog.Trigger;
export const SheetClose = RadixDialog.Close;

/** `--sheet-top` is the height of the shell's menu, which stays in reach while a record is open. */
export const sheetPanel = cva(
  "fixed end-0 bottom-(--keyboard-inset,0px) z-50 flex max-w-full flex-col overflow-x-hidden overflow-y-auto bg-card text-card-foreground shadow-lg outline-none duration-180 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in data-at-once:data-[state=open]:animate-none data-[state=closed]:slide-out-to-end data-[state=open]:slide-in-from-end md:border-border md:border-s max-md:inset-x-0 max-md:top-0",
  {
    variants: { size: { record: "md:w-sheet md:top-(--sheet-top,0px)", panel: "top-0 md:w-[360px]" } },
    defaultVariants: { size: "panel" },
  },
);

/** A record leaves the menu above it in sight. */
export const recordOverlay = "top-(--sheet-top,0px) max-md:top-0";

export type SheetContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, "title"> &
  VariantProps<typeof sheetPanel> & { title: ReactNode; footer?: ReactNode };

/** A side panel with a head of 56, a scrolling body and, where given, a foot of 60. */
export function SheetContent({ title, footer, size = "panel", className, children, ...props }: SheetContentProps) {
  const say = useWords();
  return (
    <RadixDialog.Portal>
      <PanelOverlay className={overlayClass} />
      <PanelContent aria-describedby={undefined} className={cn(sheetPanel({ size }), className)} {...props}>
        <div className="flex h-14 flex-none items-center border-border border-b pe-3 ps-5">
          <RadixDialog.Title dir="auto" className="flex-1 font-semibold text-lg">
            {title}
          </RadixDialog.Title>
          <RadixDialog.Close asChild>
            <IconButton label={say("close")}>
              <X />
            </IconButton>
          </RadixDialog.Close>
        </div>
        <div className="min-h-24 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer ? (
          <div className="flex min-h-15 flex-none flex-wrap items-center gap-2 border-border border-t px-5 pt-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))]">
            {footer}
          </div>
        ) : null}
      </PanelContent>
    </RadixDialog.Portal>
  );
}
