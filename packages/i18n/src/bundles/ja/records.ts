/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob("../../../messages/ja/{class-items,comments,events,files,job-sheet,labels,signing,worklists}.json", {
    eager: true,
    import: "default",
  }),
);
