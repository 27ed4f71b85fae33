import { coolingOffDays } from "@ymp/core/platform/cooling-off";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { VesselRecord } from "./platform.queries.ts";
import { TypedConfirmDialog } from "./typed-confirm-dialog.tsx";
import { useRequestDeletion } from "./vessel.mutations.ts";

export interface DeleteVesselDialogProps {
  vessel: Pick<VesselRecord, "id" | "name" | "kept">;
  onClose: () => void;
}

export function DeleteVesselDialog({ vessel: { id, name, kept }, onClose }: DeleteVesselDialogProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const request = useRequestDeletion();
  const books = kept.numbers.map(({ number, until }) => t("danger.book", { number, until: formats.date(until) }));
  const isOpen = kept.areArchived || books.length === 0;
  return (
    <TypedConfirmDialog
      title={t("danger.dialogTitle", { name })}
      label={t("danger.typeName", { name })}
      expected={name}
      confirm={t("danger.confirm")}
      busy={request.isPending}
      isOffered={isOpen}
      error={request.error}
      onConfirm={(confirmation) => request.mutate({ vesselId: id, confirmation, name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t("danger.text", { days: coolingOffDays })}
      {books.length > 0 ? (
        <span className="mt-2 block">
          {t(isOpen ? "danger.booksArchived" : "danger.booksKept", { books: formats.list(books) })}
        </span>
      ) : null}
    </TypedConfirmDialog>
  );
}
