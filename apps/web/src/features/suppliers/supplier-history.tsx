import { HistoryLines, HistoryOf } from "../../lib/history-of.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useHistoryWords } from "./history-words.ts";
import { useSupplierHistory, useSupplierOrders } from "./suppliers.queries.ts";

/** What happened to the record and to those merged into it, newest first. */
export function SupplierHistory({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const linesOf = useHistoryWords(useSupplierOrders(supplierId).data?.rows ?? []);
  const query = useSupplierHistory(supplierId);
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <HistoryOf
          label={t("suppliers:tabs.history")}
          rows={pages.flatMap(({ rows }) => rows)}
          query={query}
          sentence={(row) => <HistoryLines lines={linesOf(row)} />}
          system={t("suppliers:history.system")}
          more={t("suppliers:history.more")}
        />
      )}
    </Loaded>
  );
}
