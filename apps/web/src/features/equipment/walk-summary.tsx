import { Button } from "@ymp/ui/primitives/button";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueIcon } from "@ymp/ui/primitives/status-icon";
import { ArrowLeft, CloudUpload, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { entriesOf, type LineState, stateOf, type WalkDraft, type WalkLine } from "./round-draft.ts";
import type { Round, RoundMeter } from "./rounds.queries.ts";
import { useMeterFigure } from "./use-words.ts";
import { useAddReadings } from "./walk.mutations.ts";

type Refused = OutputOf<"equipment.addReadings">["refused"];

export interface WalkSummaryProps {
  round: Round;
  draft: WalkDraft;
  onGo: (at: number, from?: WalkDraft) => void;
  /** Everything is on the server, or safely on its way there. */
  onDone: () => void;
}

/** The whole walk before it is sent: each line leads back to its meter. */
export function WalkSummary({ round, draft, onGo, onDone }: WalkSummaryProps) {
  const { t } = useTranslation("rounds");
  const add = useAddReadings(round.name);
  const [refused, setRefused] = useState<Refused>([]);
  const { meters } = round;
  const entries = entriesOf(draft, meters);
  const missing = meters.length - entries.length;
  const save = () =>
    add.mutate(
      { id: draft.id, roundId: round.id, mode: "each", entries },
      {
        onSuccess: (outcome) => {
          const left = outcome.status === "sent" ? outcome.result.refused : [];
          setRefused(left);
          if (left.length === 0) onDone();
        },
      },
    );
  const whyOf = (meterId: string) => refused.find(({ id }) => id === draft.lines[meterId]?.id);
  return (
    <div className="flex flex-1 flex-col gap-3">
      <h2 className="font-semibold text-xl tracking-[-0.015em]">{t("summary")}</h2>
      <p className="text-muted-foreground text-sm">
        {t(missing > 0 ? "missing" : "complete", { count: missing > 0 ? missing : entries.length })}
      </p>
      <ul>
        {meters.map((meter, index) => (
          <SummaryLine
            key={meter.id}
            meter={meter}
            line={draft.lines[meter.id]}
            refused={whyOf(meter.id)}
            onOpen={() => onGo(index)}
          />
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-2">
        <Button size="touch" variant="outline" onClick={() => onGo(meters.length - 1)}>
          <ArrowLeft className="rtl:rotate-180" />
          {t("back")}
        </Button>
        <Button size="touch" variant="primary" busy={add.isPending} disabled={entries.length === 0} onClick={save}>
          <CloudUpload />
          {t("save", { count: entries.length })}
        </Button>
      </div>
    </div>
  );
}

const icons: Record<LineState, ReactNode> = {
  read: <CompletedIcon className="size-4 text-status-done" />,
  unread: <EyeOff aria-hidden className="size-4 text-muted-foreground" />,
  doubtful: <OverdueIcon className="size-4 text-status-overdue" />,
  open: <DueIcon className="size-4 text-muted-foreground" />,
};

interface SummaryLineProps {
  meter: RoundMeter;
  line: WalkLine | undefined;
  refused: Refused[number] | undefined;
  onOpen: () => void;
}

function SummaryLine({ meter, line, refused, onOpen }: SummaryLineProps) {
  const { t } = useTranslation("rounds");
  const figureOf = useMeterFigure();
  const state = stateOf(meter, line);
  const words = {
    open: t("state.open"),
    doubtful: t("state.doubtful"),
    unread: line?.unreadReason ? t(`unread.${line.unreadReason}`) : "",
    read: line?.reading == null ? "" : figureOf(meter.kind, line.reading),
  }[state];
  return (
    <li className="hairline-b">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-touch w-full items-center gap-3 py-2 text-start hover:bg-accent"
      >
        <span className="flex-none">{refused ? icons.doubtful : icons[state]}</span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-medium text-sm">
            {meter.equipmentName}
          </span>
          {refused ? (
            <span dir="auto" className="block text-status-overdue text-xs">
              {t(refused.messageKey, refused.params)}
            </span>
          ) : null}
        </span>
        <bdi className="flex-none text-muted-foreground text-sm tabular-nums">{words}</bdi>
      </button>
    </li>
  );
}
