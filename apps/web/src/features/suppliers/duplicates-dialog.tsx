import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import { type SuggestedPair, useDuplicates } from "./suppliers.queries.ts";

const MergeDialog = lazyPanel("dialog", async () => (await import("./merge-dialog.tsx")).MergeDialog);

/** Suppliers that were probably entered twice. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useDuplicates({});
  const [pair, setPair] = useState<SuggestedPair | null>(null);
  if (pair)
    return (
      <MergeDialog one={pair.one} other={pair.other} onClose={() => setPair(null)} onMerged={() => setPair(null)} />
    );
  return (
    <ViewDialog size="lg" title={t("suppliers:duplicates.title")} onClose={onClose}>
      <Loaded query={query}>
        {({ rows, hasMore }) => (
          <RowsOrNone
            label={t("suppliers:duplicates.title")}
            rows={rows}
            none={t("suppliers:duplicates.none")}
            rowId={({ one, other }) => `${one.id} ${other.id}`}
            hasMore={hasMore}
          >
            {(found) => (
              <li className="py-1.5">
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-medium">
                    <bdi>{found.one.name}</bdi> · <bdi>{found.other.name}</bdi>
                  </span>
                  <span className="block text-muted-foreground text-xs">
                    {t(`suppliers:duplicates.reason.${found.because}`)}
                  </span>
                </span>
                <Button size="sm" onClick={() => setPair(found)}>
                  {t("suppliers:action.merge")}
                </Button>
              </li>
            )}
          </RowsOrNone>
        )}
      </Loaded>
    </ViewDialog>
  );
}
