import { fieldPolicy, type HeldRecord } from "./access/field-policy.ts";

/** A list as somebody keeps it. One that is shared is tidied up by heads too; one's own is nobody else's. */
export const viewPolicy = fieldPolicy({
  states: ["one's own", "shared"],
  rows: {
    name: ["self", "maker"],
    search: ["self", "maker"],
    isShared: ["self", "maker"],
    removed: ["self", "maker"],
  },
  heads: "any",
  words: { self: "refusals:recordNotFound", maker: "refusals:recordNotFound" },
});
export type ViewField = keyof typeof viewPolicy.rows;
export type ViewState = (typeof viewPolicy.states)[number];

export const heldView = (
  view: { readonly userId: string; readonly isShared: boolean },
  userId: string | null,
): HeldRecord<ViewState> => ({
  state: view.isShared ? "shared" : "one's own",
  createdBy: view.userId,
  department: null,
  isOwn: view.userId === userId,
});
