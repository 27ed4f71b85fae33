import { locales } from "@ymp/i18n/locales";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { FileSpreadsheet, FileText, FolderTree, MoreHorizontal, Plus, Table2, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useExportRegister } from "./equipment.mutations.ts";
import { useRegisterPages } from "./equipment.queries.ts";
import { listInputOf } from "./equipment.search.ts";
import { useManageAddress } from "./manage-address.ts";

/** The language of what the server writes for the reader. */
export function useExportLocale() {
  const { locale } = useStore(useServices().theme);
  return locales.find((known) => known === locale) ?? "en";
}

export function ManageHeader() {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { search, go } = useManageAddress();
  const { total } = useRegisterPages(search);
  const mayEdit = useCan("equipmentspage:edit");
  return (
    <ScreenHeader
      title={t("equipment:manage.title")}
      count={total === null ? undefined : t("equipment:tree.items", { count: total, total: formats.count(total) })}
      tools={
        <>
          {isPhone ? null : (
            <Segmented
              label={t("equipment:manage.view")}
              value={search.view ?? "table"}
              onValueChange={(view) => go({ view: view === "table" ? undefined : view })}
              options={[
                { value: "table", label: t("equipment:manage.table"), icon: <Table2 /> },
                { value: "tree", label: t("equipment:manage.tree"), icon: <FolderTree /> },
              ]}
            />
          )}
          <ManageMenu isPhone={isPhone} mayEdit={mayEdit} />
        </>
      }
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" onClick={() => go({ edit: "new" })}>
            <Plus />
            {t("equipment:action.add")}
          </Button>
        ) : undefined
      }
    />
  );
}

function ManageMenu({ isPhone, mayEdit }: { isPhone: boolean; mayEdit: boolean }) {
  const { t } = useTranslation();
  const { search, go } = useManageAddress();
  const locale = useExportLocale();
  const exportRegister = useExportRegister();
  const save = (format: "csv" | "xlsx") => exportRegister.mutate({ ...listInputOf(search), format, locale });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("ui:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {isPhone && mayEdit ? (
          <DropdownMenuItem onSelect={() => go({ edit: "new" })}>
            <Plus />
            {t("equipment:action.add")}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem disabled={exportRegister.isPending} onSelect={() => save("xlsx")}>
          <FileSpreadsheet />
          {t("equipment:action.exportXlsx")}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={exportRegister.isPending} onSelect={() => save("csv")}>
          <FileText />
          {t("equipment:action.exportCsv")}
        </DropdownMenuItem>
        {mayEdit ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => go({ import: "equipment" })}>
              <Upload />
              {t("equipment:action.import")}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => go({ import: "jobs" })}>
              <Upload />
              {t("equipment:action.importJobs")}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
