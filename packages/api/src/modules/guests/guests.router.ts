import { withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { eraseGuest } from "./erasing.service.ts";
import { guestDisclosures } from "./guest-disclosures.service.ts";
import { givenOfGuest } from "./guests.rules.ts";
import {
  exportGuestsInput,
  guestHistoryInput,
  guestIdInput,
  listGuestsInput,
  saveGuestInput,
  versionedGuestInput,
} from "./guests.schema.ts";
import { saveGuest, setGuestArchived } from "./guests.service.ts";
import { exportGuests } from "./guests-export.service.ts";
import { findGuestsPage, guestHistory, readGuest } from "./guests-reading.service.ts";

const view = vesselProcedure("guests:view");
const edit = vesselProcedure("guests:edit");
const versioned = edit.input(versionedGuestInput);

export const guestsRouter = t.router({
  list: view.input(listGuestsInput).query(({ ctx, input }) => findGuestsPage(ctx.scope, input)),
  get: view
    .input(guestIdInput)
    .query(withDisclosureLog(({ ctx, input }) => readGuest(ctx.scope, input.id), givenOfGuest)),
  disclosures: view.input(guestHistoryInput).query(({ ctx, input }) => guestDisclosures(ctx.scope, input)),
  history: view.input(guestHistoryInput).query(({ ctx, input }) => guestHistory(ctx.scope, input)),
  export: vesselProcedure("guests:view", { isOpenWhenExpired: true, isReport: true, uses: "export" })
    .input(exportGuestsInput)
    .query(({ ctx, input }) => exportGuests(ctx.scope, input)),
  save: edit.input(saveGuestInput).mutation(({ ctx, input }) => saveGuest(ctx.scope, input)),
  archive: versioned.mutation(({ ctx, input }) => setGuestArchived(ctx.scope, input, true)),
  erase: versioned.mutation(({ ctx, input }) => eraseGuest(ctx.scope, input)),
  restore: versioned.mutation(({ ctx, input }) => setGuestArchived(ctx.scope, input, false)),
});
