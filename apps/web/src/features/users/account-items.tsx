import { useQuery } from "@tanstack/react-query";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { AtSign, CalendarOff, KeyRound, MailPlus, RotateCcw, Shield, UserMinus } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useUserDialogs } from "./user-dialogs.tsx";
import { useResendWelcome, useRestoreUser, useSendReset } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** In the menu of a person's page, read as it opens: what can be done to their account. */
export function AccountItems({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(useTrpc().users.get.queryOptions({ userId }));
  if (!data) return <DropdownMenuItem disabled>{t("ui:loading")}</DropdownMenuItem>;
  if (!data.mayAct) return null;
  return (
    <>
      <DropdownMenuSeparator className="first:hidden" />
      <ActionsOnAccount row={data} />
    </>
  );
}

export function ActionsOnAccount({ row }: { row: UserRow }) {
  return row.isDeleted ? <DeletedItems row={row} /> : <CurrentItems row={row} />;
}

function DeletedItems({ row }: { row: UserRow }) {
  const { t } = useTranslation();
  const restore = useRestoreUser();
  return (
    <DropdownMenuItem onSelect={() => restore.mutate({ userId: row.userId })}>
      <RotateCcw />
      {t("users:action.restore")}
    </DropdownMenuItem>
  );
}

function CurrentItems({ row }: { row: UserRow }) {
  const { t } = useTranslation();
  const { open } = useUserDialogs();
  const resend = useResendWelcome();
  const sendReset = useSendReset();
  const isSelf = useSession().account.id === row.userId;
  const { userId } = row;
  return (
    <>
      {isSelf ? null : (
        <DropdownMenuItem onSelect={() => open("role", row)}>
          <Shield />
          {t("users:action.role")}
        </DropdownMenuItem>
      )}
      {row.maySetEmail ? (
        <DropdownMenuItem onSelect={() => open("email", row)}>
          <AtSign />
          {t("users:action.email")}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem onSelect={() => sendReset.mutate({ userId })}>
        <KeyRound />
        {t("users:action.reset")}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => resend.mutate({ userId })}>
        <MailPlus />
        {t(row.role === "user" ? "users:action.resendInvitation" : "users:action.resend")}
      </DropdownMenuItem>
      {isSelf ? null : (
        <>
          <DropdownMenuItem onSelect={() => open("ends", row)}>
            <CalendarOff />
            {t("users:action.ends")}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem destructive onSelect={() => open("delete", row)}>
            <UserMinus />
            {t(row.isAwaited ? "users:action.withdraw" : "users:action.delete")}
          </DropdownMenuItem>
        </>
      )}
    </>
  );
}
