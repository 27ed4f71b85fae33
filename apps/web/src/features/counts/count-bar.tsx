import { Progress } from "@ymp/ui/primitives/progress";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { CountFacts } from "./count-header.tsx";
import { type CountSummary, tellsDifferences } from "./count-rows.ts";
import type { Count } from "./counts.queries.ts";
import { type CountView, countViews } from "./counts.search.ts";
import { useCountsAddress } from "./counts-address.ts";

interface CountBarProps {
  count: Count;
  summary: CountSummary;
  view: CountView;
  /** What the scanner last did. */
  last: string | null;
}

/** How far the count is, and which of its lines are shown. */
export function CountBar({ count, summary, view, last }: CountBarProps) {
  const { t } = useTranslation("counts");
  const { search, change } = useCountsAddress();
  const figures = {
    all: summary.lines,
    todo: summary.todo,
    counted: summary.counted,
    differences: summary.differences,
  };
  const views = countViews.filter(
    (name) => (name !== "differences" || count.can.seeExpected) && (name !== "todo" || count.status === "open"),
  );
  const nameOf = (name: (typeof views)[number]) =>
    name === "differences" && !tellsDifferences(count, summary)
      ? t("post.differences")
      : t(`views.${name}`, { count: figures[name] });
  const progress = t("progress", { counted: summary.counted, lines: summary.counted + summary.todo });
  return (
    <div className="flex flex-none flex-col gap-2 border-border border-t px-6 py-2 max-md:px-4">
      <div className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm md:hidden">
        <CountFacts count={count} />
      </div>
      <div className="flex items-center gap-3 text-muted-foreground text-sm">
        <span className="flex-none tabular-nums">{progress}</span>
        <Progress
          className="max-w-64 flex-1"
          label={progress}
          value={summary.counted}
          max={summary.counted + summary.todo}
        />
        <span role="status" dir="auto" className="min-w-0 flex-1 truncate text-end text-foreground max-md:hidden">
          {last}
        </span>
      </div>
      <div className="flex items-center gap-2 max-md:flex-col max-md:items-stretch">
        <Segmented
          className="max-md:overflow-x-auto"
          label={t("views.label")}
          value={view}
          onValueChange={(next) => change({ lines: next === "all" ? undefined : next })}
          options={views.map((name) => ({ value: name, label: nameOf(name) }))}
        />
        <span className="flex w-64 max-md:w-full">
          <SearchField
            label={t("find")}
            hint={t("find")}
            text={search.find ?? ""}
            onChange={(text) => change({ find: text || undefined })}
          />
        </span>
      </div>
    </div>
  );
}
