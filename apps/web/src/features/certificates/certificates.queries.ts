import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { MatrixFilter } from "@ymp/core/people/certificate-matrix";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type Matrix = OutputOf<"crewDocuments.matrix">;
export type MatrixPerson = Matrix["people"][number];
export type MatrixCell = MatrixPerson["cells"][number];

export function preloadMatrix({ queryClient, trpc }: Pick<Services, "queryClient" | "trpc">, onDay: CalendarDate) {
  return queryClient.prefetchQuery(trpc.crewDocuments.matrix.queryOptions({ onDay }));
}

export function useMatrix(onDay: CalendarDate) {
  return useQuery({
    ...useTrpc().crewDocuments.matrix.queryOptions({ onDay }),
    placeholderData: keepPreviousData,
  });
}

/** The matrix as a file, narrowed as it is shown. */
export function useMatrixExport(onDay: CalendarDate, show: MatrixFilter | undefined) {
  return useExport<"xlsx" | "csv" | "pdf">((client, { format, locale }) =>
    client.crewDocuments.exportMatrix.query({ onDay, format, locale, ...(show === undefined ? {} : { show }) }),
  );
}
