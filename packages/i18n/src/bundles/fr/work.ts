/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob("../../../messages/fr/{attention,controls,departments,jobs,lists,navigation,offline}.json", {
    eager: true,
    import: "default",
  }),
);
