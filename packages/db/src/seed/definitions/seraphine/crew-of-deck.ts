import type { CrewDetails } from "../../vessel-definition.ts";
import { agreement, basicSafety, competency, medical, passport, security, skill } from "./crew-papers.ts";

const captain: CrewDetails = {
  born: { on: "1981-03-22", in: "Palma de Mallorca" },
  gender: "female",
  nationality: "ESP",
  phone: "+34 600 555 014",
  home: { address: "Carrer de la Mar 18", city: "Palma de Mallorca", postal: "07012" },
  emergency: { name: "Mateo Castell", relation: "Brother", phone: "+34 600 555 022" },
  engagements: [{ fromDaysAgo: 1140, port: "Antibes", agreement: "SEA 2201" }],
  earlier: [
    {
      ...{ vessel: "Aldebaran", flag: "CYM", grossTonnage: 1180, lengthMetres: 61.2, powerKw: 2880 },
      ...{ capacity: "Chief officer", fromDaysAgo: 1990, toDaysAgo: 1180, days: [268, 61, 74, 241] },
      areas: "Mediterranean, Caribbean, two Atlantic crossings",
    },
  ],
  papers: [
    passport("ESP", "XDB048213", 1460),
    medical("ENG1-551920", 402),
    ...basicSafety("Solent Maritime Training", "SMT-20841", 610),
    security("security_officer"),
    competency("certificate_of_competency", "Master 3000 GT", "CEC0092174", 1325),
    {
      ...competency("gmdss_general", "GOC", "GOC-118204", 560),
      renews: { ...competency("gmdss_general", "GOC", "GOC-091177", 2386), verifiedDaysAgo: 380 },
    },
    {
      type: "flag_endorsement",
      title: "Cayman Islands endorsement",
      number: "CI-E-30418",
      country: "CYM",
      authority: "Cayman Islands Shipping Registry",
      issuedDaysAgo: 1280,
      expiresInDays: 501,
      verifiedDaysAgo: 180,
    },
    skill("ecdis", "Solent Maritime Training", "ECD-7714", 1600),
    skill("leadership", "Solent Maritime Training", "HELM-2290", 1590),
    agreement("SEA 2201", 1140),
  ],
  pettyCash: { EUR: 486_520, USD: 120_000 },
};

const mate: CrewDetails = {
  born: { on: "1988-11-05", in: "Plymouth" },
  gender: "male",
  nationality: "GBR",
  phone: "+44 7700 900 118",
  home: { address: "Durnford Street 41", city: "Plymouth", postal: "PL1 3QN" },
  emergency: { name: "Alice Hargreaves", relation: "Wife", phone: "+44 7700 900 121" },
  earlier: [
    {
      ...{ vessel: "Kestrel of Fowey", flag: "GBR", grossTonnage: 340, lengthMetres: 38.4, powerKw: 1440 },
      ...{ capacity: "Mate", fromDaysAgo: 1780, toDaysAgo: 1060, days: [226, 48, 96, 204] },
      areas: "North Sea, Baltic, Mediterranean",
    },
  ],
  engagements: [
    {
      rank: "Second officer",
      fromDaysAgo: 1015,
      toDaysAgo: 640,
      port: "Palma",
      offPort: "Antibes",
      agreement: "SEA 2307",
    },
    { fromDaysAgo: 392, port: "Antibes", agreement: "SEA 2502" },
  ],
  papers: [
    passport("GBR", "548203917", 3536),
    medical("ENG1-560377", 238),
    ...basicSafety("Plymouth Sea School", "PSS-11702", 1430),
    security("security_duties"),
    competency("certificate_of_competency", "Chief Mate 3000 GT", "COC0118832", 1210),
    competency("gmdss_general", "GOC", "GOC-101963", 1660),
    skill("ecdis", "Plymouth Sea School", "ECD-5520", 1900),
    agreement("SEA 2502", 392),
  ],
};

const bosun: CrewDetails = {
  born: { on: "1992-06-17", in: "La Spezia" },
  gender: "male",
  nationality: "ITA",
  phone: "+39 320 555 0147",
  home: { address: "Via del Prione 212", city: "La Spezia", postal: "19121" },
  emergency: { name: "Giulia Ferri", relation: "Mother", phone: "+39 320 555 0102" },
  engagements: [
    { rank: "Deckhand", fromDaysAgo: 1010, toDaysAgo: 702, port: "La Spezia", offPort: "Genoa", agreement: "SEA 2311" },
    { fromDaysAgo: 466, port: "La Spezia", agreement: "SEA 2412" },
  ],
  papers: [
    passport("ITA", "YB7741026", 2110),
    medical("ENG1-548812", 752, { limitation: "Distance glasses for lookout duties." }),
    ...basicSafety("Liguria Sea Training", "LST-4471", 1809),
    security("security_awareness"),
    skill("yachtmaster", "RYA", "YMO-204418", 1500),
    skill("powerboat", "RYA", "PB2-88140", 2300),
    skill("personal_watercraft", "RYA", "PWC-33107", 1400),
    agreement("SEA 2412", 466),
  ],
};

const deckhand: CrewDetails = {
  born: { on: "1997-09-30", in: "Gothenburg" },
  gender: "male",
  nationality: "SWE",
  phone: "+46 70 174 06 05",
  home: { address: "Linnégatan 27", city: "Gothenburg", postal: "413 04" },
  emergency: { name: "Karin Berg", relation: "Mother", phone: "+46 70 174 06 12" },
  engagements: [{ fromDaysAgo: 371, port: "Antibes", agreement: "SEA 2506" }],
  earlier: [
    {
      ...{ vessel: "Vega", flag: "MLT", grossTonnage: 498, lengthMetres: 46.7, powerKw: 1960 },
      ...{ capacity: "Deckhand", fromDaysAgo: 745, toDaysAgo: 392, days: [139, 33, 41, 58] },
      areas: "Mediterranean",
    },
  ],
  papers: [
    passport("SWE", "35718042", 1120),
    medical("ENG1-571188", 96),
    ...basicSafety("Gothenburg Maritime", "GM-8830", 730),
    security("security_awareness"),
    skill("powerboat", "RYA", "PB2-91204", 700),
    skill("personal_watercraft", "RYA", "PWC-36650", 690),
    { type: "driving_licence", country: "SWE", number: "970930-4418", issuedDaysAgo: 2900, expiresInDays: 752 },
    agreement("SEA 2506", 371),
  ],
};

const deckhand2: CrewDetails = {
  born: { on: "2001-02-11", in: "Yokohama" },
  gender: "female",
  nationality: "JPN",
  phone: "+81 90 5550 0123",
  home: { address: "Yamashitacho 84", city: "Yokohama", postal: "231-0023" },
  emergency: { name: "Hiroshi Tanaka", relation: "Father", phone: "+81 90 5550 0188" },
  engagements: [{ fromDaysAgo: 118, port: "Barcelona", agreement: "SEA 2604" }],
  ashore: { daysAgo: 0, time: 8.25, reason: "shore" },
  papers: [
    passport("JPN", "TR4820913", 820),
    {
      type: "visa",
      title: "Schengen C",
      country: "FRA",
      number: "FRA019247718",
      issuedDaysAgo: 120,
      expiresInDays: 24,
    },
    medical("ENG1-573402", 131),
    ...basicSafety("Solent Maritime Training", "SMT-26110", 150),
    security("security_awareness"),
    { type: "powerboat", authority: "RYA" },
    agreement("SEA 2604", 118),
  ],
};

export const deckAndBridge: Record<string, CrewDetails> = { captain, mate, bosun, deckhand, deckhand2 };
