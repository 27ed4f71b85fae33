import { Button } from "@ymp/ui/primitives/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { Crosshair, Link2, Link2Off, Package, Pencil, ShoppingCart, Trash2 } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useLinkItem } from "./spares.mutations.ts";
import type { PartSheetData } from "./spares.queries.ts";

export type PartDialog = "order" | "link" | "enter" | "edit" | "remove";

export interface PartActionProps {
  part: PartSheetData;
  onDialog: (dialog: PartDialog) => void;
}

/** The next step with a part: order it, tie it to the stores, change it. */
export function PartActions({ part, onDialog }: PartActionProps) {
  const { t } = useTranslation();
  const { can, itemId } = part;
  return (
    <>
      {can.order ? (
        <Button variant="primary" size="lg" onClick={() => onDialog("order")}>
          <ShoppingCart />
          {t("spares:action.order")}
        </Button>
      ) : null}
      {can.link && !itemId ? (
        <Button size="lg" onClick={() => onDialog("link")}>
          <Link2 />
          {t("spares:action.link")}
        </Button>
      ) : null}
      {can.edit ? (
        <Button size="lg" onClick={() => onDialog("edit")}>
          <Pencil />
          {t("spares:action.edit")}
        </Button>
      ) : null}
    </>
  );
}

export function PartOverflow({ part, onDialog }: PartActionProps) {
  const { t } = useTranslation();
  const link = useLinkItem();
  const { can, itemId, sectionId } = part;
  const onDrawing = `/app/spareparts?machine=${part.machine.id}${sectionId ? `&section=${sectionId}` : ""}&part=${part.id}`;
  return (
    <MoreMenu>
      <DropdownMenuItem asChild>
        <PathLink href={onDrawing}>
          <Crosshair />
          {t("spares:action.showOnDrawing")}
        </PathLink>
      </DropdownMenuItem>
      {can.createItem && !itemId ? (
        <DropdownMenuItem onSelect={() => onDialog("enter")}>
          <Package />
          {t("spares:action.enter")}
        </DropdownMenuItem>
      ) : null}
      {can.link && itemId ? (
        <>
          <DropdownMenuItem onSelect={() => onDialog("link")}>
            <Link2 />
            {t("spares:action.linkOther")}
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => link.mutate({ id: part.id, version: part.version, itemId: null, before: itemId })}
          >
            <Link2Off />
            {t("spares:action.unlink")}
          </DropdownMenuItem>
        </>
      ) : null}
      {can.edit ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem destructive onSelect={() => onDialog("remove")}>
            <Trash2 />
            {t("equipment:part.removeConfirm")}
          </DropdownMenuItem>
        </>
      ) : null}
    </MoreMenu>
  );
}
