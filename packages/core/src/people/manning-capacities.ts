/** Capacities of a safe manning document. `other`: whoever holds the certificate. */
export const manningCapacities = [
  "master",
  "chiefMate",
  "watchOfficer",
  "deckRating",
  "chiefEngineer",
  "secondEngineer",
  "engineOfficer",
  "engineRating",
  "electroTechnical",
  "cook",
  "other",
] as const;
export type ManningCapacity = (typeof manningCapacities)[number];

type Named = Exclude<ManningCapacity, "other">;

/** Who serves in a capacity, from the top down: a higher one of the same ladder may serve in a lower. */
const ladders: readonly (readonly Named[])[] = [
  ["master", "chiefMate", "watchOfficer", "deckRating"],
  ["chiefEngineer", "secondEngineer", "engineOfficer", "engineRating"],
  ["electroTechnical"],
  ["cook"],
];

/** Ranks as crews write them in the languages of the product, the more exact first. */
const words: readonly (readonly [Named, RegExp])[] = [
  ["chiefEngineer", /\b(chief engineer|sole engineer|chef m[ée]canicien)\b|機関長|轮机长/],
  ["secondEngineer", /\b(second|2nd|first|1st) engineer\b|second m[ée]canicien|一等機関士|大管轮/],
  ["electroTechnical", /\beto\b|electro-?technical|[ée]lectrotechnicien|電気士|电子电气员/],
  ["engineOfficer", /\bengineer\b|officier m[ée]canicien|機関士|管轮/],
  ["engineRating", /\b(motorman|oiler|m[ée]canicien|engine rating)\b|機関員|机工/],
  ["chiefMate", /\b(chief|first|1st) (officer|mate)\b|second capitaine|一等航海士|大副/],
  ["master", /\b(captain|master|skipper|capitaine)\b|船長|船长/],
  ["watchOfficer", /\b(officer|mate|oow|lieutenant)\b|航海士|二副|三副/],
  ["deckRating", /\b(bosun|boatswain|deckhand|deck|able seaman|ab|matelot)\b|ma[îi]tre d.[ée]quipage|甲板|水手/],
  ["cook", /\b(chef|cook|cuisinier|cuisini[èe]re)\b|料理|司厨|調理|厨师/],
];

function capacityOf({ rank, role }: { readonly rank: string | null; readonly role: string }): Named | null {
  const written = (rank ?? "").toLowerCase();
  const known = words.find(([, pattern]) => pattern.test(written))?.[0];
  return known ?? (role === "captain" ? "master" : null);
}

/** How many steps above the capacity somebody is; null where their rank does not serve in it. */
export function levelIn(
  capacity: ManningCapacity,
  person: { readonly rank: string | null; readonly role: string },
): number | null {
  if (capacity === "other") return 0;
  const own = capacityOf(person);
  const ladder = ladders.find((steps) => steps.includes(capacity));
  if (!own || !ladder?.includes(own)) return null;
  const above = ladder.indexOf(capacity) - ladder.indexOf(own);
  return above < 0 ? null : above;
}
