/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/zh/{attention-cards,closed,confirm,connected,device,exports,forms,job-refusals,keys,legal,messages,no-jobs,notices,queue,refusals,saved-views,scan,search,shortcuts,support,theme,uploads,waiting}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
