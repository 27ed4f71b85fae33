import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useDownload } from "../../lib/use-download.ts";

export type CrewList = OutputOf<"crewList.read">;
export type CrewListPerson = CrewList["rows"][number];

interface AskedMoment {
  onDay: CalendarDate;
  time?: string | undefined;
}

const crewListOptions = (trpc: Services["trpc"], { onDay, time }: AskedMoment) =>
  trpc.crewList.read.queryOptions({ onDay, ...(time === undefined ? {} : { time }) });

export function preloadCrewList({ queryClient, trpc }: Pick<Services, "queryClient" | "trpc">, asked: AskedMoment) {
  return queryClient.prefetchQuery(crewListOptions(trpc, asked));
}

export function useCrewList(asked: AskedMoment) {
  return useQuery({ ...crewListOptions(useTrpc(), asked), placeholderData: keepPreviousData });
}

/** The list as a file, in the language of the reader. */
export const useSaveCrewList = () =>
  useDownload(({ crewList }, asked: InputOf<"crewList.export">) => crewList.export.query(asked));
