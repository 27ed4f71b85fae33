import type { ViewedList } from "@ymp/core/viewed-lists";
import { ColumnMenu, type ColumnMenuProps } from "@ymp/ui/patterns/column-menu";
import { FilterBar, type FilterBarProps } from "@ymp/ui/patterns/filter-bar";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { usePreloaded } from "../lazy-part.tsx";
import { SaveViewDialog } from "../saved-views/save-view-dialog.tsx";
import { SavedViewMenu } from "../saved-views/saved-view-menu.tsx";
import { useSavedViews } from "../saved-views/use-saved-views.ts";
import { SearchField } from "../search-field.tsx";
import { useTranslation } from "../translation.tsx";
import { useScreenKeys } from "../use-screen-keys.ts";
import { type ListDefinition, type ListWords, shownPart } from "./define-list.ts";
import { filterEditors } from "./late-editors.ts";
import type { AnyInput, AnySearch } from "./list-address.ts";
import { filterFields } from "./list-filters.tsx";
import { useListSteps } from "./use-list-address.ts";

/** A screen that draws its rows otherwise has this much of a list. */
export type NarrowedList<Search extends AnySearch, Input extends AnyInput, Facts> = Pick<
  ListDefinition<unknown, Search, Input, Facts>,
  "address" | "module" | "filters" | "parts" | "views"
> & { words: Pick<ListWords, "find"> };

export interface ListFilterBarProps<Search extends AnySearch, Input extends AnyInput, Facts> {
  list: NarrowedList<Search, Input, Facts>;
  facts: Facts;
  columns?: ColumnMenuProps;
  /** Beside the field that finds. */
  tools?: ReactNode;
}

/** The views of a list, its filters, the field that finds, and the columns that are shown. */
export function ListFilterBar<Search extends AnySearch, Input extends AnyInput, Facts>(
  props: ListFilterBarProps<Search, Input, Facts>,
) {
  const { module } = props.list;
  return module ? <KeptBar {...props} module={module} /> : <PartsBar {...props} />;
}

type Views = Pick<FilterBarProps, "views" | "activeView" | "onViewChange" | "onSaveView">;
const none = [] as const;

/** The parts of a list stand where others have their views. */
function PartsBar<Search extends AnySearch, Input extends AnyInput, Facts>(
  props: ListFilterBarProps<Search, Input, Facts>,
) {
  const { address, parts = none } = props.list;
  const { t } = useTranslation();
  const { search, change } = useListSteps(address);
  const show = (id: string) => {
    const part = parts.find((known) => known.id === id);
    if (part) change(address.partOf(part.search));
  };
  return (
    <Bar
      {...props}
      views={parts.map(({ id, name }) => ({ id, label: t(name) }))}
      activeView={shownPart(props.list, search)?.id ?? null}
      onViewChange={show}
    />
  );
}

function KeptBar<Search extends AnySearch, Input extends AnyInput, Facts>(
  props: ListFilterBarProps<Search, Input, Facts> & { module: ViewedList },
) {
  const { list, module, columns, tools } = props;
  const { address, views = none } = list;
  const { t } = useTranslation();
  const { search, change } = useListSteps(address);
  const builtIn = useMemo(() => views.map(({ name, ...view }) => ({ ...view, name: t(name) })), [views, t]);
  const kept = useSavedViews<Search>({ module, builtIn, read: address.listed, current: address.viewOf(search) });
  const show = (id: string) => {
    const view = kept.views.find((known) => known.id === id);
    if (view) change({ ...address.noFilters, sort: undefined, descending: undefined, ...view.search });
  };
  return (
    <>
      <Bar
        {...props}
        views={kept.views.map(({ id, name }) => ({ id, label: name }))}
        activeView={kept.active?.id ?? null}
        onViewChange={show}
        onSaveView={kept.saveNew}
        tools={
          <>
            <span className="flex max-md:hidden">
              <SavedViewMenu kept={kept} />
              {columns ? <ColumnMenu {...columns} /> : null}
            </span>
            {tools}
          </>
        }
      />
      <SaveViewDialog kept={kept} />
    </>
  );
}

function Bar<Search extends AnySearch, Input extends AnyInput, Facts>({
  list,
  facts,
  tools,
  views,
  activeView,
  onViewChange,
  onSaveView,
}: ListFilterBarProps<Search, Input, Facts> & Views) {
  const { address, filters, words } = list;
  const { t } = useTranslation();
  const { search, change, clear } = useListSteps(address);
  usePreloaded(filterEditors);
  const [isAdding, setAdding] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useScreenKeys(bar, { f: () => setAdding(true) });
  return (
    <div ref={bar} className="contents">
      <FilterBar
        {...{ views, activeView, onViewChange, onSaveView }}
        adding={{ open: isAdding, onOpenChange: setAdding }}
        fields={filterFields(filters, { search, facts, change, t }, address.usual)}
        onClearAll={clear}
        tools={
          <>
            <SearchField
              label={t(words.find)}
              hint={t(words.find)}
              text={search.search ?? ""}
              onChange={(text) => change({ search: text || undefined })}
            />
            {tools}
          </>
        }
      />
    </div>
  );
}
