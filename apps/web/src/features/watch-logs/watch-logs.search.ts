import { watchLogSorts, watchLogStates } from "@ymp/core/lists";
import { watchPositions } from "@ymp/core/watches/positions";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { day, id, oneOf, onlyYes, text } from "../../lib/search-readers.ts";

export const watchLogsAddress = listAddress({
  path: "/app/watchkeepinglogs",
  opens: "watchLog",
  filters: {
    search: text(),
    position: oneOf(watchPositions),
    profileId: id,
    from: day,
    to: day,
    state: oneOf(watchLogStates),
    unsigned: onlyYes,
  },
  usual: {},
  sorts: watchLogSorts,
  order: { sort: "startsAt", descending: true },
  more: {},
});
export type WatchLogsSearch = SearchIn<typeof watchLogsAddress>;
