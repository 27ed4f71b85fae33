import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../lib/translation.tsx";

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Asks for the next page of a list that has one. */
export function MoreButton({ query }: { query: Pages }) {
  const { t } = useTranslation();
  if (!query.hasNextPage) return null;
  return (
    <Button className="mt-3" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t("equipment:action.more")}
    </Button>
  );
}
