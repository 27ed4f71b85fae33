import type { CrewDetails } from "../../vessel-definition.ts";
import { agreement, basicSafety, medical, passport, security, skill } from "./crew-papers.ts";

const hygiene = (number: string, issuedDaysAgo: number, expiresInDays: number) => ({
  type: "food_hygiene" as const,
  title: "Food hygiene level 2",
  number,
  country: "GBR",
  authority: "Highfield",
  issuedDaysAgo,
  expiresInDays,
});

const chiefstew: CrewDetails = {
  born: { on: "1989-05-28", in: "Saint-Malo" },
  gender: "female",
  nationality: "FRA",
  phone: "+33 6 39 98 01 28",
  home: { address: "Rue de Dinan 14", city: "Saint-Malo", postal: "35400" },
  emergency: { name: "Yann Laurent", relation: "Brother", phone: "+33 6 39 98 01 33" },
  engagements: [{ fromDaysAgo: 700, port: "Antibes", agreement: "SEA 2402" }],
  papers: [
    passport("FRA", "19CK80412", 1650),
    medical("ENG1-562290", 310),
    ...basicSafety("Antibes Crew School", "ACS-5510", 720),
    security("security_duties"),
    hygiene("FH2-80418", 640, 455),
    agreement("SEA 2402", 700),
  ],
  pettyCash: { EUR: 215_075 },
};

const stew: CrewDetails = {
  born: { on: "1998-07-14", in: "Valparaíso" },
  gender: "female",
  nationality: "CHL",
  phone: "+56 9 5550 0164",
  home: { address: "Cerro Alegre 330", city: "Valparaíso", postal: "2340000" },
  emergency: { name: "Carmen Reyes", relation: "Mother", phone: "+56 9 5550 0170" },
  engagements: [{ fromDaysAgo: 296, port: "Palma", agreement: "SEA 2508" }],
  papers: [
    passport("CHL", "F48210417", 1900),
    medical("ENG1-568471", 288),
    ...basicSafety("Palma Crew Training", "PCT-2204", 1774),
    security("security_awareness"),
    hygiene("FH2-81190", 300, 795),
    agreement("SEA 2508", 296),
  ],
};

const stew2: CrewDetails = {
  born: { on: "1999-10-02", in: "Hamburg" },
  gender: "female",
  nationality: "DEU",
  phone: "+49 1512 5550 133",
  home: { address: "Große Elbstraße 47", city: "Hamburg", postal: "22767" },
  emergency: { name: "Sabine Weiss", relation: "Mother", phone: "+49 1512 5550 139" },
  engagements: [{ fromDaysAgo: 262, port: "Antibes", agreement: "SEA 2509" }],
  ashore: { daysAgo: 9, time: 12, reason: "leave" },
  papers: [
    passport("DEU", "C01X4820T", 980),
    medical("ENG1-569915", 254),
    ...basicSafety("Antibes Crew School", "ACS-6127", 270),
    security("security_awareness"),
    agreement("SEA 2509", 262),
  ],
};

const chef: CrewDetails = {
  born: { on: "1985-04-09", in: "Lyon" },
  gender: "male",
  nationality: "FRA",
  phone: "+33 6 39 98 01 51",
  home: { address: "Quai Saint-Antoine 22", city: "Lyon", postal: "69002" },
  emergency: { name: "Élise Oriol", relation: "Wife", phone: "+33 6 39 98 01 57" },
  engagements: [{ fromDaysAgo: 540, port: "Cannes", agreement: "SEA 2408" }],
  papers: [
    passport("FRA", "20AV55107", 1490),
    medical("ENG1-564418", 275),
    ...basicSafety("Antibes Crew School", "ACS-5893", 560),
    security("security_awareness"),
    skill("ships_cook", "Maritime and Coastguard Agency", "SC-20418", 1900),
    hygiene("FH3-40918", 900, 195),
    agreement("SEA 2408", 540),
  ],
};

const souschef: CrewDetails = {
  born: { on: "1993-03-03", in: "Kanazawa" },
  gender: "male",
  nationality: "JPN",
  phone: "+81 90 5550 0145",
  home: { address: "Higashiyama 1-13", city: "Kanazawa", postal: "920-0831" },
  emergency: { name: "Aiko Mori", relation: "Sister", phone: "+81 90 5550 0149" },
  engagements: [{ fromDaysAgo: 84, port: "Monaco", agreement: "SEA 2606" }],
  papers: [
    passport("JPN", "TZ1180427", 410),
    medical("ENG1-574820", 102),
    ...basicSafety("Solent Maritime Training", "SMT-26580", 110),
    hygiene("FH2-82207", 100, 995),
    agreement("SEA 2606", 84),
  ],
};

export const interiorAndGalley: Record<string, CrewDetails> = { chiefstew, stew, stew2, chef, souschef };
