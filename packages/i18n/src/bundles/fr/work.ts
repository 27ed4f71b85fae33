/// <reference types="vite/types/importMeta.d.ts" />
import { byNamespace } from "../../by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob(
    "../../../messages/fr/{attention,closed,connected,exports,jobs,legal,lists,messages,navigation,notices,offline,scan,search,support,theme,uploads,warranty}.json",
    {
      eager: true,
      import: "default",
    },
  ),
);
