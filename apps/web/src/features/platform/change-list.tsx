import { useInfiniteQuery } from "@tanstack/react-query";
import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage } from "../../lib/lists/list-pages.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { sentenceOf } from "./history-words.ts";

const pageSize = 12;

export interface ChangeListProps {
  of: { vesselId: string } | { userId: string };
}

/** What was done to a vessel or an account from outside, newest first. */
export function ChangeList({ of }: ChangeListProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const options = useTrpc().platform.changes.infiniteQueryOptions({ ...of, limit: pageSize }, nextPage);
  const query = useInfiniteQuery(options);
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && changes.length === 0) return <NotLoaded query={query} />;
  if (query.isSuccess && changes.length === 0)
    return <p className="text-muted-foreground text-sm">{t("history.none")}</p>;
  const kind = "vesselId" in of ? "vessel" : "account";
  return (
    <>
      <Timeline
        label={t("history.title")}
        entries={changes.map((change) => ({
          id: change.id,
          sentence: sentenceOf(kind, change, { t, formats }),
          meta: t("history.meta", {
            at: formats.dateTime(change.at),
            name: change.actorName ?? t("history.system"),
          }),
        }))}
      />
      {query.hasNextPage ? (
        <Button
          size="sm"
          variant="ghost"
          className="mt-2"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("history.more")}
        </Button>
      ) : null}
    </>
  );
}
