import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useHistoryWords } from "./history-words.ts";
import { useSupplierHistory, useSupplierOrders } from "./suppliers.queries.ts";
import { TabPending } from "./tab-pending.tsx";

/** What happened to the record and to those merged into it, newest first. */
export function SupplierHistory({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const orders = useSupplierOrders(supplierId).data?.rows ?? [];
  const sentenceOf = useHistoryWords(orders);
  const query = useSupplierHistory(supplierId);
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!query.data) return <TabPending />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  return (
    <>
      <Timeline
        label={t("suppliers:tabs.history")}
        entries={rows.map((row) => ({
          id: row.id,
          sentence: <HistorySentence lines={sentenceOf(row)} />,
          meta: t("suppliers:addedBy", {
            when: formats.dateTime(row.at),
            name: row.actorName ?? t("suppliers:history.system"),
          }),
        }))}
      />
      {query.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ms-2.5"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("suppliers:history.more")}
        </Button>
      ) : null}
    </>
  );
}

function HistorySentence({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
