import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { ListPlus, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { latePanel } from "../../lib/late-part.tsx";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { WorklistCard } from "./worklist-card.tsx";
import { useWorklistColumns } from "./worklist-columns.tsx";
import { type ListedWorklist, useWorklistPages } from "./worklists.queries.ts";
import { useWorklistsAddress } from "./worklists-address.ts";

const WorklistFormDialog = latePanel(
  "dialog",
  async () => (await import("./worklist-form-dialog.tsx")).WorklistFormDialog,
);

const rowId = (list: ListedWorklist) => list.id;
const rowName = (list: ListedWorklist) => list.name;

/** All lists of the vessel, those of the coming periods first. */
export function WorklistsView() {
  const { t } = useTranslation("worklists");
  const { search, go, openList } = useWorklistsAddress();
  const isPhone = useMedia(phoneQuery);
  const { canCreate, ...pages } = useWorklistPages(search);
  const columns = useWorklistColumns();
  const [isMaking, setMaking] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const isFiltered = Boolean(search.search) || search.closed === true;
  useScreenKeys(screen, { n: canCreate ? () => setMaking(true) : undefined });
  const make = canCreate ? (
    <Button
      variant="primary"
      size={isPhone ? "touch" : undefined}
      kbd={isPhone ? undefined : "N"}
      onClick={() => setMaking(true)}
    >
      <Plus />
      {t("new")}
    </Button>
  ) : null;
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-11 flex-none flex-wrap items-center gap-2 px-6 py-1.5 max-md:px-4">
        <Segmented
          label={t("stateLabel")}
          value={search.closed ? "closed" : "open"}
          onValueChange={(value) => go({ closed: value === "closed" ? true : undefined }, { replace: true })}
          options={[
            { value: "open", label: t("state.open") },
            { value: "closed", label: t("state.closed") },
          ]}
        />
        <div className="flex min-w-52 max-w-72 flex-1 max-md:max-w-none">
          <SearchField
            label={t("search")}
            hint={t("search")}
            text={search.search ?? ""}
            onChange={(text) => go({ search: text || undefined }, { replace: true })}
          />
        </div>
        <div className="ms-auto max-md:w-full max-md:[&>button]:w-full">
          {pages.rows.length > 0 || isFiltered ? make : null}
        </div>
      </div>
      <PagedTable
        label={t("title")}
        pages={pages}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(list) => <WorklistCard list={list} />}
        pathOf={(list) => `/app/home?list=${list.id}`}
        onOpen={(list) => openList(list.id)}
        counted={({ count, total }) => t("counted", { count, total })}
        empty={
          <ListNothing
            query={pages.query}
            isFiltered={isFiltered}
            onClear={() => go({ search: undefined, closed: undefined })}
            empty={{
              icon: <ListPlus />,
              title: t(canCreate ? "empty.title" : "empty.sharedTitle"),
              children: t(canCreate ? "empty.text" : "empty.shared"),
              actions: make,
            }}
          />
        }
      />
      {isMaking ? <WorklistFormDialog list={null} onClose={() => setMaking(false)} onSaved={openList} /> : null}
    </div>
  );
}
