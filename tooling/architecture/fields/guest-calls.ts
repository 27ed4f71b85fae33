import { dayFormSchema, sheetFormSchema, stayFormSchema } from "@ymp/api/modules/trips/trips.schema";
import { archives, type Held } from "./held.ts";

/** Calls about guests and trips. */
export const guestCalls: Readonly<Record<string, Held>> = {
  "guests.save": { policy: "guestPolicy" },
  "guests.archive": archives("guestPolicy"),
  "guests.restore": archives("guestPolicy"),
  "guests.erase": { policy: "guestPolicy", changes: ["erasedAt"] },

  "trips.save": { policy: "tripPolicy" },
  "trips.archive": archives("tripPolicy"),
  "trips.restore": archives("tripPolicy"),
  "trips.cancel": { policy: "tripPolicy", changes: ["cancelledAt"], beside: ["reason"] },
  "trips.reinstate": { policy: "tripPolicy", changes: ["cancelledAt"], beside: [] },
  "trips.saveStay": {
    policy: "tripPolicy",
    changes: ["stays"],
    beside: ["id", "tripId", ...stayFormSchema.keyof().options],
  },
  "trips.removeStay": { policy: "tripPolicy", changes: ["stays"], beside: [] },
  "trips.saveDay": {
    policy: "tripPolicy",
    changes: ["days"],
    beside: ["tripId", "onDay", ...dayFormSchema.keyof().options],
  },
  "trips.saveSheet": {
    policy: "tripPolicy",
    changes: ["sheets"],
    beside: ["stayId", ...sheetFormSchema.keyof().options],
  },
  "trips.addJob": { policy: "tripPolicy", changes: ["jobs"], beside: ["id", "tripId", "jobId"] },
  "trips.removeJob": { policy: "tripPolicy", changes: ["jobs"], beside: [] },
};
