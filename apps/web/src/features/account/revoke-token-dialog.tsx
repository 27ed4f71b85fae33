import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useRevokeToken } from "./security.mutations.ts";
import type { ApiToken } from "./security.queries.ts";

export function RevokeTokenDialog({ token: { id, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const { t } = useTranslation();
  const revoke = useRevokeToken();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("security:tokens.revokeTitle", { name })}
      consequences={t("security:tokens.revokeText")}
      confirm={t("security:tokens.revoke")}
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate({ id, name }, { onSettled: onClose })}
    />
  );
}
