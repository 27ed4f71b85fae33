import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { CircleAlert, Clock } from "lucide-react";
import { useMemo } from "react";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { DepartmentCell } from "./crew-columns.tsx";
import { PersonCell } from "./person-cell.tsx";
import { UserMenu } from "./user-menu.tsx";
import type { UserRow } from "./users.queries.ts";

/** Those who were invited have no role of their own choosing, but what they were invited as. */
export function useUserColumns({ areInvited }: { areInvited: boolean }): DataColumn<UserRow>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  return useMemo(() => {
    const head = (id: string) => t(`users:column.${id}`);
    const role: DataColumn<UserRow> = areInvited
      ? {
          id: "role",
          header: head("userType"),
          width: "minmax(120px,0.9fr)",
          cell: ({ userType }) => (userType ? t(`users:userType.${userType}`) : null),
        }
      : {
          id: "role",
          header: head("role"),
          width: "minmax(120px,0.9fr)",
          sortable: true,
          cell: (row) => <RoleCell row={row} />,
        };
    return [
      {
        id: "name",
        header: head("name"),
        width: "minmax(180px,1.4fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <PersonCell person={{ ...row, color: row.backgroundColor }} />,
      },
      {
        id: "username",
        header: head("username"),
        width: "minmax(120px,1fr)",
        sortable: true,
        wideOnly: true,
        cell: ({ username }) => username,
      },
      { id: "email", header: head("email"), width: "minmax(160px,1.5fr)", cell: ({ email }) => email },
      role,
      {
        id: "department",
        header: head("department"),
        width: "minmax(108px,0.8fr)",
        sortable: true,
        wideOnly: true,
        cell: ({ department }) => <DepartmentCell department={department} />,
      },
      { id: "state", header: head("state"), width: "minmax(148px,1.1fr)", cell: (row) => <StateCell row={row} /> },
      {
        id: "lastSeen",
        header: head("lastSeen"),
        width: "108px",
        sortable: true,
        wideOnly: true,
        cell: ({ lastSeenAt }) => lastSeenAt && formats.ago(lastSeenAt, now),
      },
      {
        id: "menu",
        header: t("controls:moreActions"),
        isHeadHidden: true,
        hideable: false,
        width: "36px",
        cell: (row) => <UserMenu row={row} />,
      },
    ];
  }, [t, formats, now, areInvited]);
}

function RoleCell({ row }: { row: UserRow }) {
  const { t } = useTranslation();
  const kind = row.userType ? t(`users:userType.${row.userType}`) : null;
  return <bdi>{listed([t(`users:role.${row.role}`), kind], t)}</bdi>;
}

/** The one thing that is to be known of the account now: its end, its mail, or that nobody has signed in yet. */
export function StateCell({ row }: { row: UserRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (row.deletedAt) return <bdi>{t("users:accountState.deleted", { at: formats.dateTime(row.deletedAt) })}</bdi>;
  if (row.hasEnded && row.endsOn) return <bdi>{t("users:accountState.ended", { on: formats.date(row.endsOn) })}</bdi>;
  if (row.welcomeMail === "failed")
    return (
      <span className="flex items-center gap-1.5 text-status-overdue">
        <CircleAlert aria-hidden className="size-3.5 flex-none" />
        {t("users:accountState.mailFailed")}
      </span>
    );
  if (row.isAwaited)
    return (
      <span className="flex items-center gap-1.5 text-muted-foreground">
        <Clock aria-hidden className="size-3.5 flex-none" />
        {t(row.role === "user" ? "users:accountState.invited" : "users:accountState.notYet")}
      </span>
    );
  if (row.endsOn) return <bdi>{t("users:accountState.until", { on: formats.date(row.endsOn) })}</bdi>;
  return <span className="text-muted-foreground">{t("users:accountState.active")}</span>;
}
