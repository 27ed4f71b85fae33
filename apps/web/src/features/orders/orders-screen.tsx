import { Button } from "@ymp/ui/primitives/button";
import { Lightbulb, Plus, ShoppingCart } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "../../app/session.ts";
import { latePanel, lateView, usePreloaded } from "../../lib/late-part.tsx";
import { useKeptColumns } from "../../lib/lists/kept-columns.ts";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { OrderCard } from "./order-card.tsx";
import { type OrderListRow, useOrderPages } from "./orders.queries.ts";
import { activeFilters, listInputOf } from "./orders.search.ts";
import { useOrdersAddress } from "./orders-address.ts";
import { hiddenAtFirst, useOrderColumns } from "./orders-columns.tsx";
import { OrdersFilterBar } from "./orders-filter-bar.tsx";
import { OrdersHeader, usualHorizon } from "./orders-header.tsx";
import { OrdersStats } from "./orders-stats.tsx";

const LimitsDialog = latePanel("dialog", async () => (await import("./limits-dialog.tsx")).LimitsDialog);
const OrderEditor = latePanel("record", async () => (await import("./order-editor.tsx")).OrderEditor);
const OrderSheet = latePanel("record", async () => (await import("./order-sheet.tsx")).OrderSheet);
const ProposeScreen = lateView(async () => (await import("./propose-screen.tsx")).ProposeScreen);
const opened = [OrderSheet, OrderEditor];

const rowId = (row: OrderListRow) => row.id;
const rowName = (row: OrderListRow) => row.title;
const sorts = ["number", "title", "supplier", "status", "needed", "expected"] as const;

/** What is to be bought, is on its way, and has come. */
export function OrdersScreen() {
  usePreloaded(opened);
  const { search } = useOrdersAddress();
  return search.propose === undefined ? <OrdersList /> : <ProposeScreen horizonDays={search.propose} />;
}

function OrdersList() {
  const { search, change, open, go } = useOrdersAddress();
  const mayEdit = useCan("inventory:edit");
  const [showsLimits, setShowsLimits] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const find = () => screen.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  useScreenKeys(screen, { n: mayEdit ? () => go({ new: true }) : undefined, "/": find });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <OrdersHeader onShowLimits={() => setShowsLimits(true)} />
      <OrdersStats />
      <OrdersTable onFind={find} />
      {showsLimits ? <LimitsDialog onClose={() => setShowsLimits(false)} /> : null}
      {search.new && mayEdit ? (
        <OrderEditor
          firstItemId={search.new === true ? null : search.new}
          onClose={() => change({ new: undefined })}
          onSaved={open}
        />
      ) : null}
    </div>
  );
}

function OrdersTable({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation();
  const { search, change, open } = useOrdersAddress();
  const pages = useOrderPages(search);
  const today = pages.query.data?.pages[0]?.today ?? null;
  const columns = useOrderColumns(today);
  const [hidden, setHidden] = useKeptColumns("orders", hiddenAtFirst);
  return (
    <>
      <OrdersFilterBar columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      <PagedTable
        label={t("orders:title")}
        pages={pages}
        columns={columns}
        hidden={hidden}
        rowId={rowId}
        rowName={rowName}
        card={(row) => <OrderCard row={row} today={today} />}
        order={{ ...listInputOf(search), sorts, onChange: change }}
        openId={search.order}
        pathOf={({ id }) => `/app/orders?order=${id}`}
        onOpen={({ id }) => open(id)}
        onFind={onFind}
        empty={<NoOrders pages={pages} />}
        counted={({ isMany, ...rows }) => t(isMany ? "orders:foot.many" : "orders:foot.shown", rows)}
      />
      {search.order ? (
        <OrderSheet
          key={search.order}
          orderId={search.order}
          neighbours={pages.rows.map(rowId)}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      ) : null}
    </>
  );
}

function NoOrders({ pages }: { pages: ReturnType<typeof useOrderPages> }) {
  const { t } = useTranslation();
  const { search, clear, go } = useOrdersAddress();
  const mayEdit = useCan("inventory:edit");
  return (
    <ListNothing
      query={pages.query}
      isFiltered={activeFilters(search).length > 0}
      onClear={clear}
      empty={{
        icon: <ShoppingCart />,
        title: t("orders:empty.title"),
        children: t("orders:empty.text"),
        actions: mayEdit ? (
          <>
            <Button variant="primary" onClick={() => go({ new: true })}>
              <Plus />
              {t("orders:action.new")}
            </Button>
            <Button onClick={() => go({ propose: usualHorizon })}>
              <Lightbulb />
              {t("orders:action.propose")}
            </Button>
          </>
        ) : undefined,
      }}
    />
  );
}
