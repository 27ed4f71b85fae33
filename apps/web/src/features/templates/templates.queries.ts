import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { JobTemplate } from "@ymp/core/maintenance/job-template";
import { useMemo } from "react";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { type ListPages, nextPage } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { inOrderOfTypes } from "./template-groups.ts";
import type { TemplatesSearch } from "./templates.search.ts";

type Trpc = Services["trpc"];
type Source = Pick<Services, "queryClient" | "trpc">;

export type OwnTemplate = OutputOf<"templates.get">;
export type ApplyLine = OutputOf<"templates.preview">[number];
export type Machine = OutputOf<"equipment.tree">[number];

/** A template of the vessel or of the library, as the lists show it. */
export interface ListedTemplate {
  /** Id of the vessel's own, key of the library's. */
  ref: string;
  equipmentType: string;
  template: JobTemplate;
  /** Only of the vessel's own. */
  own: { version: number; isFromLibrary: boolean; isArchived: boolean } | null;
  /** Of the library's: the vessel has it. */
  isTaken: boolean;
}

const inputOf = ({ type, search, archived }: TemplatesSearch) => ({
  equipmentType: type,
  search: search ?? "",
  isArchived: archived ?? false,
});

const ownOptions = (trpc: Trpc, search: TemplatesSearch) => trpc.templates.list.queryOptions(inputOf(search));
const libraryOptions = (trpc: Trpc, search: TemplatesSearch) =>
  trpc.templates.library.queryOptions(inputOf({ ...search, archived: undefined }));
const templateOptions = (trpc: Trpc, id: string) => trpc.templates.get.queryOptions({ id });

export function preloadTemplates({ queryClient, trpc }: Source, search: TemplatesSearch) {
  return search.tab === "library"
    ? queryClient.prefetchQuery(libraryOptions(trpc, search))
    : queryClient.prefetchQuery(ownOptions(trpc, search));
}

export function preloadTemplate({ queryClient, trpc }: Source, id: string) {
  return queryClient.prefetchQuery(templateOptions(trpc, id));
}

function useOwnTemplates(search: TemplatesSearch, isShown: boolean): ListPages<ListedTemplate> {
  const query = useQuery({ ...ownOptions(useTrpc(), search), placeholderData: keepPreviousData, enabled: isShown });
  const rows = useMemo(() => {
    const listed = query.data?.templates.map(({ id, version, source, isArchived, ...row }) => ({
      ...{ ref: id, equipmentType: row.equipmentType, template: row.template },
      own: { version, isFromLibrary: source !== null, isArchived },
      isTaken: false,
    }));
    return inOrderOfTypes(listed ?? []);
  }, [query.data]);
  return { rows, total: query.data ? rows.length : null, query };
}

function useLibrary(search: TemplatesSearch, isShown: boolean): ListPages<ListedTemplate> {
  const query = useQuery({ ...libraryOptions(useTrpc(), search), placeholderData: keepPreviousData, enabled: isShown });
  const rows = useMemo(() => {
    const listed = query.data?.map(({ key, equipmentType, template, isTaken }) => ({
      ...{ ref: key, equipmentType, template, isTaken },
      own: null,
    }));
    return inOrderOfTypes(listed ?? []);
  }, [query.data]);
  return { rows, total: query.data ? rows.length : null, query };
}

/** The templates of the tab that is shown, by type of machine. */
export function useListedTemplates(search: TemplatesSearch): ListPages<ListedTemplate> {
  const own = useOwnTemplates(search, search.tab === undefined);
  const library = useLibrary(search, search.tab === "library");
  return search.tab === "library" ? library : own;
}

export function useTemplate(id: string, isKept: boolean) {
  return useQuery({ ...templateOptions(useTrpc(), id), enabled: isKept });
}

export function useTemplateHistory(id: string) {
  return useInfiniteQuery(useTrpc().templates.history.infiniteQueryOptions({ id, limit: 20 }, nextPage));
}

/** The machines on board, in the order of the register. */
export function useMachines() {
  return useQuery(useTrpc().equipment.tree.queryOptions({ includesArchived: false }));
}

/** The plan that a template is made of; asked only where one is named. */
export function usePlan(planId: string | undefined) {
  return useQuery(useTrpc().plans.get.queryOptions({ id: planId ?? "" }, { enabled: planId !== undefined }));
}

export interface Chosen {
  templateIds: string[];
  libraryKeys: string[];
  equipmentIds: string[];
}

/** What applying would do; asked only while machines are chosen. */
export function useApplyPreview(chosen: Chosen) {
  return useQuery(
    useTrpc().templates.preview.queryOptions(chosen, {
      enabled: chosen.equipmentIds.length > 0,
      placeholderData: keepPreviousData,
      meta: { transient: true },
    }),
  );
}
