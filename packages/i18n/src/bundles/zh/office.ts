/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob("../../../messages/zh/{fleet,help,imports,platform,platform-screens}.json", {
    eager: true,
    import: "default",
  }),
);
