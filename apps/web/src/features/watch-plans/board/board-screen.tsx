import { getRouteApi } from "@tanstack/react-router";
import type { SwapDecision } from "@ymp/core/watches/watch-swap";
import { withMod } from "@ymp/ui/lib/keys";
import { narrowQuery, phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Pencil, Plus, RefreshCw, Send } from "lucide-react";
import { useState } from "react";
import { ScreenFoot } from "../../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../../app/shell/screen-header.tsx";
import { useScreenCrumbs } from "../../../app/shell/slots.tsx";
import { ArchiveItems } from "../../../lib/archive-items.tsx";
import { lazyPanel, usePreloaded } from "../../../lib/lazy-part.tsx";
import { Loaded } from "../../../lib/loaded.tsx";
import { MoreMenu } from "../../../lib/more-menu.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { stateOfPlan, toneOfPlan } from "../plan-state.ts";
import { WatchPlanTabs } from "../watch-plan-tabs.tsx";
import { useArchiveWatchPlan, usePublishPlan } from "../watch-plans.mutations.ts";
import {
  type Board,
  useBoard,
  useSwaps,
  useWatchPlan,
  type WatchPlan,
  type WatchSwap,
} from "../watch-plans.queries.ts";
import type { BoardWatchNow } from "./board-rest.ts";
import { DayList } from "./day-list.tsx";
import { Lanes } from "./lanes.tsx";
import { brokenOf, RestPanel } from "./rest-panel.tsx";
import { Swaps } from "./swaps.tsx";
import { type BoardState, useBoardState } from "./use-board.ts";
import { useUndoKey } from "./use-undo-key.ts";
import { HoursAround, WhatIf } from "./what-if.tsx";

const WatchPlanFormSheet = lazyPanel(
  "form",
  async () => (await import("../watch-plan-form-sheet.tsx")).WatchPlanFormSheet,
);
const FillDialog = lazyPanel("dialog", async () => (await import("./fill-dialog.tsx")).FillDialog);
const WatchDialog = lazyPanel("dialog", async () => (await import("./watch-dialog.tsx")).WatchDialog);
const AskSwapDialog = lazyPanel("dialog", async () => (await import("./ask-swap-dialog.tsx")).AskSwapDialog);
const SwapDecisionDialog = lazyPanel(
  "dialog",
  async () => (await import("./swap-decision-dialog.tsx")).SwapDecisionDialog,
);
const KeepDialog = lazyPanel("dialog", async () => (await import("./keep-dialog.tsx")).KeepDialog);
const opened = [KeepDialog, WatchPlanFormSheet, FillDialog, WatchDialog, AskSwapDialog, SwapDecisionDialog];

const route = getRouteApi("/app/watchkeeping/$id");

