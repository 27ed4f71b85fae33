import type { VesselDefinition } from "../../vessel-definition.ts";
import { books } from "./books/books.ts";
import { charter } from "./charter.ts";
import { counters } from "./counters.ts";
import { counts } from "./counts.ts";
import { crewDetails } from "./crew-details.ts";
import { continuousSurvey, criticalTests } from "./critical-tests.ts";
import { deckMachinery } from "./deck-machinery.ts";
import { deckPlans } from "./deck-plans.ts";
import { electrical } from "./electrical.ts";
import { enginePlans } from "./engine-plans.ts";
import { fireAndSafety, lifeSaving } from "./fire-and-safety.ts";
import { hotelAndGalley, hvac } from "./hvac-and-hotel.ts";
import { leave } from "./leave.ts";
import { navigation } from "./navigation.ts";
import { orders } from "./orders.ts";
import { people } from "./people.ts";
import { propulsion } from "./propulsion.ts";
import { rest } from "./rest.ts";
import { rounds } from "./rounds.ts";
import { safeManning } from "./safe-manning.ts";
import { safetyPlans } from "./safety-plans.ts";
import { singleJobs } from "./single-jobs.ts";
import { places, stock, transfers } from "./stock.ts";
import { stores } from "./stores.ts";
import { stories } from "./stories.ts";
import { suppliers } from "./suppliers.ts";
import { systemPlans } from "./system-plans.ts";
import { hullAndTanks, tendersAndToys } from "./tenders-and-hull.ts";
import { waitingPlans } from "./waiting-plans.ts";
import { watches } from "./watches.ts";
import { waterAndWaste } from "./water-and-waste.ts";
import { taskGroups, worklists } from "./worklists.ts";

/** A 47 m motor yacht with all of her machinery, in the middle of a Mediterranean season. */
export const seraphine: VesselDefinition = {
  key: "seraphine",
  particulars: {
    name: "M/Y Seraphine",
    edition: "full",
    subscription: "paid",
    subscriptionState: "ACTIVE",
    timeZone: "Europe/Paris",
    currency: "EUR",
    flag: "Cayman Islands",
    imo: "9999993",
    callSign: "ZZSE4",
    builder: "Van der Meer Shipyards",
    yearBuilt: 2019,
    lengthMetres: 47,
    contactEmail: "captain@seraphine.example",
    vesselType: "Motor yacht",
    officialNumber: "748213",
    portOfRegistry: "George Town",
    mmsi: "319204700",
    hullNumber: "VDM 4712",
    classSociety: "Lloyd’s Register",
    beamMetres: 8.9,
    draughtMetres: 2.65,
    grossTonnage: 498,
    ownerName: "Seraphine Maritime Ltd",
    address: "Harbour Place 103, George Town, Grand Cayman KY1-1002",
    contactPhone: "+33 4 93 55 01 47",
    maxPersons: 25,
    maxPassengers: 12,
  },
  subscriptionEndsInDays: 412,
  isOfCompany: true,
  keptForDays: 385,
  people,
  crewDetails,
  rest,
  watches,
  charter,
  leave,
  safeManning,
  keeper: "second",
  suppliers,
  orders,
  worklists,
  rounds,
  taskGroups,
  equipment: [
    propulsion,
    electrical,
    waterAndWaste,
    fireAndSafety,
    lifeSaving,
    deckMachinery,
    navigation,
    hvac,
    hotelAndGalley,
    tendersAndToys,
    hullAndTanks,
  ],
  counters,
  plans: [
    ...enginePlans,
    ...systemPlans,
    ...safetyPlans,
    ...deckPlans,
    ...criticalTests,
    ...continuousSurvey,
    ...waitingPlans,
  ],
  stories,
  singleJobs,
  places,
  stock,
  stores,
  counts,
  transfers,
  equipmentPhotos: [
    { machine: "Generator 1", photo: "generator" },
    { machine: "Main engine P", photo: "main-engine" },
    { machine: "Watermaker 2", photo: "watermaker" },
    { machine: "Tender, DieselJet 625", photo: "tender" },
    { machine: "Liferafts", photo: "liferaft" },

    { machine: "Emergency fire pump", photo: "fire-pump" },
  ],
  books,
};
