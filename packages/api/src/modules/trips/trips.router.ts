import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { passengerList } from "./passenger-list.service.ts";
import { saveSheet } from "./sheets.service.ts";
import { removeStay, saveDay, saveStay } from "./stays.service.ts";
import { addTripJob, removeTripJob } from "./trip-jobs.service.ts";
import {
  cancelTripInput,
  exportTripsInput,
  listTripsInput,
  passengerListInput,
  saveDayInput,
  saveSheetInput,
  saveStayInput,
  saveTripInput,
  tripHistoryInput,
  tripIdInput,
  tripJobInput,
  versionedTripInput,
} from "./trips.schema.ts";
import { saveTrip, setTripArchived, setTripCancelled } from "./trips.service.ts";
import { exportTrips } from "./trips-export.service.ts";
import { findTripsPage, readTrip, tripHistory } from "./trips-reading.service.ts";

const view = vesselProcedure("guests:view");
const edit = vesselProcedure("guests:edit");
const versioned = edit.input(versionedTripInput);
const report = vesselProcedure("guests:view", { isOpenWhenExpired: true, isReport: true, uses: "export" });

export const tripsRouter = t.router({
  list: view.input(listTripsInput).query(({ ctx, input }) => findTripsPage(ctx.scope, input)),
  get: view.input(tripIdInput).query(({ ctx, input }) => readTrip(ctx.scope, input.id)),
  history: view.input(tripHistoryInput).query(({ ctx, input }) => tripHistory(ctx.scope, input)),
  export: report.input(exportTripsInput).query(({ ctx, input }) => exportTrips(ctx.scope, input)),
  passengerList: report.input(passengerListInput).query(({ ctx, input }) => passengerList(ctx.scope, input)),
  save: edit.input(saveTripInput).mutation(({ ctx, input }) => saveTrip(ctx.scope, input)),
  saveStay: edit.input(saveStayInput).mutation(({ ctx, input }) => saveStay(ctx.scope, input)),
  removeStay: versioned.mutation(({ ctx, input }) => removeStay(ctx.scope, input)),
  saveSheet: edit.input(saveSheetInput).mutation(({ ctx, input }) => saveSheet(ctx.scope, input)),
  addJob: edit.input(tripJobInput).mutation(({ ctx, input }) => addTripJob(ctx.scope, input)),
  removeJob: versioned.mutation(({ ctx, input }) => removeTripJob(ctx.scope, input)),
  saveDay: edit.input(saveDayInput).mutation(({ ctx, input }) => saveDay(ctx.scope, input)),
  archive: versioned.mutation(({ ctx, input }) => setTripArchived(ctx.scope, input, true)),
  cancel: edit
    .input(cancelTripInput)
    .mutation(({ ctx, input: { reason, ...trip } }) => setTripCancelled(ctx.scope, trip, reason)),
  reinstate: versioned.mutation(({ ctx, input }) => setTripCancelled(ctx.scope, input, null)),
  restore: versioned.mutation(({ ctx, input }) => setTripArchived(ctx.scope, input, false)),
});
