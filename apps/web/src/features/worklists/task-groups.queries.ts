import { useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { useTrpc } from "../../app/services-context.tsx";

export type TaskGroup = inferRouterOutputs<AppRouter>["taskGroups"]["list"]["groups"][number];

export function useTaskGroups(isArchived = false, enabled = true) {
  return useQuery({ ...useTrpc().taskGroups.list.queryOptions({ isArchived }), enabled });
}
