import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useRemoveDraft } from "./logbooks.mutations.ts";
import type { Draft } from "./logbooks.queries.ts";

interface RemoveDraftProps {
  draft: Draft;
  /** What was typed into it is gone with it. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Throws a draft away; what stands in the book already is never removed. */
export function RemoveDraft({ draft, onRemoved, onClose }: RemoveDraftProps) {
  const { t } = useTranslation("logbooks");
  const remove = useRemoveDraft();
  const [isAsking, setAsking] = useState(false);
  if (!draft.can.fields.includes("removed")) return null;
  return (
    <div className="px-5 pb-5">
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 />
        {t("removeDraft")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("removeDraft")}
        consequences={t("removeDraftText")}
        confirm={t("removeDraft")}
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { id: draft.id, version: draft.version },
            {
              onSuccess: () => {
                onRemoved();
                onClose();
              },
            },
          )
        }
      />
    </div>
  );
}
