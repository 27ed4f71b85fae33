import { useTranslation } from "../../lib/translation.tsx";
import { KeyNameDialog } from "./key-name-dialog.tsx";
import { useRenameKey } from "./security.mutations.ts";
import type { SecurityKey } from "./security.queries.ts";

export function RenameKeyDialog({ securityKey, onClose }: { securityKey: SecurityKey; onClose: () => void }) {
  const { t } = useTranslation();
  const rename = useRenameKey();
  const { id, name } = securityKey;
  return (
    <KeyNameDialog
      title={t("security:keys.renameNamed", { name })}
      action={t("security:keys.rename")}
      name={name}
      saving={rename}
      onSave={(input, onError) => rename.mutate({ id, ...input }, { onSuccess: onClose, onError })}
      onClose={onClose}
    />
  );
}
