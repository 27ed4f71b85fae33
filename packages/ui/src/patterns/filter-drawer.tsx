import { Button } from "../primitives/button.tsx";
import { Dialog, DialogClose, DialogContent } from "../primitives/dialog.tsx";
import { useWords } from "../primitives/words.tsx";
import type { FilterField } from "./filter-bar.tsx";

export type FilterDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  fields: readonly FilterField[];
  /** Absent while nothing is set. */
  onClearAll?: () => void;
};

/** All filters of a list at once, for phones. */
export function FilterDrawer({ open, onOpenChange, title, fields, onClearAll }: FilterDrawerProps) {
  const say = useWords();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        footer={
          <>
            <Button variant="ghost" size="touch" disabled={!onClearAll} onClick={onClearAll}>
              {say("clearAll")}
            </Button>
            <DialogClose asChild>
              <Button variant="primary" size="touch">
                {say("apply")}
              </Button>
            </DialogClose>
          </>
        }
      >
        {fields.map((field) => (
          <section key={field.id} aria-label={field.label} className="flex flex-col gap-2">
            {field.isNamed ? null : (
              <h3 dir="auto" className="font-medium text-sm">
                {field.label}
              </h3>
            )}
            {field.editor}
          </section>
        ))}
      </DialogContent>
    </Dialog>
  );
}
