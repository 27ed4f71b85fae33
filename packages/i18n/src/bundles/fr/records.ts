/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/fr/{board,book-design,book-papers,bulk-jobs,calendar,class-items,comments,definitions,drag,events,files,guests,hours-of-rest,inspection-refusals,inspections,job-sheet,labels,log,logbook-refusals,logbooks,watch-logs,signing,soundings,trips,warranty,watch-plans,worklists}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
