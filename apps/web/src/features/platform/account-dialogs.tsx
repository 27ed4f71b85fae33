import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useDeleteAccount, useEraseAccount, useSetSuperadmin, useTurnSecondStepOff } from "./account.mutations.ts";
import type { AccountRecord } from "./platform.queries.ts";
import { TypedConfirmDialog } from "./typed-confirm-dialog.tsx";

const EmailDialog = lazyPanel("dialog", async () => (await import("./email-dialog.tsx")).EmailDialog);

export type AccountDialog = "email" | "twoStep" | "superadmin" | "delete" | "erase";

export interface AccountDialogProps {
  account: AccountRecord;
  onClose: () => void;
}

export function AccountDialogs({
  dialog,
  onErased,
  ...props
}: AccountDialogProps & { dialog: AccountDialog; onErased: () => void }) {
  switch (dialog) {
    case "email":
      return <EmailDialog {...props} />;
    case "twoStep":
      return <SecondStepDialog {...props} />;
    case "superadmin":
      return <SuperadminDialog {...props} />;
    case "delete":
      return <DeleteDialog {...props} />;
    case "erase":
      return <EraseDialog {...props} onErased={onErased} />;
  }
}

function SecondStepDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation("platform-screens");
  const turnOff = useTurnSecondStepOff();
  const { userId, name } = account;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("accounts.twoStepOffTitle", { name })}
      consequences={t("accounts.twoStepOffText")}
      confirm={t("accounts.twoStepOff")}
      destructive
      busy={turnOff.isPending}
      onConfirm={() => turnOff.mutate({ userId }, { onSuccess: onClose })}
    />
  );
}

function SuperadminDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation("platform-screens");
  const { userId, name, isSuperadmin } = account;
  const set = useSetSuperadmin(!isSuperadmin);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isSuperadmin ? "accounts.endAdminTitle" : "accounts.makeAdminTitle", { name })}
      consequences={t(isSuperadmin ? "accounts.endAdminText" : "accounts.makeAdminText")}
      confirm={t(isSuperadmin ? "accounts.endAdminConfirm" : "accounts.makeAdminConfirm")}
      destructive={isSuperadmin}
      busy={set.isPending}
      onConfirm={() => set.mutate({ userId, name }, { onSuccess: onClose })}
    />
  );
}

function DeleteDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation("platform-screens");
  const remove = useDeleteAccount();
  const { userId, name } = account;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("accounts.deleteTitle", { name })}
      consequences={t("accounts.deleteText")}
      confirm={t("accounts.delete")}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ userId }, { onSuccess: onClose })}
    />
  );
}

function EraseDialog({ account, onClose, onErased }: AccountDialogProps & { onErased: () => void }) {
  const { t } = useTranslation("platform-screens");
  const erase = useEraseAccount();
  const { userId, name, username } = account;
  return (
    <TypedConfirmDialog
      title={t("accounts.eraseTitle", { name })}
      label={t("accounts.eraseType", { username })}
      expected={username}
      confirm={t("accounts.eraseConfirm")}
      busy={erase.isPending}
      error={erase.error}
      onConfirm={(confirmation) => erase.mutate({ userId, confirmation }, { onSuccess: onErased })}
      onClose={onClose}
    >
      {t("accounts.eraseText")}
    </TypedConfirmDialog>
  );
}
