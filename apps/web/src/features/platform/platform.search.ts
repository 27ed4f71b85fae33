import { accountSorts, accountStates, vesselSorts, vesselStates } from "@ymp/core/lists";
import { either, flag, id, oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

/** The list of lite boats; `new` opens the dialog that makes one. */
export const boatsSearch = searchOf({
  search: text(),
  state: oneOf(vesselStates),
  sort: oneOf(vesselSorts),
  descending: flag,
  new: oneOf([1]),
});
export type BoatsSearch = SearchOf<typeof boatsSearch>;

export const superadminSearch = searchOf({
  ...boatsSearch.readers,
  part: oneOf(["companies", "health"]),
  /** The usual list holds the vessels of the full edition. */
  edition: oneOf(["all"]),
  /** The open company, or "new". */
  company: either(oneOf(["new"]), id),
});
export type SuperadminSearch = SearchOf<typeof superadminSearch>;

const vesselDialogs = ["enter", "edit", "extend", "suspend", "upgrade", "lite", "add", "delete"] as const;
export type VesselDialog = (typeof vesselDialogs)[number];
export const vesselSearch = searchOf({ dialog: oneOf(vesselDialogs) });
/** Opens one of the dialogs of a vessel's page, or closes it. */
export type OpenDialog = (dialog: VesselDialog | undefined) => void;

export const accountsSearch = searchOf({
  search: text(),
  state: oneOf(accountStates),
  isSuperadmin: oneOf([true]),
  sort: oneOf(accountSorts),
  descending: flag,
  /** The account that is open over the list. */
  user: id,
});
export type AccountsSearch = SearchOf<typeof accountsSearch>;
