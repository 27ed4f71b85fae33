import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { IconButton } from "@ymp/ui/primitives/button";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "./translation.tsx";

export interface EditOrRemoveProps {
  name: string;
  /** What the pencil is called. */
  edit: string;
  onEdit: () => void;
  asked: { title: string; consequences: string; confirm: string };
  isRemoving: boolean;
  onRemove: (done: { onSuccess: () => void }) => void;
}

/** A pencil and a bin at the end of a row; before a row goes, its reader is asked. */
export function EditOrRemove({ name, edit, onEdit, asked, isRemoving, onRemove }: EditOrRemoveProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <span className="inline-flex flex-none">
      <IconButton size="icon-sm" label={edit} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton size="icon-sm" label={t("controls:remove", { name })} onClick={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        {...asked}
        destructive
        busy={isRemoving}
        onConfirm={() => onRemove({ onSuccess: () => setAsking(false) })}
      />
    </span>
  );
}
