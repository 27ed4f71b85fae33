import { accountFilters, accountSorts } from "@ymp/api/modules/platform/accounts.schema";
import { vesselFilters, vesselSorts } from "@ymp/api/modules/platform/vessels.schema";
import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** The list of lite boats; `new` opens the dialog that makes one. */
export const boatsSearch = z.object({
  search: lenient(vesselFilters.shape.search),
  state: lenient(vesselFilters.shape.state),
  sort: lenient(z.enum(vesselSorts)),
  descending: lenient(z.boolean()),
  new: lenient(z.literal(1)),
});
export type BoatsSearch = z.infer<typeof boatsSearch>;

export const superadminSearch = boatsSearch.extend({
  part: lenient(z.enum(["companies", "health"])),
  /** The usual list holds the vessels of the full edition. */
  edition: lenient(z.literal("all")),
  /** The open company, or "new". */
  company: lenient(z.union([z.literal("new"), idSchema])),
});
export type SuperadminSearch = z.infer<typeof superadminSearch>;

const vesselDialogs = ["enter", "edit", "extend", "suspend", "upgrade", "lite", "add", "delete"] as const;
export type VesselDialog = (typeof vesselDialogs)[number];
export const vesselSearch = z.object({ dialog: lenient(z.enum(vesselDialogs)) });
/** Opens one of the dialogs of a vessel's page, or closes it. */
export type OpenDialog = (dialog: VesselDialog | undefined) => void;

export const accountsSearch = z.object({
  search: lenient(accountFilters.shape.search),
  state: lenient(accountFilters.shape.state.unwrap()),
  isSuperadmin: lenient(z.literal(true)),
  sort: lenient(z.enum(accountSorts)),
  descending: lenient(z.boolean()),
  /** The account that lies open over the list. */
  user: lenient(idSchema),
});
export type AccountsSearch = z.infer<typeof accountsSearch>;
