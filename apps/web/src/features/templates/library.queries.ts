import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import type { ListPages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { inOrderOfTypes } from "./template-groups.ts";
import type { TemplatesSearch } from "./templates.search.ts";

export type PlatformJob = OutputOf<"library.jobs">[number];
export type PlatformJobRecord = OutputOf<"library.job">;
export type PlatformModel = OutputOf<"library.models">[number] & { equipmentType: string };
export type PlatformModelRecord = OutputOf<"library.model">;

/** The jobs of the platform's library by type of machine. */
export function usePlatformJobs({ type, search, archived }: TemplatesSearch): ListPages<PlatformJob> {
  const input = { equipmentType: type, search: search ?? "", isArchived: archived ?? false };
  const query = useQuery({ ...useTrpc().library.jobs.queryOptions(input), placeholderData: keepPreviousData });
  const rows = useMemo(() => inOrderOfTypes(query.data ?? []), [query.data]);
  return { rows, total: query.data ? rows.length : null, query };
}

export function usePlatformJob(key: string | null) {
  return useQuery(useTrpc().library.job.queryOptions({ key: key ?? "" }, { enabled: key !== null }));
}

/** Its models of machines, those that are archived or those that are not. */
export function usePlatformModels(isArchived: boolean): ListPages<PlatformModel> {
  const query = useQuery(useTrpc().library.models.queryOptions());
  const rows = useMemo(() => {
    const wanted = query.data?.filter(({ kept }) => (kept?.isArchived ?? false) === isArchived) ?? [];
    return inOrderOfTypes(wanted.map((entry) => ({ ...entry, equipmentType: entry.model.equipmentType })));
  }, [query.data, isArchived]);
  return { rows, total: query.data ? rows.length : null, query };
}

export function usePlatformModel(key: string | null) {
  return useQuery(useTrpc().library.model.queryOptions({ key: key ?? "" }, { enabled: key !== null }));
}
