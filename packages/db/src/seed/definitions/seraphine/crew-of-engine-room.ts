import type { CrewDetails } from "../../vessel-definition.ts";
import { agreement, basicSafety, competency, medical, passport, security, skill } from "./crew-papers.ts";

const chief: CrewDetails = {
  born: { on: "1979-12-03", in: "Gdynia" },
  gender: "male",
  nationality: "POL",
  phone: "+48 601 555 038",
  home: { address: "ul. Świętojańska 61", city: "Gdynia", postal: "81-391" },
  emergency: { name: "Agnieszka Nowak", relation: "Wife", phone: "+48 601 555 040" },
  engagements: [{ fromDaysAgo: 905, port: "Palma", agreement: "SEA 2303" }],
  papers: [
    // Ends within the six months that many States want left on entry.
    { ...passport("POL", "EK8820417", 3502) },
    medical("ENG1-566120", 188),
    ...basicSafety("Gdynia Maritime School", "GMS-30551", 940),
    {
      ...skill("advanced_fire_fighting", "Gdynia Maritime School", "GMS-30557", 935),
      isEndless: undefined,
      expiresInDays: 891,
    },
    security("security_duties"),
    competency("engine_certificate", "Y2 Chief Engineer 3000 GT / 3000 kW", "YCE-00781", 1015),
    agreement("SEA 2303", 905),
  ],
};

const second: CrewDetails = {
  born: { on: "1994-08-24", in: "Kochi" },
  gender: "female",
  nationality: "IND",
  phone: "+91 98955 50127",
  home: { address: "Fort Road 12", city: "Kochi", postal: "682001" },
  emergency: { name: "Anil Nair", relation: "Father", phone: "+91 98955 50131" },
  engagements: [{ fromDaysAgo: 385, port: "Antibes", agreement: "SEA 2503" }],
  papers: [
    passport("IND", "Z5530418", 1340),
    {
      type: "seafarers_book",
      title: "Continuous discharge certificate",
      country: "IND",
      number: "MUM 412207",
      issuedDaysAgo: 1300,
      expiresInDays: 2352,
    },
    { type: "visa", title: "US B1/B2", country: "USA", number: "20231180417", issuedDaysAgo: 700, expiresInDays: 2950 },
    // Has ended: the next port with a recognised doctor is where it is renewed.
    medical("ENG1-538204", 737, { verifiedDaysAgo: 380 }),
    ...basicSafety("Warsash", "WAR-90418", 980),
    security("security_awareness"),
    {
      ...competency("engine_certificate", "Approved Engine Course 2", "AEC2-11826", 402),
      renews: {
        ...competency("engine_certificate", "Approved Engine Course 1", "AEC1-07719", 2210),
        verifiedDaysAgo: 384,
      },
    },
    agreement("SEA 2503", 385),
  ],
};

const eto: CrewDetails = {
  born: { on: "1990-01-19", in: "Bergen" },
  gender: "male",
  nationality: "NOR",
  phone: "+47 400 55 016",
  home: { address: "Strandgaten 88", city: "Bergen", postal: "5004" },
  emergency: { name: "Ingrid Dahl", relation: "Partner", phone: "+47 400 55 019" },
  engagements: [{ fromDaysAgo: 210, port: "Genoa", agreement: "SEA 2602" }],
  papers: [
    passport("NOR", "31550418", 640),
    medical("ENG1-569004", 221),
    ...basicSafety("Bergen Sjøfag", "BS-7720", 1795),
    security("security_awareness"),
    competency("certificate_of_competency", "Electro-technical officer", "ETO-20418", 1480),
    agreement("SEA 2602", 210),
  ],
};

export const engineRoom: Record<string, CrewDetails> = { chief, second, eto };
