import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useRemovePart } from "../equipment/parts/part.mutations.ts";
import type { PartDialog } from "./part-actions.tsx";
import type { PartRow } from "./spares.queries.ts";

const PartFormDialog = lazyPanel(
  "largeDialog",
  async () => (await import("../equipment/parts/part-form-dialog.tsx")).PartFormDialog,
);
const EnterItemDialog = lazyPanel("dialog", async () => (await import("./enter-item-dialog.tsx")).EnterItemDialog);
const LinkDialog = lazyPanel("dialog", async () => (await import("./link-dialog.tsx")).LinkDialog);
const OrderDialog = lazyPanel("dialog", async () => (await import("./order-dialog.tsx")).OrderDialog);

export interface PartDialogsProps {
  part: PartRow;
  dialog: PartDialog | null;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The dialog that is open about a part, if any. */
export function PartDialogs({ part, dialog, onClose, onRemoved = onClose }: PartDialogsProps) {
  switch (dialog) {
    case "order":
      return <OrderDialog part={part} onClose={onClose} />;
    case "link":
      return <LinkDialog part={part} onClose={onClose} />;
    case "enter":
      return <EnterItemDialog part={part} onClose={onClose} />;
    case "edit":
      return (
        <PartFormDialog
          machine={part.machine}
          part={{ ...part, itemName: part.stock?.name ?? null }}
          onClose={onClose}
        />
      );
    case "remove":
      return <RemoveDialog part={part} onClose={onClose} onRemoved={onRemoved} />;
    case null:
      return null;
  }
}

function RemoveDialog({ part, onClose, onRemoved }: { part: PartRow; onClose: () => void; onRemoved: () => void }) {
  const { t } = useTranslation();
  const remove = useRemovePart();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("equipment:part.removeTitle", { name: part.designation })}
      consequences={t("equipment:part.removeText")}
      confirm={t("equipment:part.removeConfirm")}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: part.id }, { onSuccess: onRemoved })}
    />
  );
}
