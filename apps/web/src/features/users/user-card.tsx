import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "./person-cell.tsx";
import { UserMenu } from "./user-menu.tsx";
import type { UserRow } from "./users.queries.ts";
import { StateCell } from "./users-columns.tsx";

/** An account on a phone. */
export function UserCard({ row }: { row: UserRow }) {
  const { t } = useTranslation();
  const as = row.userType ? t(`users:userType.${row.userType}`) : t(`users:role.${row.role}`);
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <PersonAvatar person={{ ...row, color: row.backgroundColor }} size="touch" />
      <div className="min-w-0 flex-1 text-sm">
        <p dir="auto" className="break-words font-medium text-base">
          {row.name}
        </p>
        <p dir="auto" className="text-muted-foreground">
          {as}
        </p>
        <p dir="auto" className="break-all text-muted-foreground text-xs">
          {row.email}
        </p>
        <div className="text-xs">
          <StateCell row={row} />
        </div>
      </div>
      <UserMenu row={row} />
    </div>
  );
}
