import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { testimonialFields } from "@ymp/core/sea-service/service-fields";
import type { EarlierService, Testimonial } from "./sea-service.queries.ts";

const made = new Date("2026-05-01T08:00:00Z");
export const profileId = "0199dddd-0000-7000-8000-000000000001";

export const anEarlierService: EarlierService = {
  ...{ id: "0199dddd-0000-7000-8000-000000000002", profileId, version: 3, createdAt: made, updatedAt: made },
  ...{ vesselName: "Halcyon", officialNumber: null, flag: "FRA", grossTonnage: 499, lengthMetres: 43.5, powerKw: 1800 },
  ...{ capacity: "Deckhand", startsOn: day("2025-01-01"), endsOn: day("2025-03-31"), areas: null, remarks: null },
  ...{ actualDays: 40, standByDays: 10, yardDays: 0, watchDays: 20, distanceNm: null, paperId: null },
  can: { fields: ["vesselName", "areas", "removed"] },
};

export const aTestimonial: Testimonial = {
  ...{ id: "0199dddd-0000-7000-8000-000000000003", profileId, version: 3, createdAt: made, updatedAt: made },
  ...{ startsOn: day("2026-01-01"), endsOn: day("2026-04-30"), capacity: "Deckhand", passportNumber: "YA123" },
  ...{ loadLineMetres: 43.5, powerKw: 1800, propulsion: null, areas: null, conduct: "Very good", contact: null },
  state: "draft",
  content: {
    ...{ name: "Liam Shaw", birthDate: null, passportNumber: "YA123", capacity: "Deckhand" },
    ...{
      startsOn: "2026-01-01",
      endsOn: "2026-04-30",
      distance: 12_340,
      areas: null,
      conduct: "Very good",
      contact: null,
    },
    vessel: {
      ...{ name: "Seraphine", type: null, flag: null, portOfRegistry: null, imo: null, officialNumber: null },
      ...{ grossTonnage: 499, loadLineMetres: 43.5, powerKw: 1800, propulsion: null },
    },
    days: { onBoard: 120, actual: 30, standBy: 8, yard: 0, watchkeeping: 12 },
  },
  digest: "0".repeat(64),
  missing: [],
  engagedAs: "Deckhand",
  signature: null,
  signer: { name: "Elena Castell", rank: "Captain" },
  withdrawn: null,
  can: { fields: testimonialFields, sign: true, withdraw: false },
};
