import { type ListExport, useExport } from "../../lib/lists/export.mutations.ts";
import { listInputOf } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";

/** The jobs as a file, filtered and in the order of the list; the server makes it. */
export function useExportJobs(): ListExport<"xlsx" | "csv" | "pdf"> {
  const { search } = useJobsAddress();
  return useExport((client, order) => client.jobs.export.query({ ...listInputOf(search), ...order }));
}
