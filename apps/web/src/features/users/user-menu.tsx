import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { AtSign, CalendarOff, KeyRound, MailPlus, MoreHorizontal, RotateCcw, Shield, UserMinus } from "lucide-react";
import { useSession } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useUserDialogs } from "./user-dialogs.tsx";
import { useResendWelcome, useRestoreUser, useSendReset } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** What can be done to an account by whoever may act on the person. */
export function UserMenu({ row }: { row: UserRow }) {
  const { t } = useTranslation();
  if (!row.mayAct) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("users:action.of", { name: row.name })} size="icon-sm">
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {row.isDeleted ? <DeletedItems row={row} /> : <CurrentItems row={row} />}
      </DropdownMenuContent>
    </DropdownMenu>
  );
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
