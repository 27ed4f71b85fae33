/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob("../../../messages/fr/{first-administrator,passwords}.json", {
    eager: true,
    import: "default",
  }),
);
