import { type Access, can } from "../access/resolve-access.ts";
import { readersOf } from "../people/profile-access.ts";
import { type GuestGroup, groupOfGuestField } from "./guest-fields.ts";
import { galleyTexts } from "./stay-sheet.ts";

/** What somebody is to the guests: everybody who may open them at all is one of the `others` besides. */
export type GuestReader = "captain" | "chiefStew" | "interior" | "galley" | "administration" | "management" | "others";

const everybody = ["captain", "chiefStew", "interior", "galley", "administration", "management", "others"] as const;
const service = ["captain", "chiefStew", "interior"] as const;
const office = ["administration", "management"] as const;

/**
 * Who sees what of a guest. Allergies are for those who cook and serve, health for the captain and the head of the interior,
 * papers for whoever clears the ship in. Deck and engineering see who swims and who may drive what.
 */
const seenBy: Readonly<Record<GuestGroup, readonly GuestReader[]>> = {
  names: [...service, ...office],
  basics: everybody,
  water: everybody,
  service,
  contact: [...service, ...office],
  papers: ["captain", ...office],
  allergies: [...service, "galley"],
  health: ["captain", "chiefStew"],
};

export function guestReadersOf(access: Access): GuestReader[] {
  if (!can(access, "guests:view") || access.seesOnlyShared) return [];
  const { role, department } = access;
  if (role === "management" || role === "superadmin") return ["management", "others"];
  if (role === "captain") return ["captain", "others"];
  const readers: GuestReader[] = ["others"];
  if (department === "interior") readers.push(role === "hod" ? "chiefStew" : "interior");
  if (department === "galley") readers.push("galley");
  if (readersOf(access, false).includes("administration")) readers.push("administration");
  return readers;
}

export const seesOfGuests = (access: Access, group: GuestGroup): boolean =>
  guestReadersOf(access).some((reader) => seenBy[group].includes(reader));

/** The sheet of a stay is served by; of it the galley sees what it cooks by. */
export const seesOfSheet = (access: Access, field: string): boolean =>
  seesOfGuests(access, "service") || (seesOfGuests(access, "allergies") && ["diets", ...galleyTexts].includes(field));

export const seesGuestField = (access: Access, field: string): boolean => {
  const group = groupOfGuestField(field);
  return group === undefined || seesOfGuests(access, group);
};

/** Scans of passports hang among the files of guests, so these are read by whoever reads papers. */
export const seesFilesOf = (access: Access, kind: string): boolean =>
  kind !== "guest" || seesOfGuests(access, "papers");

/** What is said of a guest is as close to them as what is noted, so it is read and told by whoever serves them. */
export const seesTalkOf = (access: Access, kind: string): boolean =>
  kind !== "guest" || seesOfGuests(access, "service");

/** Whom papers and health were shown is told to whoever sees both. */
export const seesDisclosures = (access: Access): boolean =>
  seesOfGuests(access, "papers") && seesOfGuests(access, "health");

export const caresForGuests = (access: Access): { servesGuests: boolean; keepsHealth: boolean } => ({
  servesGuests: seesOfGuests(access, "service"),
  keepsHealth: seesOfGuests(access, "health"),
});
