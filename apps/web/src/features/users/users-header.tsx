import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { MoreHorizontal, Plus, UserPlus } from "lucide-react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useUsersAddress } from "./addresses.ts";
import { personPanels, type UsersSearch, usersInputOf } from "./users.search.ts";

/** What the list is mostly there for; the other way stands in the menu. */
export const mainWayOf = ({ list }: UsersSearch) => (list === "invited" ? ("invite" as const) : ("user" as const));

const ways = {
  user: { icon: Plus, label: "users:action.new" },
  invite: { icon: UserPlus, label: "users:action.invite" },
};

/** Make somebody an account, invite somebody, take the list along. */
export function UsersHeader({ total }: { total: number | null }) {
  const { t } = useTranslation();
  const { search, go } = useUsersAddress();
  const client = useClient();
  const exported = useExport<"xlsx" | "csv" | "pdf">(({ format, locale }) =>
    client.users.export.query({ ...usersInputOf(search), format, locale }),
  );
  const isPhone = useMedia(phoneQuery);
  const mayEdit = useCan("employees:edit");
  const main = mainWayOf(search);
  const MainIcon = ways[main].icon;
  const inMenu = personPanels.filter((panel) => isPhone || panel !== main);
  return (
    <ScreenHeader
      title={t("users:title")}
      count={total === null ? undefined : t("users:accountCount", { count: total })}
      tools={
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t("ui:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
              <MoreHorizontal />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {mayEdit ? (
              <>
                {inMenu.map((panel) => {
                  const { icon: Icon, label } = ways[panel];
                  return (
                    <DropdownMenuItem key={panel} onSelect={() => go({ new: panel })}>
                      <Icon />
                      {t(label)}
                    </DropdownMenuItem>
                  );
                })}
                <DropdownMenuSeparator />
              </>
            ) : null}
            <ExportItems formats={["xlsx", "csv", "pdf"]} list={exported} />
          </DropdownMenuContent>
        </DropdownMenu>
      }
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" kbd="N" onClick={() => go({ new: main })}>
            <MainIcon />
            {t(ways[main].label)}
          </Button>
        ) : undefined
      }
    />
  );
}
