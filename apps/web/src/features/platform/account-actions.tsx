import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { AtSign, KeyRound, RotateCcw, Shield, ShieldOff, Smartphone, Trash2, UserX } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useRestoreAccount, useSendReset } from "./account.mutations.ts";
import { type AccountDialog, AccountDialogs } from "./account-dialogs.tsx";
import type { AccountRecord } from "./platform.queries.ts";

export interface AccountActionsProps {
  account: AccountRecord;
  onErased: () => void;
}

/** What the platform can do with an account: first what helps, at the end what closes it. */
export function AccountActions({ account, onErased }: AccountActionsProps) {
  const { t } = useTranslation("platform-screens");
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const isSelf = useSession().account.id === account.userId;
  return (
    <>
      <SignInActions account={account} open={setDialog} />
      <ClosingActions account={account} open={setDialog} />
      {isSelf ? <p className="text-muted-foreground text-sm">{t("accounts.own")}</p> : null}
      {dialog ? (
        <AccountDialogs account={account} dialog={dialog} onClose={() => setDialog(null)} onErased={onErased} />
      ) : null}
    </>
  );
}

interface ActionsProps {
  account: AccountRecord;
  open: (dialog: AccountDialog) => void;
}

function SignInActions({ account: { userId, may }, open }: ActionsProps) {
  const { t } = useTranslation("platform-screens");
  const sendReset = useSendReset();
  if (!may.sendReset && !may.setEmail) return null;
  return (
    <section>
      <SectionHead title={t("accounts.signIn")} className="mb-2" />
      <div className="flex flex-wrap gap-2">
        {may.sendReset ? (
          <Button busy={sendReset.isPending} onClick={() => sendReset.mutate({ userId })}>
            <KeyRound />
            {t("accounts.sendReset")}
          </Button>
        ) : null}
        {may.setEmail ? (
          <Button onClick={() => open("email")}>
            <AtSign />
            {t("accounts.changeEmail")}
          </Button>
        ) : null}
        {may.turnSecondStepOff ? (
          <Button onClick={() => open("twoStep")}>
            <Smartphone />
            {t("accounts.twoStepOff")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function ClosingActions({ account, open }: ActionsProps) {
  const { t } = useTranslation("platform-screens");
  const restore = useRestoreAccount();
  const { userId, may, state, isSuperadmin } = account;
  if (!may.setSuperadmin && !may.setDeleted && !may.erase) return null;
  return (
    <section>
      <SectionHead title={t("accounts.danger")} className="mb-2" />
      <div className="flex flex-wrap gap-2">
        {may.setSuperadmin ? (
          <Button variant={isSuperadmin ? "destructive" : "secondary"} onClick={() => open("superadmin")}>
            {isSuperadmin ? <ShieldOff /> : <Shield />}
            {t(isSuperadmin ? "accounts.endAdmin" : "accounts.makeAdmin")}
          </Button>
        ) : null}
        {may.setDeleted && state === "deleted" ? (
          <Button busy={restore.isPending} onClick={() => restore.mutate({ userId })}>
            <RotateCcw />
            {t("accounts.restore")}
          </Button>
        ) : null}
        {may.setDeleted && state === "current" ? (
          <Button variant="destructive" onClick={() => open("delete")}>
            <UserX />
            {t("accounts.delete")}
          </Button>
        ) : null}
        {may.erase ? (
          <Button variant="destructive" onClick={() => open("erase")}>
            <Trash2 />
            {t("accounts.erase")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
