import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useEraseGuest } from "./guests.mutations.ts";
import type { Guest } from "./guests.queries.ts";

/** Asks once more, since nothing brings the data back. */
export function EraseDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const { t } = useTranslation("guests");
  const { mutate, isPending, error } = useEraseGuest();
  const { id, version, name } = guest;
  return (
    <FormDialog
      title={t("erase.title", { name })}
      submit={t("action.erase")}
      destructive
      busy={isPending}
      error={error}
      onSubmit={() => mutate({ id, version }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm">{t("erase.text")}</p>
    </FormDialog>
  );
}
