import { FormDialog, type FormDialogProps } from "./form-dialog.tsx";
import type { Versioned } from "./use-archiving.ts";

export interface BulkDialogProps<Change>
  extends Pick<FormDialogProps, "title" | "submit" | "holdsMore" | "onClose" | "children"> {
  rows: readonly Versioned[];
  /** Null until it is chosen. */
  change: Change | null;
  /** The call that changes them. */
  write: { isPending: boolean; error: unknown };
  send: (items: Versioned[], change: Change, then: { onSuccess: () => void }) => void;
  onDone: () => void;
}

/** One change for all the chosen records: all of them or none. */
export function BulkDialog<Change>(props: BulkDialogProps<Change>) {
  const { rows, change, write, send, onDone, ...dialog } = props;
  const done = () => {
    dialog.onClose();
    onDone();
  };
  const save = () => {
    if (change === null) return;
    const items = rows.map(({ id, version }) => ({ id, version }));
    send(items, change, { onSuccess: done });
  };
  return (
    <FormDialog
      {...dialog}
      busy={write.isPending}
      disabled={change === null}
      error={write.error}
      saysFaults
      onSubmit={save}
    />
  );
}
