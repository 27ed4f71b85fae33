import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "@ymp/ui/primitives/button";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useWords } from "@ymp/ui/primitives/words";
import { RefreshCw } from "lucide-react";
import { refusalOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** In place of a card's content until there is some: still lines, or why it could not be read. */
export function SectionPending({ query, lines }: { query: UseQueryResult<unknown>; lines: readonly number[] }) {
  const { t } = useTranslation();
  const say = useWords();
  if (!query.isError) {
    return (
      <div role="status" aria-label={say("loading")} className="appear-late flex flex-col gap-3 py-3">
        {lines.map((share) => (
          <Skeleton key={share} className="h-3" style={{ width: `${share}%` }} />
        ))}
      </div>
    );
  }
  const refusal = refusalOf(query.error);
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p dir="auto" className="min-w-0">
        {t("security:notLoaded")}{" "}
        <span className="text-muted-foreground">
          {refusal ? t(refusal.messageKey, refusal.params) : t("common:failure.notLoadedWhy")}
        </span>
      </p>
      <Button busy={query.isRefetching} onClick={() => void query.refetch()}>
        <RefreshCw />
        {say("retry")}
      </Button>
    </div>
  );
}
