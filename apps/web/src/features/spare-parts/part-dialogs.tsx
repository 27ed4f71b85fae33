import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "react-i18next";
import { useRemovePart } from "../../lib/spare-parts/part.mutations.ts";
import { PartFormDialog } from "../../lib/spare-parts/part-form-dialog.tsx";
import { EnterItemDialog } from "./enter-item-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import type { PartDialog } from "./part-actions.tsx";
import type { PartRow } from "./spares.queries.ts";

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
