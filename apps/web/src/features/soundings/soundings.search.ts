import { soundingSorts, soundingStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { id, oneOf, text } from "../../lib/search-readers.ts";

/** `of` is the tank whose sounding is written at once. */
export const soundingsAddress = listAddress({
  path: "/app/soundings",
  opens: "sounding",
  filters: { search: text(), tankId: id, state: oneOf(soundingStates) },
  usual: { state: "live" },
  sorts: soundingSorts,
  order: { sort: "soundedAt", descending: true },
  more: { new: oneOf([true]), of: id },
});
export type SoundingsSearch = SearchIn<typeof soundingsAddress>;
