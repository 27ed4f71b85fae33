import { orderNumberText } from "@ymp/api/modules/orders/orders.record";
import { ChangedFields } from "../../lib/changed-fields.tsx";
import { HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type SupplierChange, useSupplierHistory, useSupplierOrders } from "./suppliers.queries.ts";

const fields = [
  ...["name", "categories", "email", "phone", "streetAddress", "postalCode", "city", "country", "website"],
  ...["description", "operatingIn", "rating", "currency", "leadTimeDays", "accountNumber", "paymentTerms"],
];

const ownVerbs = new Set([
  ...["created", "imported", "archived", "restored", "took_over"],
  ...["contact_added", "contact_changed", "contact_removed"],
  ...["document_added", "document_changed", "document_removed", "commented", "comment_removed"],
  ...["photo_added", "file_added", "photo_removed", "file_removed"],
]);

const orderVerbs = new Set([
  ...["created", "requested", "approved", "refused", "ordered", "answered", "received", "receipt_taken_back"],
  ...["closed", "cancelled"],
]);

/** What happened to the record and to those merged into it, newest first. */
export function SupplierHistory({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  return (
    <HistoryOf
      label={t("suppliers:tabs.history")}
      query={useSupplierHistory(supplierId)}
      sentence={(row) =>
        row.recordKind === "supplier" ? <Sentence change={row} /> : <OfOrder change={row} supplierId={supplierId} />
      }
      system={t("suppliers:history.system")}
      more={t("suppliers:history.more")}
    />
  );
}

function Sentence({ change: { verb, facts, diff } }: { change: SupplierChange }) {
  const { t } = useTranslation();
  const fact = (name: string) => String(facts[name] ?? "");
  const params = { name: fact("name"), other: fact("other"), contact: fact("contact"), title: fact("title") };
  const isOwn = ownVerbs.has(verb);
  const showsFields = !isOwn || (verb === "took_over" && fields.some((field) => Object.hasOwn(diff, field)));
  return (
    <>
      {isOwn ? t(`suppliers:history.verb.${verb}`, params) : null}
      {showsFields ? (
        <ChangedFields
          diff={diff}
          fields={fields}
          labelOf={(field) => t(`suppliers:field.${field}`)}
          wordOf={(word) => t(`suppliers:history.${word}`)}
        />
      ) : null}
    </>
  );
}

function OfOrder({ change, supplierId }: { change: SupplierChange; supplierId: string }) {
  const { t } = useTranslation();
  const order = useSupplierOrders(supplierId).data?.rows.find(({ id }) => id === change.recordId);
  const name = order ? `${orderNumberText(order)}, ${order.title}` : String(change.facts.number ?? "");
  const what = t(`suppliers:history.order.${orderVerbs.has(change.verb) ? change.verb : "changed"}`);
  return t("suppliers:history.ofOrder", { name, what });
}
