import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs, TabParts } from "../../lib/record-tabs.tsx";
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
      <RecordTabs
        label={t("orders:tabs.label")}
        wordOf={(tab) => t(`orders:tabs.${tab}`)}
        counts={{ lines: order.lines.length, receipts: order.receipts.length }}
        tabs={{
          lines: (
            <TabParts>
              <OrderQuote order={order} />
              <OrderLines order={order} />
            </TabParts>
          ),
          receipts: (
            <OrderReceipts order={order} onTakeBack={(receiptId) => onDialog({ kind: "takeBack", receiptId })} />
          ),
          files: <FilesOf recordKind="order" recordId={order.id} mayEdit={order.can.comment} />,
          talk: (
            <CommentsOf recordKind="order" recordId={order.id} title={order.title} mayComment={order.can.comment} />
          ),
          history: <OrderHistory orderId={order.id} />,
        }}
      />
    </>
  );
}
