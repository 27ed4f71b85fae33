import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { type ReactNode, type Ref, useRef } from "react";

interface ShownOnceDialogProps {
  title: string;
  /** What it is and that it is not shown again. */
  text: string;
  done: string;
  size?: "sm" | "lg";
  /** Gets the ref of the button where focus starts: on the cross, a second Enter would close it unread. */
  children: (firstButton: Ref<HTMLButtonElement>) => ReactNode;
  onClose: () => void;
}

/** For what is shown this once: nothing but its own buttons closes it. */
export function ShownOnceDialog({ title, text, done, size, children, onClose }: ShownOnceDialogProps) {
  const firstButton = useRef<HTMLButtonElement>(null);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    firstButton.current?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size={size}
        title={title}
        onOpenAutoFocus={focusFirst}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        footer={
          <Button variant="primary" size="lg" onClick={onClose}>
            {done}
          </Button>
        }
      >
        <p dir="auto" className="text-pretty text-muted-foreground text-sm">
          {text}
        </p>
        {children(firstButton)}
      </DialogContent>
    </Dialog>
  );
}
