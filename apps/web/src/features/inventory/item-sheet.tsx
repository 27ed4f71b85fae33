import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { Lock, Package } from "lucide-react";
import { useState } from "react";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { positionIn } from "../../lib/lists/position-in.ts";
import { PendingSheet } from "../../lib/pending-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type Item, useItem } from "./inventory.queries.ts";
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

export interface ItemSheetProps {
  itemId: string;
  /** The rows of the list it was opened from, in their order. */
  neighbours: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One item beside its list: how much there is and where, what happened to it, what needs it. */
export function ItemSheet(props: ItemSheetProps) {
  const { t } = useTranslation();
  const query = useItem(props.itemId);
  if (query.data) return <LoadedSheet {...props} item={query.data} />;
  return (
    <PendingSheet
      query={query}
      listed={{ id: props.itemId, list: "inventory.list" }}
      icon={<Package />}
      words={{
        loading: t("inventory:loading"),
        absent: { title: t("inventory:absent.title"), text: t("inventory:absent.text") },
      }}
      onClose={props.onClose}
    />
  );
}

function LoadedSheet({ item, neighbours, onOpen, onClose }: ItemSheetProps & { item: Item }) {
  const [action, setAction] = useState<ActionOnStock | null>(null);
  const [isEditing, setEditing] = useState(false);
  const isPhone = useMedia(phoneQuery);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={isPhone ? "" : (item.partNo ?? "")}
      title={item.name}
      url={new URL(`/app/inventory?item=${item.id}`, window.location.origin).href}
      position={positionIn(neighbours, item.id, onOpen)}
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
    </RecordSheet>
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
  const uses = item.machines.length + item.plans.length + item.jobs.length;
  const purchases = item.orders.length + item.prices.length;
  return (
    <Tabs defaultValue="stock">
      <TabsList aria-label={t("inventory:tabs.label")}>
        <TabsTrigger value="stock">{t("inventory:tabs.stock")}</TabsTrigger>
        <TabsTrigger value="uses" count={uses || undefined}>
          {t("inventory:tabs.uses")}
        </TabsTrigger>
        <TabsTrigger value="purchases" count={purchases || undefined}>
          {t("inventory:tabs.purchases")}
        </TabsTrigger>
        <TabsTrigger value="files">{t("inventory:tabs.files")}</TabsTrigger>
        <TabsTrigger value="talk">{t("inventory:tabs.talk")}</TabsTrigger>
        <TabsTrigger value="history">{t("inventory:tabs.history")}</TabsTrigger>
      </TabsList>
      <TabsContent value="stock" className="flex flex-col gap-6 pt-4">
        <ItemLots item={item} onAction={onAction} />
        <ItemLedger item={item} />
      </TabsContent>
      <TabsContent value="uses" className="pt-4">
        <ItemUses item={item} />
      </TabsContent>
      <TabsContent value="purchases" className="pt-4">
        <ItemPurchases item={item} />
      </TabsContent>
      <TabsContent value="files" className="pt-4">
        <ItemFiles item={item} />
      </TabsContent>
      <TabsContent value="talk">
        <CommentsOf recordKind="item" recordId={item.id} title={item.name} mayComment={mayComment} />
      </TabsContent>
      <TabsContent value="history" className="pt-4">
        <ItemHistory itemId={item.id} />
      </TabsContent>
    </Tabs>
  );
}
