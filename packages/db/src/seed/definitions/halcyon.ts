import type { VesselDefinition } from "../vessel-definition.ts";

const months = (n: number) => ({ n, unit: "month" as const });

/** Of the same company, with a subscription that has run out. */
export const halcyon: VesselDefinition = {
  key: "halcyon",
  particulars: {
    name: "M/Y Halcyon",
    edition: "full",
    subscription: "paid",
    subscriptionState: "EXPIRED",
    timeZone: "Europe/London",
    currency: "GBP",
    flag: "United Kingdom",
    imo: "9999967",
    callSign: "MHLC8",
    builder: "Solent Marine Works",
    yearBuilt: 2006,
    lengthMetres: 31,
    contactEmail: "captain@halcyon.example",
  },
  isOfCompany: true,
  keptForDays: 100,
  keeper: "captain",
  people: [
    {
      key: "captain",
      firstName: "Ruth",
      lastName: "Adeyemi",
      jobTitle: "Captain",
      department: "bridge",
      role: "captain",
      username: "halcyon",
    },
  ],
  equipment: [
    {
      name: "Machinery",
      department: "engineering",
      place: "Engine room",
      children: [
        { name: "Main engine P", maker: "MTU", model: "16V 2000 M91", critical: true, use: "sea" },
        { name: "Main engine S", maker: "MTU", model: "16V 2000 M91", critical: true, use: "sea" },
        { name: "Generator", maker: "Kohler", model: "40EFOZ" },
        { name: "Fire pump", maker: "Desmi", model: "S40", critical: true },
      ],
    },
    {
      name: "Safety",
      department: "deck",
      children: [{ name: "Liferafts", maker: "Zodiac", model: "TO SR 8, 2 pcs", place: "Sun deck", critical: true }],
    },
  ],
  counters: [{ equipment: "Generator", total: 9022.5, recentPerDay: 2.4, yearPerDay: 2.6, pattern: "daily" }],
  plans: [
    { on: ["Generator"], title: "250 h service", everyHours: 250, assignees: ["captain"], estimateHours: 3 },
    {
      on: ["Fire pump"],
      title: "run",
      every: months(1),
      priority: "critical",
      critical: true,
      assignees: ["captain"],
      estimateHours: 0.4,
    },
  ],
  stories: [],
  singleJobs: [],
  places: [{ name: "Engine room", deck: "Lower deck" }],
  stock: [
    {
      place: "Engine room",
      category: "Engine spares",
      maker: "Kohler",
      fits: ["Generator"],
      lines: [["GM47465", "Oil filter", "1", 2, 1, 4, 2100]],
    },
  ],
  transfers: [],
  equipmentPhotos: [],
};
