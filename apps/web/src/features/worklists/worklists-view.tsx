import { useRef, useState } from "react";
import { useWordsOf } from "../../app/use-words-of.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ListFilterBar } from "../../lib/lists/list-filter-bar.tsx";
import { ListRows } from "../../lib/lists/list-rows.tsx";
import { useColumnVisibility } from "../../lib/lists/use-column-visibility.ts";
import { useListSteps } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useWorklistColumns } from "./worklist-columns.tsx";
import { useWorklistPages } from "./worklists.queries.ts";
import { worklistsAddress } from "./worklists.search.ts";
import { useWorklistsAddress } from "./worklists-address.ts";
import { sharedWorklistsList, worklistsList } from "./worklists-list.tsx";

const WorklistFormDialog = lazyPanel(
  "dialog",
  async () => (await import("./worklist-form-dialog.tsx")).WorklistFormDialog,
);

/** Stands under the head of the jobs, so it has none of its own. */
export function WorklistsView() {
  useWordsOf(["records"]);
  const { t } = useTranslation("worklists");
  const { openList } = useWorklistsAddress();
  const steps = useListSteps(worklistsAddress);
  const { canCreate, ...pages } = useWorklistPages(steps.search);
  const columns = useWorklistColumns();
  const [hidden, setHidden] = useColumnVisibility("worklists");
  const [isMaking, setMaking] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const make = canCreate ? () => setMaking(true) : undefined;
  const adding = useAdding({ word: t("new"), kbd: "N", onAdd: make });
  useScreenKeys(screen, { n: make });
  const list = canCreate ? worklistsList : sharedWorklistsList;
  const isBegun = pages.rows.length > 0 || worklistsAddress.hasFilters(steps.search);
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <ListFilterBar
        list={list}
        facts={undefined}
        columns={{ columns, hidden, onHiddenChange: setHidden }}
        tools={isBegun ? (adding.action ?? adding.tool) : undefined}
      />
      <ListRows
        {...{ list, pages, columns, hidden, steps }}
        facts={undefined}
        onOpen={({ id }) => openList(id)}
        beginnings={adding.button}
      />
      {isMaking ? <WorklistFormDialog list={null} onClose={() => setMaking(false)} onSaved={openList} /> : null}
    </div>
  );
}
