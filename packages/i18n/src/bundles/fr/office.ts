/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob("../../../messages/fr/{fleet,help,imports,platform,platform-screens}.json", {
    eager: true,
    import: "default",
  }),
);
