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
import { Kbd } from "@ymp/ui/primitives/kbd";
import { Coins, MapPin, MoreHorizontal, Plus, QrCode, ScanLine, Upload } from "lucide-react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useItemPages } from "./inventory.queries.ts";
import { listInputOf } from "./inventory.search.ts";
import { useInventoryAddress } from "./inventory-address.ts";

export interface InventoryHeaderProps {
  onScan: () => void;
  onShowPlaces: () => void;
  onShowValue: () => void;
  onShowLabels: () => void;
}

export function InventoryHeader({ onScan, ...menu }: InventoryHeaderProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { search, go } = useInventoryAddress();
  const { total } = useItemPages(search);
  const mayEdit = useCan("inventory:edit");
  const count = total === null ? undefined : t("inventory:count", { count: total, total: formats.count(total) });
  return (
    <ScreenHeader
      title={t("inventory:title")}
      count={isPhone ? undefined : count}
      tools={
        <>
          {isPhone ? null : (
            <IconButton label={t("inventory:action.scan")} onClick={onScan}>
              <ScanLine />
            </IconButton>
          )}
          <InventoryMenu isPhone={isPhone} mayEdit={mayEdit} {...menu} />
        </>
      }
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" onClick={() => go({ new: true })}>
            <Plus />
            {t("inventory:action.add")}
            <Kbd aria-hidden>N</Kbd>
          </Button>
        ) : undefined
      }
    />
  );
}

type MenuProps = Omit<InventoryHeaderProps, "onScan"> & { isPhone: boolean; mayEdit: boolean };

function InventoryMenu({ isPhone, mayEdit, onShowPlaces, onShowValue, onShowLabels }: MenuProps) {
  const { t } = useTranslation();
  const client = useClient();
  const { search, go } = useInventoryAddress();
  const list = useExport<"xlsx" | "csv" | "pdf">((order) =>
    client.inventory.export.query({ ...listInputOf(search), ...order }),
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
          <DropdownMenuItem onSelect={() => go({ new: true })}>
            <Plus />
            {t("inventory:action.add")}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={onShowPlaces}>
          <MapPin />
          {t("inventory:action.places")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onShowLabels}>
          <QrCode />
          {t("counts:labels.title")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onShowValue}>
          <Coins />
          {t("inventory:action.value")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
        {mayEdit ? (
          <DropdownMenuItem asChild>
            <Link to="/app/import/$kind" params={{ kind: "inventory" }}>
              <Upload />
              {t("imports:title.inventory")}
            </Link>
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
