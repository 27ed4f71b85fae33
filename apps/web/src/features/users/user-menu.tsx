import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { MoreHorizontal } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { ActionsOnAccount } from "./account-items.tsx";
import type { UserRow } from "./users.queries.ts";

/** What can be done to an account by anyone who may act on the person. */
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
        <ActionsOnAccount row={row} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
