/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/en/{closed,connected,device,keys,legal,messages,notices,scan,search,support,theme,uploads,waiting}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
