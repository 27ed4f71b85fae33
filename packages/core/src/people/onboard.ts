import { type Department, departments } from "../access/roles.ts";

export const startReasons = ["joined", "returned"] as const;
export type StartReason = (typeof startReasons)[number];
/** Away on leave, ashore for some hours, or gone for good. */
export const endReasons = ["shore", "leave", "left"] as const;
export type EndReason = (typeof endReasons)[number];

/** Whether somebody is on board; `unconfirmed`: by their own word alone. */
export type Presence = "aboard" | "unconfirmed" | "ashore";

/** The captain's own word counts: nobody is above it on board, and it is in the history. */
export function presenceOf(person: { isOnboard: boolean; isOwnWord: boolean; role: string | null }): Presence {
  if (!person.isOnboard) return "ashore";
  return person.isOwnWord && person.role !== "captain" ? "unconfirmed" : "aboard";
}

/** Where somebody is, and since when; null where it was never recorded. */
export interface Whereabouts {
  isOnboard: boolean;
  changedAt: Date | null;
}

/** What a word about somebody's whereabouts does to the book of stays. `later`: something newer is known already. */
export type Movement = "open" | "close" | "none" | "later";

/**
 * Judges a word by what is known. Told twice it does nothing the second time; an older word that arrives late never
 * overrules a newer one.
 */
export function movementOf(known: Whereabouts, word: { isOnboard: boolean; at: Date }): Movement {
  if (known.isOnboard === word.isOnboard) return "none";
  if (known.changedAt && word.at < known.changedAt) return "later";
  return word.isOnboard ? "open" : "close";
}

/** The order in which a crew list names people: by department, then by rank within it. */
const ranks: Record<Department, readonly RegExp[]> = {
  bridge: [
    /\b(captain|master|skipper)\b/,
    /\b(chief officer|first officer|chief mate|first mate)\b/,
    /\bsecond (officer|mate)\b/,
    /\b(third officer|oow|mate|officer)\b/,
  ],
  deck: [
    /\bchief officer\b/,
    /\b(officer|mate)\b/,
    /\b(bosun|boatswain)\b/,
    /\b(lead|senior) deckhand\b/,
    /\bdeckhand\b/,
    /\bdeck\b/,
  ],
  engineering: [
    /\b(chief engineer|sole engineer)\b/,
    /\b(second|2nd) engineer\b/,
    /\b(third|3rd) engineer\b/,
    /\b(eto|electro-?technical)\b/,
    /\b(av|it)\b/,
    /\b(engineer|motorman)\b/,
  ],
  interior: [
    /\bpurser\b/,
    /\bchief stew/,
    /\b(second|2nd) stew/,
    /\b(third|3rd) stew/,
    /\bstew/,
    /\bhousekeep/,
    /\blaundry/,
  ],
  galley: [/\b(head|executive) chef\b/, /\bsous chef\b/, /\bcrew (chef|cook)\b/, /\b(chef|cook)\b/],
  shore: [/\bfleet manager\b/, /\bsuperintendent\b/, /\b(dpa|designated person)\b/, /\bcso\b/],
};

export interface Ranked {
  department: Department | null;
  rank: string | null;
  role: string;
}

function rankIndex({ department, rank, role }: Ranked): number {
  if (role === "captain") return -1;
  const words = (rank ?? "").toLowerCase();
  const known = department ? ranks[department].findIndex((pattern) => pattern.test(words)) : -1;
  return known === -1 ? Number.MAX_SAFE_INTEGER : known;
}

/** For sorting people of one vessel: the master first, departments in their order, heads before the others. */
export function compareRanks(a: Ranked, b: Ranked): number {
  const departmentOf = ({ department }: Ranked) => (department ? departments.indexOf(department) : departments.length);
  const headFirst = Number(b.role === "hod") - Number(a.role === "hod");
  const [rankA, rankB] = [rankIndex(a), rankIndex(b)];
  if (a.role === "captain" || b.role === "captain") return rankA - rankB || departmentOf(a) - departmentOf(b);
  return departmentOf(a) - departmentOf(b) || rankA - rankB || headFirst;
}
