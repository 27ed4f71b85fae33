import { Button } from "@ymp/ui/primitives/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { ClipboardCopy, Library, Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useRowSelection } from "../../lib/lists/use-row-selection.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useMayKeep } from "./may-keep.ts";
import { TemplateCard } from "./template-card.tsx";
import { useTemplateColumns } from "./template-columns.tsx";
import { groupsOf } from "./template-groups.ts";
import { type ListedTemplate, useListedTemplates } from "./templates.queries.ts";
import { useTemplatesAddress } from "./templates-address.ts";
import { TemplatesFilterBar } from "./templates-filter-bar.tsx";
import { TemplatesHeader } from "./templates-header.tsx";
import { TemplatesSelection } from "./templates-selection.tsx";
import { useTemplateWords } from "./use-template-words.ts";

const ApplyDialog = lazyPanel("largeDialog", async () => (await import("./apply-dialog.tsx")).ApplyDialog);
const LibrarySheet = lazyPanel("form", async () => (await import("./library-sheet.tsx")).LibrarySheet);

const rowId = ({ ref }: ListedTemplate) => ref;
const rowName = ({ template }: ListedTemplate) => template.title;

/** Recurring jobs by type of machine: the vessel's own, and the library it takes them from. */
export function TemplatesScreen() {
  const { t } = useTranslation("templates");
  const { search, go } = useTemplatesAddress();
  const mayKeep = useMayKeep();
  const pages = useListedTemplates(search);
  const columns = useTemplateColumns(search.tab === "library");
  const ticked = useRowSelection(pages.rows, rowId);
  const groups = useGroups(pages.rows);
  const [applied, setApplied] = useState<readonly ListedTemplate[] | null>(null);
  const looked = pages.rows.find(({ ref }) => ref === search.look);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <TemplatesHeader count={pages.total} />
      <TemplateTabs onChange={ticked.clear}>
        <TemplatesFilterBar />
        <PagedTable
          label={t("title")}
          pages={pages}
          columns={columns}
          rowId={rowId}
          rowName={rowName}
          groups={groups}
          card={(row, { isSelected, toggle }) => (
            <TemplateCard row={row} selection={mayKeep ? { isSelected, toggle } : undefined} />
          )}
          selection={mayKeep ? ticked.selection : undefined}
          pathOf={({ ref, own }) => (own ? `/app/adminjobs/${ref}` : libraryPath(ref))}
          onOpen={search.tab === "library" ? ({ ref }) => go({ look: ref }) : undefined}
          openId={search.look}
          empty={<NoTemplates query={pages.query} />}
          counted={({ count, total }) => t("foot", { count, total })}
        />
      </TemplateTabs>
      {ticked.chosen.length > 0 ? (
        <TemplatesSelection rows={ticked.chosen} onApply={setApplied} onClear={ticked.clear} />
      ) : null}
      {looked ? (
        <LibrarySheet row={looked} onApply={() => setApplied([looked])} onClose={() => go({ look: undefined })} />
      ) : null}
      {applied ? <ApplyDialog templates={applied} onApplied={ticked.clear} onClose={() => setApplied(null)} /> : null}
    </div>
  );
}

const libraryPath = (ref: string) => `/app/adminjobs?tab=library&look=${encodeURIComponent(ref)}`;

/** Headings keep their identity while nothing changed, so the layout of the list is kept as well. */
function useGroups(rows: readonly ListedTemplate[]) {
  const words = useTemplateWords();
  return useMemo(
    () => ({ of: ({ equipmentType }: ListedTemplate) => equipmentType, list: groupsOf(rows, words.type) }),
    [rows, words],
  );
}

function TemplateTabs({ onChange, children }: { onChange: () => void; children: ReactNode }) {
  const { t } = useTranslation("templates");
  const { search, go } = useTemplatesAddress();
  const tab = search.tab ?? "own";
  return (
    <Tabs
      className="flex min-h-0 flex-1 flex-col"
      value={tab}
      onValueChange={(next) => {
        onChange();
        go({ tab: next === "library" ? "library" : undefined, archived: undefined, look: undefined });
      }}
    >
      <TabsList aria-label={t("tabs.label")} className="px-6 max-md:px-4">
        <TabsTrigger value="own">{t("tabs.own")}</TabsTrigger>
        <TabsTrigger value="library">{t("tabs.library")}</TabsTrigger>
      </TabsList>
      <TabsContent value={tab} tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {children}
      </TabsContent>
    </Tabs>
  );
}

function NoTemplates({ query }: { query: ReturnType<typeof useListedTemplates>["query"] }) {
  const { t } = useTranslation("templates");
  const { go, isFiltered, clear } = useTemplatesAddress();
  const mayKeep = useMayKeep();
  return (
    <ListEmptyState
      query={query}
      isFiltered={isFiltered}
      onClear={clear}
      empty={{
        icon: <ClipboardCopy />,
        title: t("empty.title"),
        children: t("empty.text"),
        actions: (
          <>
            <Button variant="primary" onClick={() => go({ tab: "library" })}>
              <Library />
              {t("empty.look")}
            </Button>
            {mayKeep ? (
              <Button asChild>
                <PathLink href="/app/adminjobs/new">
                  <Plus />
                  {t("action.new")}
                </PathLink>
              </Button>
            ) : null}
          </>
        ),
      }}
    />
  );
}
