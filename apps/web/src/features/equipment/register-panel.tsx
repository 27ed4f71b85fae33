import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { cn } from "@ymp/ui/lib/cn";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { NoMatchState } from "@ymp/ui/patterns/states";
import { Tree } from "@ymp/ui/patterns/tree";
import { IconButton } from "@ymp/ui/primitives/button";
import { Popover, PopoverContent, PopoverTrigger } from "@ymp/ui/primitives/popover";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { ListFilter } from "lucide-react";
import { useMemo, useRef } from "react";
import { filterFields } from "../../lib/lists/list-filters.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useRegisterTree } from "./equipment.queries.ts";
import { registerAddress } from "./equipment.search.ts";
import { useRegisterAddress } from "./register-address.ts";
import { registerFilters, useRegisterFacts } from "./register-list.tsx";
import { drawTree, matchesIn, type Register, registerOf, withAncestors } from "./register-tree.ts";
import { useExpanded } from "./use-expanded.ts";

/** The register as a tree, with its search and filters; on a phone it is a screen of its own. */
export function RegisterPanel({ className }: { className?: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { search, change, clear } = useRegisterAddress();
  const { data } = useRegisterTree(search);
  const box = useRef<HTMLDivElement>(null);
  const register = useMemo(() => registerOf(data ?? []), [data]);
  const matches = useMemo(() => matchesIn(data ?? [], search), [data, search]);
  const open = useOpenMachine();
  const live = data?.filter(({ isArchived }) => !isArchived).length ?? 0;
  const first = matches && data?.find(({ id }) => matches.has(id));
  return (
    <div ref={box} className={cn("flex min-h-0 flex-col", className)}>
      <div className="flex flex-none items-center gap-1.5 px-2.5 pt-3 pb-2 max-md:px-4">
        <SearchField
          label={t("equipment:tree.search")}
          text={search.search ?? ""}
          hint={data ? t("equipment:tree.items", { count: live, total: formats.count(live) }) : t("controls:search")}
          onChange={(text) => change({ search: text || undefined })}
          onEnter={() => first && open(first.id)}
          onDown={() => box.current?.querySelector<HTMLElement>("[role=tree]")?.focus()}
        />
        <FilterButton />
      </div>
      {data ? null : <TreeSkeleton />}
      {data && matches?.size === 0 ? (
        <NoMatchState title={t("equipment:tree.noMatch")} onClearAll={clear} className="px-3.5">
          {t("equipment:tree.noMatchWhy")}
        </NoMatchState>
      ) : null}
      {data && matches?.size !== 0 ? (
        <RegisterTree
          key={JSON.stringify(registerAddress.filtersOf(search))}
          register={register}
          matches={matches}
          onOpen={open}
        />
      ) : null}
    </div>
  );
}

function useOpenMachine() {
  const navigate = useNavigate();
  const { search } = useRegisterAddress();
  const tab = useSearch({ from: "/app/equipment/$id", shouldThrow: false })?.tab;
  return (id: string) => void navigate({ to: "/app/equipment/$id", params: { id }, search: { ...search, tab } });
}

interface RegisterTreeProps {
  register: Register;
  matches: ReadonlySet<string> | null;
  onOpen: (id: string) => void;
}

function RegisterTree({ register, matches, onOpen }: RegisterTreeProps) {
  const { t } = useTranslation();
  const { id: selectedId = null } = useParams({ strict: false });
  const shown = useMemo(() => (matches ? withAncestors(register, matches) : null), [register, matches]);
  const [expanded, setExpanded] = useExpanded(register, { shown, selectedId });
  const nodes = useMemo(
    () =>
      drawTree(register, shown, expanded, {
        overdue: (count) => t("equipment:tree.overdue", { count }),
        dueSoon: t("equipment:tree.dueSoon"),
        archived: (name) => t("equipment:tree.archived", { name }),
      }),
    [register, shown, expanded, t],
  );
  return (
    <Tree
      label={t("equipment:title")}
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selectedId={selectedId}
      onSelect={onOpen}
      className="flex-1 pb-4"
    />
  );
}

/** What the small panel has room for; the list has them all. */
const inTheTree = ["isCritical", "hasOverdue", "location", "use", "state", "departments"];

function FilterButton() {
  const { t } = useTranslation();
  const { search, change } = useRegisterAddress();
  const isPhone = useMedia(phoneQuery);
  const facts = useRegisterFacts(search);
  const fields = filterFields(registerFilters, { search, change, t, facts }, registerAddress.usual);
  const count = fields.filter(({ value }) => value !== null).length;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton
          label={count > 0 ? t("controls:filters", { count }) : t("equipment:filter.title")}
          size={isPhone ? "icon-touch" : "icon"}
          className={cn("relative", count > 0 && "text-foreground")}
        >
          <ListFilter />
          {count > 0 ? <span aria-hidden className="absolute end-0.5 top-0.5 size-2 rounded-full bg-primary" /> : null}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={t("equipment:filter.title")}>
        <div className="flex flex-col gap-3">
          {inTheTree
            .flatMap((id) => fields.filter((field) => field.id === id))
            .map(({ id, label, editor, isNamed }) => (
              <fieldset key={id} aria-label={label}>
                {isNamed ? null : <legend className="mb-1 font-medium text-sm">{label}</legend>}
                {editor}
              </fieldset>
            ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}

const skeletonWidths = [96, 132, 118, 104, 140, 88, 126, 112, 150, 100];

function TreeSkeleton() {
  return (
    <div className="appear-late flex flex-col gap-[19px] px-4 pt-3">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} className="h-3" style={{ width }} />
      ))}
    </div>
  );
}
