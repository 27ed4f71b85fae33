import { type SwapAct, type SwapDecision, type SwapState, swapAnswers } from "@ymp/core/watches/watch-swap";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../../lib/translation.tsx";
import { useAnswerSwap } from "../watch-plans.mutations.ts";
import type { WatchSwap } from "../watch-plans.queries.ts";
import { SwapFacts } from "./swap-facts.tsx";
import type { BoardState } from "./use-board.ts";

const toneOf: Readonly<Record<SwapState, BadgeTone>> = {
  asked: "due-soon",
  accepted: "due-soon",
  declined: "draft",
  approved: "done",
  refused: "draft",
  withdrawn: "draft",
  lapsed: "draft",
};

interface SwapsProps {
  state: BoardState;
  onDecide: (swap: WatchSwap, decision: SwapDecision) => void;
}

/** Requests to swap that concern the reader, the open ones first. */
export function Swaps({ state, onDecide }: SwapsProps) {
  const { t } = useTranslation("watch-plans");
  if (state.swaps.length === 0) return null;
  return (
    <section aria-labelledby="watch-swaps" className="flex flex-none flex-col gap-2 pt-4 max-md:px-4 max-md:py-2">
      <h2 id="watch-swaps" className="font-semibold">
        {t("swap.title")}
      </h2>
      <ul className="flex flex-col gap-2">
        {state.swaps.map((swap) => (
          <SwapRow key={swap.id} state={state} swap={swap} onDecide={onDecide} />
        ))}
      </ul>
    </section>
  );
}

function SwapRow({ state: { board }, swap, onDecide }: SwapsProps & { swap: WatchSwap }) {
  const { t } = useTranslation("watch-plans");
  const size = useMedia(phoneQuery) ? "touch" : "md";
  const answer = useAnswerSwap();
  const { id, version } = swap;
  const press = (act: SwapAct) => {
    const answered = swapAnswers.find((one) => one === act);
    if (answered) answer.mutate({ id, version, answer: answered });
    else if (act === "approve" || act === "refuse") onDecide(swap, act);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-lg bg-muted px-4 py-3">
      <SwapFacts board={board} swap={swap} />
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={toneOf[swap.state]}>{t(`swap.state.${swap.state}`)}</Badge>
        {swap.can.map((act) => (
          <Button
            key={act}
            size={size}
            variant={act === "accept" || act === "approve" ? "primary" : "secondary"}
            busy={answer.isPending && answer.variables.answer === act}
            disabled={answer.isPending}
            onClick={() => press(act)}
          >
            {t(`swap.act.${act}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
