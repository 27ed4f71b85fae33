import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useOpenDialog } from "../lib/dialogs-open.ts";
import { IconButton } from "./button.tsx";
import { PanelContent, PanelOverlay } from "./panel.tsx";
import { keepOpenUnderToasts } from "./toaster.tsx";
import { useWords } from "./words.tsx";

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

export const overlayClass =
  "fixed inset-0 z-50 bg-overlay duration-150 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in data-at-once:data-[state=open]:animate-none data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0";

/** Centred from 768 px up; below it a drawer that rises from the bottom. */
export const dialogPanel = cva(
  "fixed inset-x-0 bottom-(--keyboard-inset,0px) z-50 flex max-h-[calc(92dvh-var(--keyboard-inset,0px))] flex-col overflow-x-hidden overflow-y-auto rounded-t-xl bg-popover text-popover-foreground shadow-lg outline-none duration-180 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in data-at-once:data-[state=open]:animate-none flat:max-h-[calc(100dvh-var(--keyboard-inset,0px))] max-md:data-[state=closed]:slide-out-to-bottom max-md:data-[state=open]:slide-in-from-bottom md:top-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-32px-var(--keyboard-inset,0px))] md:rounded-xl md:data-[state=closed]:fade-out-0 md:data-[state=open]:fade-in-0",
  {
    variants: { size: { sm: "md:w-dialog-sm", lg: "md:w-dialog" } },
    defaultVariants: { size: "sm" },
  },
);

export type DialogContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, "title"> &
  VariantProps<typeof dialogPanel> & {
    title: ReactNode;
    /** One line under the title, for instance the record's number. */
    subtitle?: ReactNode;
    /** The row of buttons; put Cancel first, the primary last. */
    footer?: ReactNode;
  };

/** Focus starts in the first empty field; where there is none, on the first control of the body. */
export function DialogContent({ title, subtitle, footer, size, className, children, ...props }: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <PanelOverlay className={overlayClass} />
      <PanelContent
        aria-describedby={undefined}
        onOpenAutoFocus={focusFirstEmptyField}
        onInteractOutside={keepOpenUnderToasts}
        className={cn(dialogPanel({ size }), className)}
        {...props}
      >
        <DialogHeader title={title} subtitle={subtitle} />
        <div
          data-dialog-body
          className="flex min-h-24 flex-auto flex-col gap-4 overflow-y-auto overscroll-contain px-6 py-4 max-md:px-4 flat:flex-none flat:overflow-visible"
        >
          {children}
        </div>
        {footer ? <DialogFooter>{footer}</DialogFooter> : null}
      </PanelContent>
    </RadixDialog.Portal>
  );
}

function DialogHeader({ title, subtitle }: { title: ReactNode; subtitle: ReactNode }) {
  const say = useWords();
  useOpenDialog();
  return (
    <div className="flex flex-none items-start gap-3 border-border border-b pt-4 pe-4 pb-3.5 ps-6 max-md:ps-4">
      <div className="min-w-0 flex-1">
        <RadixDialog.Title dir="auto" className="font-semibold text-lg">
          {title}
        </RadixDialog.Title>
        {subtitle ? <div className="mt-0.5 flex flex-wrap gap-2 text-muted-foreground text-sm">{subtitle}</div> : null}
      </div>
      <RadixDialog.Close asChild>
        <IconButton label={say("close")} className="-my-1 text-muted-foreground">
          <X />
        </IconButton>
      </RadixDialog.Close>
    </div>
  );
}

/** Cancel at the start as ghost, the rest at the end; on a phone three or more put the primary on a line of its own. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex min-h-16 flex-none flex-wrap items-center gap-2 border-border border-t bg-card px-6 py-2 max-md:px-4 max-md:pb-[max(8px,env(safe-area-inset-bottom))] [&>:first-child:not(:only-child)]:me-auto [&>:first-child:not(:only-child)]:-ms-3.5 [&>:only-child]:ms-auto max-md:has-[>:nth-child(3)]:[&>*]:flex-1 max-md:has-[>:nth-child(3)]:[&>:first-child]:ms-0 max-md:has-[>:nth-child(3)]:[&>:last-child]:order-first max-md:has-[>:nth-child(3)]:[&>:last-child]:basis-full",
        className,
      )}
      {...props}
    />
  );
}

const controls = "input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)";

function isElement(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement;
}

/** The first empty field of a dialog or of a form; where none is empty, its first. */
export function focusFirstEmptyField(event: Event) {
  if (!isElement(event.target)) return;
  const fields = [...event.target.querySelectorAll<HTMLInputElement>(`:is([data-dialog-body], form) :is(${controls})`)];
  const first = fields.find((field) => field.value === "") ?? fields[0];
  if (!first) return;
  event.preventDefault();
  first.focus();
}
