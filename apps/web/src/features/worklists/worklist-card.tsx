import { useTranslation } from "../../lib/translation.tsx";
import { ListProgress } from "./worklist-columns.tsx";
import { WorklistState } from "./worklist-state.tsx";
import { useWorklistWords } from "./worklist-words.ts";
import type { ListedWorklist } from "./worklists.queries.ts";

/** A list in three lines, for a phone. */
export function WorklistCard({ list }: { list: ListedWorklist }) {
  const { t } = useTranslation("worklists");
  const words = useWorklistWords();
  return (
    <div className="flex min-h-16 flex-col gap-1 px-4 py-2.5">
      <span className="flex items-start justify-between gap-3">
        <span dir="auto" className="min-w-0 text-pretty font-medium text-base">
          {list.name}
        </span>
        <WorklistState list={list} />
      </span>
      <span className="flex flex-wrap gap-x-2 text-muted-foreground text-sm">
        <span>{t(`kind.${list.kind}`)}</span>
        <bdi className="tabular-nums">{words.period(list)}</bdi>
      </span>
      <span className="text-sm">
        <ListProgress list={list} />
      </span>
    </div>
  );
}
