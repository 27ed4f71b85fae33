import { type Allergen, type Allergy, byGravity, type Severity, severities } from "@ymp/core/guests/allergies";
import { allergensIn } from "@ymp/core/guests/menu-check";
import { comparable, identity, phrases } from "./comparable.ts";
import { meansNothing } from "./reading.ts";

const none = new Set(
  phrases(`
    none known | no allergies | no known allergies | no food allergies | nka | nkda | no | non | pas d allergie | aucune allergie | aucune connue |
    keine bekannt | nein | nessuna nota | sin alergias | なし | 特になし | 无 | 没有
  `).map(comparable),
);

/** Beginnings of words that tell how bad it is, the gravest first. */
const severityWords: readonly (readonly [Severity, readonly string[]])[] = [
  [
    "anaphylactic",
    phrases(
      "anaphyla | epipen | epi pen | adrenalin | life threatening | mortel | アナフィラキシー | エピペン | 休克 | 致命",
    ),
  ],
  ["severe", phrases("sever | serious | strong | grave | schwer | 重度 | 重い | 严重")],
  [
    "mild",
    phrases("mild | light | slight | intoleran | sensitiv | leger | leicht | liev | leve | 軽度 | 軽い | 不耐 | 轻"),
  ],
];

/** What guests call an allergen, where a menu would not. */
const furtherWords: readonly (readonly [Exclude<Allergen, "other">, readonly string[]])[] = [
  ["gluten", phrases("coeliac | celiac | coeliaque | zoliakie | celiach | celiac")],
  ["milk", phrases("lactose | dairy | laitier | milch | laktose | lattosio | lacteo | 乳製品 | 乳糖 | 乳制品")],
  ["nuts", phrases("fruits a coque | fruit a coque | tree nut | nusse | noci | frutos secos | 木の実 | 树坚果")],
  ["peanuts", phrases("erdnuss | erdnusse | cacahuete")],
  [
    "crustaceans",
    phrases("seafood | sea food | fruits de mer | meeresfruchte | frutti di mare | mariscos | 海鮮 | 海鲜 | 甲壳"),
  ],
  ["eggs", phrases("eier | uova | huevo | 鸡蛋")],
  ["fish", phrases("fisch | pesce | pescado")],
  ["soya", phrases("soia | 黄豆")],
];

const holds = (text: string, word: string) =>
  /[a-z]/.test(word) ? ` ${text}`.includes(` ${word}`) : text.includes(word);

/** The allergies of a cell; `isUnstated`: of one of them the severity is not said, and it counts as severe until somebody asks. */
export function allergiesIn(text: string | null): { allergies: Allergy[]; isUnstated: boolean } {
  const read = piecesOf(text ?? "").map(pieceRead);
  const gravest = new Map<string, Allergy>();
  for (const allergy of read.flatMap(({ allergies }) => allergies).toSorted(byGravity)) {
    if (!gravest.has(keyOfAllergy(allergy))) gravest.set(keyOfAllergy(allergy), allergy);
  }
  return { allergies: [...gravest.values()], isUnstated: read.some(({ isUnstated }) => isUnstated) };
}

/** One thing hurts one way; what has no name of its own is told apart by its words. */
export const keyOfAllergy = ({ allergen, note }: Allergy): string =>
  allergen === "other" ? `other ${identity(note ?? "")}` : allergen;

/** Between commas and line ends; what stands in brackets belongs to the word before. */
const piecesOf = (text: string): string[] =>
  (text.match(/(?:[(（][^)）]*[)）]?|[^,;\n、，；(（])+/gu) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => !meansNothing(piece) && !none.has(comparable(piece)));

function pieceRead(piece: string): { allergies: Allergy[]; isUnstated: boolean } {
  const plain = comparable(piece);
  const said = severityWords.find(([, words]) => words.some((word) => holds(plain, comparable(word))))?.[0];
  const severity: Severity = said ?? "severe";
  const further = furtherWords.filter(([, words]) => words.some((word) => holds(plain, comparable(word))));
  const named = new Set<Allergen>([...allergensIn(piece), ...further.map(([allergen]) => allergen)]);
  const note = piece.slice(0, longestNote);
  const isOneWord = !plain.includes(" ");
  const allergies =
    named.size === 0
      ? [{ allergen: "other" as const, severity, note }]
      : [...named].map((allergen) => ({ allergen, severity, note: isOneWord ? null : note }));
  return { allergies, isUnstated: said === undefined };
}

const longestNote = 200;

/** What the file tells besides what is known: another allergen, or the same one as graver. Nothing is taken away or made lighter. */
export function addedAllergies(known: readonly Allergy[], told: readonly Allergy[]): Allergy[] {
  const held = new Map(known.map((allergy) => [keyOfAllergy(allergy), severities.indexOf(allergy.severity)]));
  return told.filter((allergy) => severities.indexOf(allergy.severity) > (held.get(keyOfAllergy(allergy)) ?? -1));
}

export function joinedAllergies(known: readonly Allergy[], added: readonly Allergy[]): Allergy[] {
  const graver = new Map(added.map((allergy) => [keyOfAllergy(allergy), allergy]));
  const kept = known.map((allergy) => {
    const now = graver.get(keyOfAllergy(allergy));
    graver.delete(keyOfAllergy(allergy));
    return now ? { ...allergy, severity: now.severity, note: allergy.note ?? now.note } : allergy;
  });
  return [...kept, ...graver.values()];
}
