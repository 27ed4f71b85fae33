import { useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { ConnectedInput } from "@ymp/api/modules/connected/connected.schema";
import type { AppRouter } from "@ymp/api/root";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import type { ReactNode } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../translation.tsx";
import { ConnectedCost, ConnectedSupplier, ConnectedTrip, Warranties } from "./connected-facts.tsx";
import { LastWork, OpenOrders, Papers, PartsUsed, StockHere } from "./connected-rows.tsx";

export type Panel = inferRouterOutputs<AppRouter>["connected"]["panel"];

interface ConnectedPanelProps extends ConnectedInput {
  /** Rows only this kind of record has, before the others. */
  children?: ReactNode;
}

/** What is asked of a record before anything is done about it, each answer leading to where it comes from. */
export function ConnectedPanel({ kind, id, children }: ConnectedPanelProps) {
  const { t } = useTranslation("connected");
  const query = useQuery(useTrpc().connected.panel.queryOptions({ kind, id }));
  return (
    <section aria-label={t("title")} className="min-w-0">
      <SectionHead title={t("title")} />
      {children}
      {query.data ? (
        <Connections panel={query.data} kind={kind} hasMore={Boolean(children)} />
      ) : query.isError ? (
        <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
          {t("notLoaded")}
          <Button size="sm" disabled={query.isFetching} onClick={() => void query.refetch()}>
            {t("ui:retry")}
          </Button>
        </p>
      ) : (
        <Pending />
      )}
    </section>
  );
}

interface ConnectionsProps {
  panel: Panel;
  kind: ConnectedInput["kind"];
  hasMore: boolean;
}

function Connections({ panel, kind, hasMore }: ConnectionsProps) {
  const { t } = useTranslation("connected");
  if (isEmpty(panel, kind) && !hasMore) return <p className="text-muted-foreground text-sm">{t("nothing")}</p>;
  return (
    <div className="mt-1 flex flex-col gap-3 @min-[760px]:block @min-[760px]:columns-2 @min-[760px]:gap-8 @min-[760px]:[&>div]:mb-3 [&>div]:break-inside-avoid">
      <Warranties panel={panel} kind={kind} />
      <LastWork panel={panel} kind={kind} />
      <PartsUsed panel={panel} kind={kind} />
      {kind === "item" ? null : <StockHere panel={panel} />}
      <OpenOrders panel={panel} />
      <Papers panel={panel} />
      <ConnectedCost panel={panel} kind={kind} />
      <ConnectedSupplier panel={panel} />
      <ConnectedTrip panel={panel} />
    </div>
  );
}

function isEmpty(panel: Panel, kind: ConnectedInput["kind"]): boolean {
  const { warranties, work, partsUsed, stock, orders, papers, supplier, trip, cost } = panel;
  // An item tells its own stock at the head of its page.
  const stockRows = kind === "item" ? [] : (stock?.rows ?? []);
  const lists = [warranties?.rows ?? [], work ?? [], partsUsed?.rows ?? [], stockRows, orders?.rows ?? []];
  const hasCost = cost !== null && (cost.hoursTenths > 0 || cost.parts.sums.length + cost.orders.length > 0);
  return lists.every((rows) => rows.length === 0) && !papers?.rows.length && !supplier && !trip && !hasCost;
}

function Pending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-3 py-2">
      {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
