import { orderNumberText } from "@ymp/api/modules/orders/orders.record";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { SupplierChange, SupplierOrder } from "./suppliers.queries.ts";

const fields = new Set([
  ...["name", "categories", "email", "phone", "streetAddress", "postalCode", "city", "country", "website"],
  ...["description", "operatingIn", "rating", "currency", "leadTimeDays", "accountNumber", "paymentTerms"],
]);

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

/** One change as its lines: what was done, then each field with its old and new value. */
export function useHistoryWords(orders: readonly SupplierOrder[]): (change: SupplierChange) => string[] {
  const { t } = useTranslation();
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("suppliers:history.nothing");
    return Array.isArray(value) ? listed(value, t) || t("suppliers:history.nothing") : String(value);
  };
  const fieldLines = ({ diff }: SupplierChange) =>
    Object.entries(diff).flatMap(([field, change]) =>
      fields.has(field)
        ? [
            t("suppliers:history.field", {
              field: t(`suppliers:field.${field}`),
              old: textOf(change.old),
              new: textOf(change.new),
            }),
          ]
        : [],
    );
  return (change) => {
    const { verb, facts, recordKind } = change;
    const fact = (name: string) => String(facts[name] ?? "");
    if (recordKind !== "supplier") {
      const order = orders.find(({ id }) => id === change.recordId);
      const name = order ? `${orderNumberText(order)}, ${order.title}` : fact("number");
      const what = t(`suppliers:history.order.${orderVerbs.has(verb) ? verb : "changed"}`);
      return [t("suppliers:history.ofOrder", { name, what })];
    }
    const changed = fieldLines(change);
    if (!ownVerbs.has(verb)) return changed.length > 0 ? changed : [t("suppliers:history.changed")];
    const params = { name: fact("name"), other: fact("other"), contact: fact("contact"), title: fact("title") };
    return [t(`suppliers:history.verb.${verb}`, params), ...(verb === "took_over" ? changed : [])];
  };
}
