/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/ja/{equipment,equipment-photos,equipment-types,library,models,rounds,swap,templates}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