/** The board of a watch plan. */
export function BoardScreen() {
  usePreloaded(opened);
  const { id } = route.useParams();
  const plan = useWatchPlan(id);
  const board = useBoard(id);
  const swaps = useSwaps(id);
  useScreenCrumbs(plan.data ? [{ label: plan.data.name }] : []);
  return (
    <Loaded query={plan}>
      {(found) => (
        <Loaded query={board}>
          {(data) => (
            <Loaded query={swaps}>
              {(requests) => <LoadedBoard key={id} board={data} plan={found} swaps={requests} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type Over =
  | { of: "form" }
  | { of: "fill" }
  | { of: "watch"; watch: BoardWatchNow | undefined }
  | { of: "ask"; watch: BoardWatchNow }
  | { of: "decide"; swap: WatchSwap; decision: SwapDecision };

function LoadedBoard({ board, plan, swaps }: { board: Board; plan: WatchPlan; swaps: readonly WatchSwap[] }) {
  const { t } = useTranslation("watch-plans");
  const isPhone = useMedia(phoneQuery);
  const isNarrow = useMedia(narrowQuery);
  const state = useBoardState(board, plan, swaps);
  const [over, setOver] = useState<Over>();
  const close = () => setOver(undefined);
  const open = (watch: BoardWatchNow) => setOver({ of: "watch", watch });
  const askSwap = (watch: BoardWatchNow) => setOver({ of: "ask", watch });
  useUndoKey(state.tried.size > 0 ? state.putBack : undefined);
  const isEmpty = state.watches.length === 0;
  const empty = (
    <p dir="auto" className="px-4 py-6 text-muted-foreground">
      {t(state.isPlanning ? "board.empty" : "board.emptyReader")}
    </p>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Header state={state} onOver={setOver} />
      <div
        className={
          isNarrow
            ? "flex flex-col overflow-y-auto max-md:overflow-visible"
            : "grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_336px] border-border border-t"
        }
      >
        <div className={isPhone ? "pb-4" : "flex min-h-0 flex-col gap-4 overflow-y-auto px-6 pb-6"}>
          <Swaps state={state} onDecide={(swap, decision) => setOver({ of: "decide", swap, decision })} />
          {isEmpty ? (
            empty
          ) : isPhone ? (
            <DayList state={state} onOpen={open} onAskSwap={askSwap} />
          ) : (
            <Lanes state={state} onOpen={open} />
          )}
          {isPhone ? null : (
            <>
              <WhatIf state={state} onOpen={open} onAskSwap={askSwap} />
              <HoursAround state={state} />
              <WatchPlanTabs watchPlan={plan} />
            </>
          )}
        </div>
        <div className="min-h-0 overflow-y-auto border-border border-s max-md:border-s-0 max-md:border-t">
          <RestPanel state={state} />
          {isPhone ? (
            <div className="px-4 pb-6">
              <WatchPlanTabs watchPlan={plan} />
            </div>
          ) : null}
        </div>
      </div>
      {over?.of === "form" ? <WatchPlanFormSheet watchPlan={plan} onClose={close} onSaved={close} /> : null}
      {state.asksReason ? <KeepDialog state={state} onClose={state.closeReason} /> : null}
      {over?.of === "fill" ? <FillDialog board={board} plan={plan} onClose={close} /> : null}
      {over?.of === "watch" ? <WatchDialog board={board} plan={plan} watch={over.watch} onClose={close} /> : null}
      {over?.of === "ask" ? <AskSwapDialog state={state} watch={over.watch} onClose={close} /> : null}
      {over?.of === "decide" ? (
        <SwapDecisionDialog board={board} swap={over.swap} decision={over.decision} onClose={close} />
      ) : null}
      <ScreenFoot
        keys={[
          { keys: ["←", "→"], word: t("keys.next") },
          { keys: ["S"], word: t("keys.exchange") },
          { keys: [withMod("Z")], word: t("keys.undo") },
        ]}
      />
    </div>
  );
}

function Header({ state, onOver }: { state: BoardState; onOver: (over: Over) => void }) {
  const { t } = useTranslation("watch-plans");
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const publish = usePublishPlan();
  const { plan, watches, tried, judged, isPlanning } = state;
  const planState = stateOfPlan(plan);
  const isClosed =
    watches.length === 0 ||
    tried.size > 0 ||
    judged.holes.length > 0 ||
    judged.absent.length > 0 ||
    judged.unfit.length > 0 ||
    brokenOf(state).length > 0 ||
    state.board.faults.brokenHidden + state.board.faults.unfitHidden > 0;
  const fill = t(watches.length > 0 ? "action.fillAgain" : "action.fill");
  const tools = isPlanning ? (
    isPhone ? (
      <IconButton label={fill} size="icon-touch" onClick={() => onOver({ of: "fill" })}>
        <RefreshCw />
      </IconButton>
    ) : (
      <Button onClick={() => onOver({ of: "fill" })}>
        <RefreshCw />
        {fill}
      </Button>
    )
  ) : null;
  return (
    <ScreenHeader
      title={plan.name}
      count={t("board.hours", { from: formats.dayMonth(plan.startsOn), until: formats.dayMonth(plan.endsOn) })}
      facts={
        <>
          <Badge tone={toneOfPlan[planState]}>{t(`state.${planState}`)}</Badge>
          <span className="text-muted-foreground text-sm">{t(`pattern.${plan.pattern}`)}</span>
          {tried.size > 0 ? <Badge tone="due-soon">{t("board.tried")}</Badge> : null}
        </>
      }
      tools={
        <>
          {tools}
          <MoreMenu size={isPhone ? "icon-touch" : "icon"}>
            {plan.can.edit ? (
              <>
                <DropdownMenuItem onSelect={() => onOver({ of: "watch", watch: undefined })}>
                  <Plus />
                  {t("action.addWatch")}
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => onOver({ of: "form" })}>
                  <Pencil />
                  {t("action.edit")}
                </DropdownMenuItem>
              </>
            ) : null}
            <ArchiveItems record={plan} archiving={useArchiveWatchPlan()} />
          </MoreMenu>
        </>
      }
      action={
        isPlanning && plan.publishedAt === null ? (
          <Button
            variant="primary"
            size={isPhone ? "touch" : "md"}
            disabled={isClosed}
            busy={publish.isPending}
            onClick={() => publish.mutate({ id: plan.id, version: plan.version })}
          >
            <Send />
            {t("action.publish")}
          </Button>
        ) : undefined
      }
    />
  );
}
