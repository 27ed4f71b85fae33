/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/fr/{archive,certificates,crew-list,crew-mail,leave,onboard,papers,passport,people,sea-service,security,users,vessel}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
