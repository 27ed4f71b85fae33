/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob("../../../messages/en/{attention,controls,departments,jobs,lists,navigation,offline}.json", {
    eager: true,
    import: "default",
  }),
);
