import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { FilesOf } from "../../lib/record-files.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { BeyondApproval } from "./beyond-approval.tsx";
import type { OrderDialog } from "./order-dialogs.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderQuote } from "./order-quote.tsx";
import { OrderReceipts } from "./order-receipts.tsx";
import type { Order } from "./orders.queries.ts";

/** What is ordered, and around it what came, what is said and what happened. */
export function OrderBody({ order, onDialog }: { order: Order; onDialog: (dialog: OrderDialog) => void }) {
  const { t } = useTranslation();
  return (
    <>
      {order.isBeyondApproval ? (
        <div className="surface mb-4 px-4 py-3">
          <BeyondApproval order={order} mayApprove={order.can.approveExcess} />
        </div>
      ) : null}
      <Tabs defaultValue="lines">
        <TabsList aria-label={t("orders:tabs.label")}>
          <TabsTrigger value="lines" count={order.lines.length || undefined}>
            {t("orders:tabs.lines")}
          </TabsTrigger>
          <TabsTrigger value="receipts" count={order.receipts.length || undefined}>
            {t("orders:tabs.receipts")}
          </TabsTrigger>
          <TabsTrigger value="files">{t("orders:tabs.files")}</TabsTrigger>
          <TabsTrigger value="talk">{t("orders:tabs.talk")}</TabsTrigger>
          <TabsTrigger value="history">{t("orders:tabs.history")}</TabsTrigger>
        </TabsList>
        <TabsContent value="lines" className="flex flex-col gap-5 pt-4">
          <OrderQuote order={order} />
          <OrderLines order={order} />
        </TabsContent>
        <TabsContent value="receipts" className="pt-4">
          <OrderReceipts order={order} onTakeBack={(receiptId) => onDialog({ kind: "takeBack", receiptId })} />
        </TabsContent>
        <TabsContent value="files" className="pt-1">
          <FilesOf recordKind="order" recordId={order.id} mayEdit={order.can.comment} />
        </TabsContent>
        <TabsContent value="talk">
          <CommentsOf recordKind="order" recordId={order.id} title={order.title} mayComment={order.can.comment} />
        </TabsContent>
        <TabsContent value="history" className="pt-4">
          <OrderHistory orderId={order.id} />
        </TabsContent>
      </Tabs>
    </>
  );
}
