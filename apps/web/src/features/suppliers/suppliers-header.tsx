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
import { Archive, CopyCheck, MoreHorizontal, Plus, Upload } from "lucide-react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSuppliersSummary } from "./suppliers.queries.ts";
import { listInputOf, noFilters } from "./suppliers.search.ts";
import { useSuppliersAddress } from "./suppliers-address.ts";

export function SuppliersHeader({ onShowDuplicates }: { onShowDuplicates: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { go } = useSuppliersAddress();
  const { data: summary } = useSuppliersSummary();
  const mayEdit = useCan("supplier:edit");
  return (
    <ScreenHeader
      title={t("suppliers:title")}
      count={summary ? t("suppliers:count", { count: summary.total, total: formats.count(summary.total) }) : undefined}
      tools={<MoreMenu isPhone={isPhone} mayEdit={mayEdit} onShowDuplicates={onShowDuplicates} />}
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" kbd="N" onClick={() => go({ new: true })}>
            <Plus />
            {t("suppliers:action.add")}
          </Button>
        ) : undefined
      }
    />
  );
}

interface MoreMenuProps {
  isPhone: boolean;
  mayEdit: boolean;
  onShowDuplicates: () => void;
}

function MoreMenu({ isPhone, mayEdit, onShowDuplicates }: MoreMenuProps) {
  const { t } = useTranslation();
  const { search, change, go } = useSuppliersAddress();
  const client = useClient();
  const list = useExport<"xlsx" | "csv" | "pdf">((order) =>
    client.suppliers.export.query({ ...listInputOf(search), ...order }),
  );
  const isArchive = search.state === "archived";
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("ui:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {isPhone && mayEdit ? (
          <DropdownMenuItem onSelect={() => go({ new: true })}>
            <Plus />
            {t("suppliers:action.add")}
          </DropdownMenuItem>
        ) : null}
        {mayEdit ? (
          <DropdownMenuItem onSelect={onShowDuplicates}>
            <CopyCheck />
            {t("suppliers:duplicates.title")}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={() => change({ ...noFilters, state: isArchive ? undefined : "archived" })}>
          <Archive />
          {t(isArchive ? "suppliers:action.backToLive" : "suppliers:action.showArchive")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
        {mayEdit ? (
          <DropdownMenuItem asChild>
            <Link to="/app/import/$kind" params={{ kind: "suppliers" }}>
              <Upload />
              {t("imports:title.suppliers")}
            </Link>
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
