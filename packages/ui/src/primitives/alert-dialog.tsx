import { AlertDialog as RadixAlert } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { useOpenDialog } from "../lib/dialogs-open.ts";
import { keepFocusElsewhere } from "../lib/focus-return.ts";
import { useLayer } from "../lib/layers.ts";
import { Button } from "./button.tsx";
import { DialogFooter, dialogPanel, overlayClass } from "./dialog.tsx";
import { useSuccession } from "./panel.tsx";
import { useWords } from "./words.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, in words: what is lost, what stays, whether it can be undone. */
  consequences: ReactNode;
  /** The verb on the button: "Delete volume", not "OK". */
  confirm: string;
  onConfirm: () => void;
  destructive?: boolean;
  busy?: boolean;
  cancel?: string;
};

/** Asks once, with the consequences in words. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, consequences, confirm, onConfirm, destructive, busy, cancel } = props;
  const say = useWords();
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={overlayClass} />
        <AlertPanel className={cn(dialogPanel({ size: "sm" }))}>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-6 pt-5 pb-4 max-md:px-4 flat:flex-none flat:overflow-visible">
            <RadixAlert.Title dir="auto" className="font-semibold text-lg">
              {title}
            </RadixAlert.Title>
            <RadixAlert.Description asChild>
              <div dir="auto" className="mt-2 text-muted-foreground text-pretty text-sm">
                {consequences}
              </div>
            </RadixAlert.Description>
          </div>
          <DialogFooter>
            <RadixAlert.Cancel asChild>
              <Button variant="ghost" size="lg">
                {cancel ?? say("cancel")}
              </Button>
            </RadixAlert.Cancel>
            <Button variant={destructive ? "destructive-confirm" : "primary"} size="lg" busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogFooter>
        </AlertPanel>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

/** There only while it is open, so that it knows where the focus was before. */
function AlertPanel(props: ComponentProps<typeof RadixAlert.Content>) {
  const element = useRef<HTMLDivElement>(null);
  useSuccession(element);
  useLayer();
  useOpenDialog();
  return <RadixAlert.Content onCloseAutoFocus={keepFocusElsewhere} {...props} ref={element} />;
}
