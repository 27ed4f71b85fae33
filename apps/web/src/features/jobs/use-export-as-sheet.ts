import { locales } from "@ymp/i18n/locales";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useExportJobs } from "./jobs.mutations.ts";
import { listInputOf } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";

/** The ticked jobs as a spreadsheet in the order of the list; the server makes it. */
export function useExportAsSheet(): (ids: readonly string[]) => void {
  const { search } = useJobsAddress();
  const { locale } = useStore(useServices().theme);
  const exportJobs = useExportJobs();
  return (ids) =>
    exportJobs.mutate({
      ...listInputOf(search),
      ids: [...ids],
      format: "xlsx",
      locale: locales.find((known) => known === locale) ?? "en",
    });
}
