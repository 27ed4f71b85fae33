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
import { Lightbulb, MoreHorizontal, Plus, Stamp } from "lucide-react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useOrderPages } from "./orders.queries.ts";
import { listInputOf } from "./orders.search.ts";
import { useOrdersAddress } from "./orders-address.ts";

export const usualHorizon = 60;

export function OrdersHeader({ onShowLimits }: { onShowLimits: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { search, go } = useOrdersAddress();
  const { total } = useOrderPages(search);
  const mayEdit = useCan("inventory:edit");
  const count = total === null ? undefined : t("orders:count", { count: total, total: formats.count(total) });
  return (
    <ScreenHeader
      title={t("orders:title")}
      count={isPhone ? undefined : count}
      tools={
        <>
          {isPhone ? null : (
            <Button onClick={() => go({ propose: usualHorizon })}>
              <Lightbulb />
              {t("orders:action.propose")}
            </Button>
          )}
          <OrdersMenu isPhone={isPhone} mayEdit={mayEdit} onShowLimits={onShowLimits} />
        </>
      }
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" onClick={() => go({ new: true })}>
            <Plus />
            {t("orders:action.new")}
            <Kbd aria-hidden>N</Kbd>
          </Button>
        ) : undefined
      }
    />
  );
}

interface OrdersMenuProps {
  isPhone: boolean;
  mayEdit: boolean;
  onShowLimits: () => void;
}

function OrdersMenu({ isPhone, mayEdit, onShowLimits }: OrdersMenuProps) {
  const { t } = useTranslation();
  const client = useClient();
  const { search, go } = useOrdersAddress();
  const list = useExport<"xlsx" | "csv" | "pdf">(({ format, locale }) =>
    client.orders.export.query({ ...listInputOf(search), format, locale }),
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
            {t("orders:action.new")}
          </DropdownMenuItem>
        ) : null}
        {isPhone ? (
          <DropdownMenuItem onSelect={() => go({ propose: usualHorizon })}>
            <Lightbulb />
            {t("orders:action.propose")}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={onShowLimits}>
          <Stamp />
          {t("orders:limits.title")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
