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
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Boxes, FolderTree, MoreHorizontal, Plus, QrCode, Table2, Upload } from "lucide-react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useRegisterPages } from "./equipment.queries.ts";
import { manageAddress } from "./equipment.search.ts";

export function ManageHeader() {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { search, go } = useListAddress(manageAddress);
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
  const { search, go } = useListAddress(manageAddress);
  const client = useClient();
  const exportRegister = useExport<"xlsx" | "csv" | "pdf">((order) =>
    client.equipment.export.query({ ...manageAddress.inputOf(search), ...order }),
  );
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
        <ExportItems formats={["xlsx", "csv", "pdf"]} list={exportRegister} />
        <DropdownMenuItem onSelect={() => go({ labels: 1 })}>
          <QrCode />
          {t("labels:printAll")}
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/app/adminequipment">
            <Boxes />
            {t("models:title")}
          </Link>
        </DropdownMenuItem>
        {mayEdit ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <Link to="/app/import/$kind" params={{ kind: "equipment" }}>
                <Upload />
                {t("equipment:action.import")}
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/app/import/$kind" params={{ kind: "jobs" }}>
                <Upload />
                {t("equipment:action.importJobs")}
              </Link>
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
