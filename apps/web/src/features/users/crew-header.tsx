import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { MoreHorizontal, Plus, Upload, UserPlus } from "lucide-react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { type ListExport, useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useCrewAddress } from "./addresses.ts";
import { useCrew } from "./users.queries.ts";
import { crewInputOf, type PersonPanel, personPanels } from "./users.search.ts";

export function CrewHeader() {
  const { t } = useTranslation();
  const { search, go } = useCrewAddress();
  const client = useClient();
  const exportCrew = useExport<"xlsx" | "csv" | "pdf">(({ format, locale }) =>
    client.users.exportCrew.query({ ...crewInputOf(search), format, locale }),
  );
  const { total: count } = useCrew(search);
  return (
    <PeopleHeader
      title={t("users:crewTitle")}
      count={count === null ? undefined : t("users:peopleCount", { count })}
      list={exportCrew}
      importsPapers
      onNew={(panel) => go({ new: panel })}
    />
  );
}

export interface PeopleHeaderProps {
  title: string;
  count: string | undefined;
  list: ListExport<"xlsx" | "csv" | "pdf">;
  /** Whether certificates are brought in from here. */
  importsPapers?: boolean;
  /** What the list is mostly there for; the other way stands in the menu. */
  main?: PersonPanel;
  onNew: (panel: PersonPanel) => void;
}

const ways = {
  user: { icon: Plus, label: "users:action.new" },
  invite: { icon: UserPlus, label: "users:action.invite" },
};

/** Crew and accounts are headed alike: make somebody an account, invite somebody, take the list along. */
export function PeopleHeader({ title, count, list, importsPapers = false, main = "user", onNew }: PeopleHeaderProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const mayEdit = useCan("employees:edit");
  const MainIcon = ways[main].icon;
  const inMenu = personPanels.filter((panel) => isPhone || panel !== main);
  return (
    <ScreenHeader
      title={title}
      count={count}
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
                    <DropdownMenuItem key={panel} onSelect={() => onNew(panel)}>
                      <Icon />
                      {t(label)}
                    </DropdownMenuItem>
                  );
                })}
                {importsPapers ? (
                  <DropdownMenuItem asChild>
                    <Link to="/app/import/$kind" params={{ kind: "certificates" }}>
                      <Upload />
                      {t("users:action.importCertificates")}
                    </Link>
                  </DropdownMenuItem>
                ) : null}
                <DropdownMenuSeparator />
              </>
            ) : null}
            <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
          </DropdownMenuContent>
        </DropdownMenu>
      }
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" kbd="N" onClick={() => onNew(main)}>
            <MainIcon />
            {t(ways[main].label)}
          </Button>
        ) : undefined
      }
    />
  );
}
