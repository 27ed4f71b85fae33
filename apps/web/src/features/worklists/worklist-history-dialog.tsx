import { useInfiniteQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { HistoryOf } from "../../lib/history-of.tsx";
import { nextPage } from "../../lib/lists/list-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import type { Worklist } from "./worklists.queries.ts";

const told = [
  "created",
  "updated",
  "copied",
  "jobs_added",
  "jobs_added_later",
  "jobs_removed",
  "job_moved",
  "note_set",
  "frozen",
  "unfrozen",
  "shared",
  "unshared",
  "closed",
  "reopened",
] as const;

/** Who did what with the list, newest first. */
export function WorklistHistoryDialog({ list, onClose }: { list: Worklist; onClose: () => void }) {
  const { t } = useTranslation("worklists");
  const query = useInfiniteQuery(
    useTrpc().worklists.history.infiniteQueryOptions({ id: list.id, limit: 50 }, nextPage),
  );
  const sentence = (verb: string, facts: Record<string, unknown>) => {
    const known = told.find((one) => one === verb) ?? "updated";
    const text = (name: string) => String(facts[name] ?? "");
    return t(`history.${known}`, {
      count: Number(facts.count ?? 1),
      titles: text("titles"),
      title: text("title"),
      place: text("place"),
      name: text("name"),
      reason: text("reason"),
      from: text("from"),
    });
  };
  return (
    <ViewDialog size="lg" title={t("history.title")} subtitle={<bdi>{list.name}</bdi>} onClose={onClose}>
      <HistoryOf
        label={t("history.title")}
        query={query}
        sentence={({ verb, facts }) => sentence(verb, facts)}
        more={t("history.more")}
      />
    </ViewDialog>
  );
}
