import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Badge } from "@ymp/ui/primitives/badge";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Lock, Package } from "lucide-react";
import { useState } from "react";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { OpenSheet, type OpenSheetProps, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { RecordTabs, TabParts } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type Item, useItem } from "./inventory.queries.ts";
import { inventoryAddress } from "./inventory.search.ts";
import { ItemActions, ItemOverflow } from "./item-actions.tsx";
import { ItemFiles } from "./item-files.tsx";
import { ItemHistory } from "./item-history.tsx";
import { ItemLedger } from "./item-ledger.tsx";
import { ItemLevels } from "./item-levels.tsx";
import { ItemLots } from "./item-lots.tsx";
import { ItemProperties } from "./item-properties.tsx";
import { ItemPurchases } from "./item-purchases.tsx";
import { ItemUses } from "./item-uses.tsx";
import type { ActionOnStock } from "./stock-action-dialog.tsx";

const ItemFormSheet = lazyPanel("form", async () => (await import("./item-form-sheet.tsx")).ItemFormSheet);
const StockActionDialog = lazyPanel(
  "dialog",
  async () => (await import("./stock-action-dialog.tsx")).StockActionDialog,
);

/** One item beside its list: how much there is and where, what happened to it, what needs it. */
export function ItemSheet(over: OpenSheetProps["over"]) {
  const { t } = useTranslation();
  return (
    <ReadSheet
      over={over}
      query={useItem(over.id)}
      list="inventory.list"
      icon={<Package />}
      words={{
        loading: t("inventory:loading"),
        absent: { title: t("inventory:absent.title"), text: t("inventory:absent.text") },
      }}
    >
      {(item) => <LoadedSheet over={over} item={item} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, item }: { over: OpenSheetProps["over"]; item: Item }) {
  const [action, setAction] = useState<ActionOnStock | null>(null);
  const [isEditing, setEditing] = useState(false);
  const isPhone = useMedia(phoneQuery);
  return (
    <OpenSheet
      over={over}
      address={inventoryAddress}
      number={isPhone ? "" : (item.partNo ?? "")}
      title={item.name}
      tools={<ItemOverflow item={item} onAction={setAction} onEdit={() => setEditing(true)} />}
      facts={
        <>
          <ItemBadges item={item} />
          <ItemLevels item={item} />
        </>
      }
      rail={<ItemProperties item={item} />}
      railEnd={<ConnectedPanel kind="item" id={item.id} />}
      actions={item.can.edit ? <ItemActions item={item} onAction={setAction} /> : undefined}
    >
      <ItemTabs item={item} onAction={setAction} />
      {action ? (
        <StockActionDialog item={item} action={action} onAction={setAction} onClose={() => setAction(null)} />
      ) : null}
      {isEditing ? <ItemFormSheet item={item} onClose={() => setEditing(false)} /> : null}
    </OpenSheet>
  );
}

function ItemBadges({ item }: { item: Item }) {
  const { t } = useTranslation();
  const alert = item.level?.alert;
  return (
    <>
      {alert ? <Badge tone="overdue">{t(`inventory:alert.${alert}`)}</Badge> : null}
      {item.isCritical ? (
        <Badge tone="draft">
          <WarningIcon />
          {t("inventory:field.critical")}
        </Badge>
      ) : null}
      {item.isPrivate ? (
        <Badge tone="draft">
          <Lock />
          {item.ownerName ? t("inventory:privateOf", { name: item.ownerName }) : t("inventory:field.private")}
        </Badge>
      ) : null}
      {item.archivedAt ? <Badge tone="draft">{t("inventory:state.archived")}</Badge> : null}
    </>
  );
}

function ItemTabs({ item, onAction }: { item: Item; onAction: (action: ActionOnStock) => void }) {
  const { t } = useTranslation();
  const mayComment = useMayComment("inventory");
  return (
    <RecordTabs
      label={t("inventory:tabs.label")}
      wordOf={(tab) => t(`inventory:tabs.${tab}`)}
      counts={{
        uses: item.machines.length + item.plans.length + item.jobs.length,
        purchases: item.orders.length + item.prices.length,
      }}
      tabs={{
        stock: (
          <TabParts>
            <ItemLots item={item} onAction={onAction} />
            <ItemLedger item={item} />
          </TabParts>
        ),
        uses: <ItemUses item={item} />,
        purchases: <ItemPurchases item={item} />,
        files: <ItemFiles item={item} />,
        talk: <CommentsOf recordKind="item" recordId={item.id} title={item.name} mayComment={mayComment} />,
        history: <ItemHistory itemId={item.id} />,
      }}
    />
  );
}
