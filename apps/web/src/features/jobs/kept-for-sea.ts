import { useEffect } from "react";
import { useServices } from "../../app/services-context.tsx";
import type { MyDay } from "./job-rows.ts";

const freshForMs = 10 * 60_000;
const mostKept = 40;

/** Reads the sheets of the day's jobs ahead, so that they can be opened and completed when the link has gone. */
export function useKeptForSea(day: MyDay | undefined): void {
  const { queryClient, trpc } = useServices();
  useEffect(() => {
    if (!day) return;
    const jobs = [...day.inHand, ...day.overdue, ...day.dueToday, ...day.thisWeek].slice(0, mostKept);
    for (const { id } of jobs) {
      void queryClient.prefetchQuery({ ...trpc.jobs.get.queryOptions({ id }), staleTime: freshForMs });
    }
  }, [day, queryClient, trpc]);
}
