import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { FileSpreadsheet, FileText, MoreHorizontal, Plus, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useCrewAddress } from "./addresses.ts";
import { useExportLocale } from "./use-export-locale.ts";
import { useExportCrew } from "./users.mutations.ts";
import { useCrew } from "./users.queries.ts";
import { crewInputOf } from "./users.search.ts";

export function CrewHeader() {
  const { t } = useTranslation();
  const { search, go } = useCrewAddress();
  const exportCrew = useExportCrew();
  const locale = useExportLocale();
  const count = useCrew(search).data?.length;
  const save = (format: "csv" | "xlsx") => exportCrew.mutate({ ...crewInputOf(search), format, locale });
  return (
    <PeopleHeader
      title={t("users:crewTitle")}
      count={count === undefined ? undefined : t("users:peopleCount", { count })}
      isExporting={exportCrew.isPending}
      onExport={save}
      onNew={(panel) => go({ new: panel })}
    />
  );
}

export interface PeopleHeaderProps {
  title: string;
  count: string | undefined;
  isExporting: boolean;
  onExport: (format: "csv" | "xlsx") => void;
  onNew: (panel: "user" | "invite") => void;
}

/** Crew and accounts are headed alike: make somebody an account, invite somebody, take the list along. */
export function PeopleHeader({ title, count, isExporting, onExport, onNew }: PeopleHeaderProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const mayEdit = useCan("employees:edit");
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
                {isPhone ? (
                  <DropdownMenuItem onSelect={() => onNew("user")}>
                    <Plus />
                    {t("users:action.new")}
                  </DropdownMenuItem>
                ) : null}
                <DropdownMenuItem onSelect={() => onNew("invite")}>
                  <UserPlus />
                  {t("users:action.invite")}
                </DropdownMenuItem>
                <DropdownMenuSeparator />
              </>
            ) : null}
            <DropdownMenuItem disabled={isExporting} onSelect={() => onExport("xlsx")}>
              <FileSpreadsheet />
              {t("users:action.exportXlsx")}
            </DropdownMenuItem>
            <DropdownMenuItem disabled={isExporting} onSelect={() => onExport("csv")}>
              <FileText />
              {t("users:action.exportCsv")}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      }
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" kbd="N" onClick={() => onNew("user")}>
            <Plus />
            {t("users:action.new")}
          </Button>
        ) : undefined
      }
    />
  );
}
