import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Services } from "../../../app/services.ts";
import { useTrpc } from "../../../app/services-context.tsx";
import { useExport } from "../../../lib/lists/export.mutations.ts";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";

export type Manning = OutputOf<"safeManning.read">;
export type ManningDocument = NonNullable<Manning["document"]>;
/** One that another took the place of, or that is still to come. */
export type OtherDocument = Manning["others"][number];
export type ManningLine = Manning["rows"][number];

export const preloadManning = ({ queryClient, trpc }: Pick<Services, "queryClient" | "trpc">, onDay: CalendarDate) =>
  queryClient.prefetchQuery(trpc.safeManning.read.queryOptions({ onDay }));

export const useManning = (onDay: CalendarDate) =>
  useQuery({ ...useTrpc().safeManning.read.queryOptions({ onDay }), placeholderData: keepPreviousData });

/** The rows and who fills them on a day, as a file. */
export const useManningExport = (onDay: CalendarDate) =>
  useExport<"xlsx" | "csv" | "pdf">((client, { format, locale }) =>
    client.safeManning.export.query({ onDay, format, locale }),
  );
