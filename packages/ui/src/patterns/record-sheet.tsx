import { ChevronDown, ChevronUp, Link as LinkIcon, Maximize2, X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { cn } from "../lib/cn.ts";
import { isTypingTarget } from "../lib/typing.ts";
import { IconButton } from "../primitives/button.tsx";
import { overlayClass } from "../primitives/dialog.tsx";
import { focusPanel, PanelContent, PanelOverlay } from "../primitives/panel.tsx";
import { Separator } from "../primitives/separator.tsx";
import { recordOverlay, sheetPanel } from "../primitives/sheet.tsx";
import { keepOpenUnderToasts, toast } from "../primitives/toaster.tsx";
import { useWords } from "../primitives/words.tsx";

export type RecordSheetProps = {
  open: boolean;
  onClose: () => void;
  /** The record's number as it is printed: "J-2026-0412". */
  number: string;
  /** Words, or a field that shows them and can be changed where it is. */
  title: ReactNode;
  /** The address copied by the link button. */
  url: string;
  /** Place in the list it was opened from; left out when it was opened alone. */
  position?: { index: number; total: number; onPrevious?: () => void; onNext?: () => void };
  onOpenAsPage?: () => void;
  /** Label printing and the overflow menu. */
  tools?: ReactNode;
  /** Badges and what the record is, under the title. */
  facts?: ReactNode;
  children: ReactNode;
  /** Properties: 312 wide at the end; on a narrow screen under the title. */
  rail?: ReactNode;
  /** Connected records and history: below the rail; on a narrow screen after the main column. */
  railEnd?: ReactNode;
  /** The primary with its key, then at most two quiet actions. */
  actions?: ReactNode;
  /** Who else is here. */
  presence?: ReactNode;
};

/** One record over its list: 880 wide below the menu, whole screen on a phone. Arrow up and down go through the list. */
export function RecordSheet(props: RecordSheetProps) {
  const { open, onClose, position, actions, presence } = props;
  useNeighbourKeys(open, position);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <PanelOverlay className={cn(overlayClass, recordOverlay)} />
        <PanelContent
          aria-describedby={undefined}
          onOpenAutoFocus={focusPanel}
          onEscapeKeyDown={leaveEscapeToField}
          onInteractOutside={keepOpenUnderToasts}
          className={sheetPanel({ size: "record" })}
        >
          <SheetBar {...props} />
          <SheetBody {...props} />
          {actions ? (
            <div className="flex min-h-16 flex-none flex-wrap items-center gap-2 border-border border-t bg-card px-6 py-2 pb-[max(8px,env(safe-area-inset-bottom))] max-md:px-4 not-has-[button,a,[data-actions],[data-presence]:not(:empty)]:hidden max-md:not-has-[button,a,[data-actions]]:hidden max-md:[&>button:first-child]:flex-1">
              {actions}
              {presence ? (
                <span
                  data-presence
                  className="ms-auto text-muted-foreground text-xs max-md:hidden [&_svg]:inline [&_svg]:size-3.5"
                >
                  {presence}
                </span>
              ) : null}
            </div>
          ) : null}
        </PanelContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Title, rail, main column, end of the rail: that order is right for reading and for a narrow screen. */
function SheetBody({ title, facts, rail, railEnd, children }: RecordSheetProps) {
  return (
    <div
      className={cn(
        "min-h-24 flex-1 overflow-y-auto overscroll-contain",
        rail && "xl:grid xl:grid-cols-[minmax(0,1fr)_312px] xl:grid-rows-[auto_auto_1fr]",
      )}
    >
      <div className="px-6 pt-5 pb-3 max-md:px-4">
        <RadixDialog.Title dir="auto" className="font-semibold text-xl tracking-[-0.015em]">
          {title}
        </RadixDialog.Title>
        {facts ? <div className="mt-2.5 flex flex-wrap items-center gap-2">{facts}</div> : null}
      </div>
      {rail ? (
        <aside className="flex flex-col gap-5 border-border px-6 py-4 max-md:px-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-s xl:px-5 xl:pt-5 xl:pb-0">
          {rail}
        </aside>
      ) : null}
      <div className="px-6 pb-6 max-md:px-4 xl:col-start-1 xl:row-span-2 xl:row-start-2">{children}</div>
      {rail || railEnd ? (
        <aside className="flex flex-col gap-5 border-border px-6 pb-6 max-md:px-4 xl:col-start-2 xl:row-start-3 xl:border-s xl:px-5 xl:pt-5">
          {railEnd}
        </aside>
      ) : null}
    </div>
  );
}

function SheetBar({ number, url, position, onOpenAsPage, tools }: RecordSheetProps) {
  const say = useWords();
  const copyLink = async () => {
    await navigator.clipboard.writeText(url);
    toast.success(say("copied"));
  };
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center gap-1 border-border border-b ps-6 pe-3 max-md:min-h-14 max-md:ps-4 max-md:gap-x-0.5">
      <bdi className="min-w-[12ch] empty:hidden break-all font-mono text-muted-foreground text-xs">{number}</bdi>
      <IconButton label={say("copyLink")} size="icon-sm" onClick={copyLink}>
        <LinkIcon />
      </IconButton>
      <span className="ms-auto" />
      {position ? <SheetNeighbours position={position} /> : null}
      {tools}
      {onOpenAsPage ? (
        <IconButton label={say("openAsPage")} onClick={onOpenAsPage} className="max-md:hidden">
          <Maximize2 />
        </IconButton>
      ) : null}
      <RadixDialog.Close asChild>
        <IconButton label={say("close")}>
          <X />
        </IconButton>
      </RadixDialog.Close>
    </div>
  );
}

function SheetNeighbours({ position }: { position: NonNullable<RecordSheetProps["position"]> }) {
  const say = useWords();
  const { index, total, onPrevious, onNext } = position;
  return (
    <>
      <span
        data-screen-only
        className="me-1 whitespace-nowrap text-muted-foreground text-xs tabular-nums max-md:hidden"
      >
        {say("position", { position: index + 1, total })}
      </span>
      <IconButton label={say("previous")} disabled={!onPrevious} onClick={onPrevious}>
        <ChevronUp />
      </IconButton>
      <IconButton label={say("next")} disabled={!onNext} onClick={onNext}>
        <ChevronDown />
      </IconButton>
      <Separator orientation="vertical" className="mx-2 max-md:hidden" />
    </>
  );
}

function useNeighbourKeys(open: boolean, position: RecordSheetProps["position"]): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || isTypingTarget(event.target) || event.metaKey || event.ctrlKey || event.altKey)
      return;
    const go =
      event.key === "ArrowUp" ? position?.onPrevious : event.key === "ArrowDown" ? position?.onNext : undefined;
    if (!go || document.querySelectorAll("[role=dialog][data-state=open]").length > 1) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
}

/** Escape in a field takes back what was typed there; the sheet stays open. */
function leaveEscapeToField(event: globalThis.KeyboardEvent) {
  if (isTypingTarget(event.target)) event.preventDefault();
}
