import { Button } from "@ymp/ui/primitives/button";
import type { ListQuery } from "../../lib/lists/list-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** Asks for the next page of a list that has one. */
export function MoreRows({ query }: { query: ListQuery }) {
  const { t } = useTranslation();
  if (!query.hasNextPage) return null;
  return (
    <Button className="mt-3" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage?.()}>
      {t("inventory:more")}
    </Button>
  );
}
