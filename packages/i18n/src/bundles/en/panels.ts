/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/en/{closed,confirm,connected,device,forms,job-refusals,keys,legal,messages,notices,refusals,scan,search,shortcuts,support,theme,uploads,waiting}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
