import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Progress } from "@ymp/ui/primitives/progress";
import { Footprints, TriangleAlert } from "lucide-react";
import { useServices } from "../../app/services-context.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { BackLink } from "../../lib/back-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { stateOf, type WalkDraft, walkOf } from "./round-draft.ts";
import { type Round, useRounds } from "./rounds.queries.ts";
import { type RefusedWalk, useRefusedWalk, useWalk } from "./use-walk.ts";
import { WalkMeter } from "./walk-meter.tsx";
import { WalkSummary } from "./walk-summary.tsx";

/** A walk past the meters of a round, one after another; made for a phone in one hand, without a link. */
export function WalkScreen() {
  const { t } = useTranslation("rounds");
  const { id } = useParams({ from: "/app/rounds/$id" });
  const round = useRounds().find((known) => known.id === id);
  useScreenCrumbs(round ? [{ label: round.name }] : []);
  if (!round || round.meters.length === 0)
    return (
      <EmptyState
        icon={<Footprints />}
        title={t("gone.title")}
        actions={
          <Button asChild>
            <Link to="/app/rounds">{t("title")}</Link>
          </Button>
        }
      >
        {t("gone.text")}
      </EmptyState>
    );
  return <Walk key={round.id} round={round} />;
}

function Walk({ round }: { round: Round }) {
  const { t } = useTranslation("rounds");
  const navigate = useNavigate();
  const { draft, change, forget } = useWalk(round.id);
  const refused = useRefusedWalk(round.id);
  const { meters } = round;
  const at = Math.min(draft.at, meters.length);
  const meter = meters[at];
  const told = meters.filter((known) => {
    const state = stateOf(known, draft.lines[known.id]);
    return state === "read" || state === "unread";
  }).length;
  const go = (next: number, from: WalkDraft = draft) =>
    change({ ...from, at: Math.max(0, Math.min(next, meters.length)) });
  const done = () => {
    forget();
    void navigate({ to: "/app/rounds" });
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col max-md:min-h-fit">
      <BackLink to="/app/rounds" className="min-h-touch px-4 md:hidden">
        {t("title")}
      </BackLink>
      <ScreenHeader title={round.name} count={t("progress", { told, total: meters.length })} />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4 px-6 pb-6 max-md:px-4">
        <Progress value={told} max={meters.length} label={t("progress", { told, total: meters.length })} />
        {refused ? (
          <RefusedNote
            refused={refused}
            onMend={() =>
              change(
                walkAgain(
                  refused,
                  meters.map(({ id }) => id),
                ),
              )
            }
          />
        ) : null}
        {meter ? (
          <WalkMeter
            key={meter.id}
            meter={meter}
            place={{ at, of: meters.length }}
            draft={draft}
            onChange={change}
            onGo={go}
          />
        ) : (
          <WalkSummary round={round} draft={draft} onGo={go} onDone={done} />
        )}
      </div>
    </div>
  );
}

/** The refused lines once more, standing at the first of them. */
function walkAgain({ input }: RefusedWalk, order: readonly string[]): WalkDraft {
  const places = input.entries.map(({ counterId }) => order.indexOf(counterId)).filter((place) => place >= 0);
  return { ...walkOf(input.id, input.entries), at: Math.min(...places) };
}

function RefusedNote({ refused, onMend }: { refused: RefusedWalk; onMend: () => void }) {
  const { t } = useTranslation("rounds");
  const { queue } = useServices();
  const { write, input } = refused;
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-status-overdue-bg px-3 py-2.5 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none text-status-overdue" />
      <div className="min-w-0 flex-1">
        <p dir="auto">{t("refusedLines", { count: input.entries.length })}</p>
        {write.refusal ? (
          <p dir="auto" className="mt-0.5 text-muted-foreground">
            {t(write.refusal.messageKey, write.refusal.params)}
          </p>
        ) : null}
        <Button
          size="sm"
          className="mt-2 touch:min-h-touch"
          onClick={() => {
            onMend();
            void queue.discard(write.id);
          }}
        >
          {t("mend")}
        </Button>
      </div>
    </div>
  );
}
