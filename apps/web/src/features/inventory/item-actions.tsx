import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import {
  ArrowDownToLine,
  ArrowRightLeft,
  CircleMinus,
  ClipboardCheck,
  Pencil,
  PencilLine,
  QrCode,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { ArchiveItems } from "../../lib/archive-items.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useArchiveItem } from "./inventory.mutations.ts";
import type { Item } from "./inventory.queries.ts";
import type { ActionOnStock } from "./stock-action-dialog.tsx";

const ItemLabelDialog = lazyPanel("dialog", async () => (await import("./item-label.tsx")).ItemLabelDialog);

interface Acting {
  item: Item;
  onAction: (action: ActionOnStock) => void;
}

/** What is done with an item day by day, in the reach of one thumb. */
export function ItemActions({ item, onAction }: Acting) {
  const { t } = useTranslation();
  if (item.archivedAt) return null;
  const isEmpty = (item.level?.onHand ?? 0) <= 0;
  return (
    <>
      <Button variant="primary" size="lg" disabled={isEmpty} onClick={() => onAction({ kind: "consume" })}>
        <CircleMinus />
        {t("inventory:do.consume.title")}
      </Button>
      <Button size="lg" onClick={() => onAction({ kind: "receive" })}>
        <ArrowDownToLine />
        {t("inventory:do.receive.title")}
      </Button>
      <Button size="lg" onClick={() => onAction({ kind: "count" })}>
        <ClipboardCheck />
        {t("inventory:do.count.short")}
      </Button>
    </>
  );
}

const rarer = [
  { kind: "transfer", icon: <ArrowRightLeft /> },
  { kind: "adjust", icon: <PencilLine /> },
  { kind: "scrap", icon: <Trash2 /> },
] as const;

export function ItemOverflow({ item, onAction, onEdit }: Acting & { onEdit: () => void }) {
  const { t } = useTranslation();
  const [hasLabel, setLabel] = useState(false);
  return (
    <>
      {item.can.edit ? (
        <IconButton label={t("inventory:action.edit")} onClick={onEdit}>
          <Pencil />
        </IconButton>
      ) : null}
      <MoreMenu>
        {item.can.edit
          ? rarer.map(({ kind, icon }) => (
              <DropdownMenuItem key={kind} onSelect={() => onAction({ kind })}>
                {icon}
                {t(`inventory:do.${kind}.title`)}
              </DropdownMenuItem>
            ))
          : null}
        {item.can.edit ? <DropdownMenuSeparator /> : null}
        <DropdownMenuItem onSelect={() => setLabel(true)}>
          <QrCode />
          {t("inventory:action.label")}
        </DropdownMenuItem>
        <ArchiveItems record={item} archiving={useArchiveItem()} />
      </MoreMenu>
      {hasLabel ? <ItemLabelDialog item={item} onClose={() => setLabel(false)} /> : null}
    </>
  );
}
