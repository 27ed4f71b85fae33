import { PackageSearch } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useRowSelection } from "../../lib/lists/use-row-selection.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { ScanDialog } from "../../lib/scan/scan-dialog.tsx";
import { useHandScanner } from "../../lib/scan/use-hand-scanner.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { CountFoot } from "./count-actions.tsx";
import { CountBar } from "./count-bar.tsx";
import { CountCard } from "./count-card.tsx";
import { useCountColumns } from "./count-columns.tsx";
import { figureId } from "./count-figure.tsx";
import { CountHeader } from "./count-header.tsx";
import { type CountRow, countRows, rowsInView, summaryOf } from "./count-rows.ts";
import { CountSelection } from "./count-selection.tsx";
import { type Count, useCount, useCountLines } from "./counts.queries.ts";
import { useCountsAddress } from "./counts-address.ts";
import { ScanQuestion } from "./scan-question.tsx";
import { useCounting } from "./use-counting.ts";

const PostDialog = lazyPanel("largeDialog", async () => (await import("./post-dialog.tsx")).PostDialog);

const rowId = ({ key }: CountRow) => key;
const rowName = ({ name }: CountRow) => name;

/** One count: its lines, counted by scanner, by thumb or by figures, and what comes of it. */
export function CountScreen({ id }: { id: string }) {
  const query = useCount(id);
  if (query.data) return <LoadedCount key={id} count={query.data} />;
  return <NotLoaded query={query} />;
}

function LoadedCount({ count }: { count: Count }) {
  const { t } = useTranslation("counts");
  const { search, change } = useCountsAddress();
  const lines = useCountLines(count.id);
  const { writes } = useStore(useServices().queue);
  const rows = useMemo(() => countRows(lines.rows, count.id, writes), [lines.rows, count.id, writes]);
  const summary = useMemo(() => summaryOf(rows), [rows]);
  const view = search.lines ?? "all";
  const shown = useMemo(() => rowsInView(rows, view, search.find ?? ""), [rows, view, search.find]);
  const counting = useCounting(count, rows);
  const [dialog, setDialog] = useState<"scan" | "post" | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { can } = count;
  useHandScanner(counting.onCode, can.count && dialog === null && counting.question === null);
  useScreenKeys(screen, { s: can.count ? () => setDialog("scan") : undefined });
  // Who counts blind is not shown the books over the shoulder of who reviews.
  const showsBooks = can.seeExpected && (!count.isBlind || count.status !== "open" || view === "differences");
  const isOnePlace = count.locationId !== null;
  const shape = { isOnePlace, mayCount: can.count, showsBooks, onTell: counting.onTell };
  const columns = useCountColumns(shape);
  const { selection, chosen, clear } = useRowSelection(shown, rowId);
  const actions = { count, summary, onScan: () => setDialog("scan"), onPost: () => setDialog("post") };
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <CountHeader {...actions} />
      <CountBar count={count} summary={summary} view={view} last={counting.last} />
      <PagedTable
        label={count.name}
        pages={{ rows: shown, total: shown.length, query: { ...lines.query, hasNextPage: false } }}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(row) => <CountCard row={row} {...shape} />}
        selection={can.count ? selection : undefined}
        pathOf={({ itemId }) => `/app/inventory?item=${itemId}`}
        onOpen={({ key }) => document.getElementById(figureId(key))?.focus()}
        counted={({ count: shownLines }) => t("lines", { count: shownLines })}
        keys={can.count ? [{ keys: ["S"], word: t("keys.scan") }] : []}
        empty={
          <ListEmptyState
            query={lines.query}
            isFiltered={rows.length > 0}
            onClear={() => change({ lines: undefined, find: undefined })}
            noMatch={
              view === "todo" && !search.find ? { title: t("allCounted.title"), text: t("allCounted.text") } : undefined
            }
            empty={{ icon: <PackageSearch />, title: t("noLines.title"), children: t("noLines.text") }}
          />
        }
      />
      {chosen.length === 0 ? <CountFoot {...actions} /> : null}
      <CountSelection count={count} rows={chosen} onTell={counting.onTell} onClear={clear} />
      <ScanDialog
        isMany
        open={dialog === "scan"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "scan" : null)}
        onCode={counting.onCode}
        nameOf={counting.nameOf}
      />
      {dialog === "post" ? (
        <PostDialog count={count} rows={rows} summary={summary} onClose={() => setDialog(null)} />
      ) : null}
      {counting.question ? (
        <ScanQuestion
          key={counting.question.code}
          question={counting.question}
          onAdd={counting.addOne}
          onAgain={counting.onCode}
          onClose={counting.answer}
        />
      ) : null}
    </div>
  );
}
