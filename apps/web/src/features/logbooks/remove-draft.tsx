import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
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
  const [reason, setReason] = useState("");
  const discard = (why: { reason?: string }) =>
    remove.mutate(
      { id: draft.id, version: draft.version, ...why },
      {
        onSuccess: () => {
          onRemoved();
          onClose();
        },
      },
    );
  if (!draft.can.fields.includes("removed")) return null;
  return (
    <div className="px-5 pb-5">
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 />
        {t("removeDraft")}
      </Button>
      {isAsking && draft.can.removalNeedsReason ? (
        <FormDialog
          title={t("removeDraft")}
          submit={t("removeDraft")}
          destructive
          busy={remove.isPending}
          disabled={reason.trim() === ""}
          error={remove.error}
          holdsMore={false}
          onSubmit={() => discard({ reason: reason.trim() })}
          onClose={() => setAsking(false)}
        >
          <p dir="auto">{t("removeDraftText")}</p>
          <Field label={t("discardReason")} required>
            <Textarea maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </FormDialog>
      ) : (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t("removeDraft")}
          consequences={t("removeDraftText")}
          confirm={t("removeDraft")}
          destructive
          busy={remove.isPending}
          onConfirm={() => discard({})}
        />
      )}
    </div>
  );
}
