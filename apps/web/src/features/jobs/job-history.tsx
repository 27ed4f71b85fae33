import { useInfiniteQuery } from "@tanstack/react-query";
import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import {
  Ban,
  Camera,
  CircleCheck,
  CirclePlay,
  CirclePlus,
  Clock,
  Gauge,
  ListChecks,
  MessageSquare,
  Package,
  Pencil,
  RotateCcw,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage } from "../../lib/lists/list-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { HistorySentence } from "./job-history-sentence.tsx";
import type { HistoryEntry } from "./job-history-words.ts";
import { useSheetWords } from "./job-sheet-words.ts";

const icons: Record<string, ReactNode> = {
  created: <CirclePlus />,
  updated: <Pencil />,
  assigned: <UserRound />,
  status: <CirclePlay />,
  completed: <CircleCheck />,
  reopened: <RotateCcw />,
  verified: <ShieldCheck />,
  credit_confirmed: <ShieldCheck />,
  postponed: <Clock />,
  cancelled: <Ban />,
  withdrawn: <Ban />,
  task_done: <ListChecks />,
  task_undone: <ListChecks />,
  task_added: <ListChecks />,
  task_removed: <ListChecks />,
  part_planned: <Package />,
  part_removed: <Package />,
  consumed: <Package />,
  returned: <Package />,
  photo_added: <Camera />,
  photo_removed: <Camera />,
  commented: <MessageSquare />,
  comment_removed: <MessageSquare />,
  reading: <Gauge />,
  reading_withdrawn: <Gauge />,
};

const pageSize = 12;

/** Everything that was done to the job, newest first, in words. */
export function JobHistory({ jobId }: { jobId: string }) {
  const { t } = useTranslation("job-sheet");
  const trpc = useTrpc();
  const history = useInfiniteQuery(trpc.jobs.history.infiniteQueryOptions({ id: jobId, limit: pageSize }, nextPage));
  const entries = history.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <section>
      <SectionHead title={t("history.title")} className="mb-1" />
      <Timeline label={t("history.title")} entries={useTimeline(entries)} />
      {history.isError ? <p className="text-muted-foreground text-xs">{t("history.notLoaded")}</p> : null}
      {history.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ms-2.5"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t("history.more")}
        </Button>
      ) : null}
    </section>
  );
}

function useTimeline(entries: readonly HistoryEntry[]) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  return entries.map((entry) => {
    const name = entry.actorName ?? (entry.actorKind === "user" ? null : t("history.system"));
    const when = words.moment(entry.at);
    return {
      id: entry.id,
      icon: icons[entry.verb] ?? <Clock />,
      sentence: <HistorySentence entry={entry} />,
      meta: name ? t("history.meta", { when, name }) : when,
    };
  });
}
