import { type CalendarDate, todayIn } from "../calendar-date.ts";
import { type EngagementPeriod, engagementOn } from "./engagements.ts";
import { latinName } from "./latin-name.ts";
import { compareRanks, type EndReason, type Ranked } from "./onboard.ts";

/** By what somebody is known to have been on board: the muster, their engagement, or the profile alone. */
export const crewGrounds = ["muster", "engagement", "profile"] as const;
export type CrewGrounds = (typeof crewGrounds)[number];

export interface Presence {
  /** The last stay that had started by the moment asked for. */
  lastStay: { startedAt: Date; endedAt: Date | null; endReason: EndReason | null } | null;
  /** Whether the muster knows of any stay at all. */
  hasStays: boolean;
  engagements: readonly EngagementPeriod[];
  isOnboard: boolean;
  /** Since when there is a profile. */
  knownSince: Date;
  /** Leave that was granted, from when to when. */
  leave?: readonly { readonly from: Date; readonly until: Date }[];
}

/**
 * Whether somebody was of the crew on board at a moment; null where not. An hour ashore takes nobody off the crew list;
 * leave does, and so does signing off though nobody told the muster. Whoever the muster found aboard since their leave began had come back.
 */
export function crewGroundsAt(person: Presence, at: Date, zone: string): CrewGrounds | null {
  const { lastStay, hasStays, engagements, isOnboard, knownSince } = person;
  const on = todayIn(zone, at);
  const isOnLeave = (person.leave ?? []).some(
    ({ from, until }) => from <= at && at < until && !(lastStay && lastStay.startedAt >= from),
  );
  if (isOnLeave) return null;
  const isSignedOn = engagementOn(engagements, on) !== undefined;
  if (lastStay) {
    const isAway = lastStay.endedAt !== null && lastStay.endedAt <= at && lastStay.endReason !== "shore";
    const changedOn = todayIn(zone, isAway && lastStay.endedAt ? lastStay.endedAt : lastStay.startedAt);
    if (!isAway) return isSignedOn || !hasSignedOffSince(engagements, changedOn, on) ? "muster" : null;
    return engagements.some((each) => each.signedOnOn > changedOn && engagementOn([each], on)) ? "engagement" : null;
  }
  if (isSignedOn) return "engagement";
  return !hasStays && engagements.length === 0 && isOnboard && knownSince <= at ? "profile" : null;
}

const hasSignedOffSince = (engagements: readonly EngagementPeriod[], since: CalendarDate, on: CalendarDate) =>
  engagements.some(({ signedOffOn }) => signedOffOn !== null && signedOffOn >= since && signedOffOn < on);

export interface IdentityPaper {
  id: string;
  type: string;
  number: string | null;
  issuingCountry: string | null;
  issuedOn: CalendarDate | null;
  expiresOn: CalendarDate | null;
  hasNoExpiry: boolean;
  replacesId: string | null;
}

/** What names somebody to the authorities, the better first. */
export const identityPaperTypes = ["passport", "seafarers_book"] as const;

/** The identity document in use on a day: no later one, none that had been renewed, and one in force before one that had ended. */
export function identityPaperOn<Paper extends IdentityPaper>(
  papers: readonly Paper[],
  on: CalendarDate,
): Paper | undefined {
  const issued = papers.filter(({ issuedOn }) => issuedOn === null || issuedOn <= on);
  const renewed = new Set(issued.map(({ replacesId }) => replacesId));
  const rank = (paper: Paper) => 2 * Number(hasEnded(paper, on)) + placeOf(paper);
  return issued
    .filter(({ id, type }) => !renewed.has(id) && identityPaperTypes.some((known) => known === type))
    .toSorted((a, b) => rank(a) - rank(b) || (b.issuedOn ?? "").localeCompare(a.issuedOn ?? ""))[0];
}

const placeOf = ({ type }: IdentityPaper) => Number(type !== "passport");
const hasEnded = ({ expiresOn, hasNoExpiry }: IdentityPaper, on: CalendarDate) =>
  !hasNoExpiry && expiresOn !== null && expiresOn < on;

/** A row of the crew list, IMO FAL form 5. */
export interface CrewListRow {
  firstName: string;
  lastName: string;
  rank: string | null;
  nationality: string | null;
  birthDate: CalendarDate | null;
  birthPlace: string | null;
  gender: string | null;
  document: IdentityPaper | null;
  isSignedOn: boolean;
}

const ofProfile = ["lastName", "firstName", "letters", "nationality", "birthDate", "birthPlace", "gender"] as const;
const ofPaper = ["document", "documentNumber", "issuingState", "documentExpiry", "expired"] as const;
const ofService = ["rank", "notSignedOn"] as const;
export const crewListFaults = [...ofProfile, ...ofPaper, ...ofService] as const;
export type CrewListFault = (typeof crewListFaults)[number];

/** Where what is missing is entered. */
export function faultIsOf(fault: CrewListFault): "profile" | "papers" | "service" {
  if (ofPaper.some((known) => known === fault)) return "papers";
  return ofService.some((known) => known === fault) ? "service" : "profile";
}

/** What the form has a place for and authorities do without. */
const minor: ReadonlySet<CrewListFault> = new Set(["birthPlace", "gender", "notSignedOn"]);
export const sendsBack = (fault: CrewListFault): boolean => !minor.has(fault);

/** What is missing or wrong in a row on the day of arrival or departure; a document holds on its last day still. */
export function crewListFaultsOf(row: CrewListRow, on: CalendarDate): CrewListFault[] {
  const { document } = row;
  const wrong: Record<CrewListFault, boolean> = {
    lastName: row.lastName.trim() === "",
    firstName: row.firstName.trim() === "",
    letters: [row.firstName, row.lastName].some((name) => name.trim() !== "" && latinName(name) === null),
    nationality: !row.nationality,
    birthDate: !row.birthDate,
    birthPlace: !row.birthPlace,
    gender: !row.gender,
    document: !document,
    documentNumber: document !== null && !document.number,
    issuingState: document !== null && !document.issuingCountry,
    documentExpiry: document !== null && !document.expiresOn && !document.hasNoExpiry,
    expired: document !== null && hasEnded(document, on),
    rank: !row.rank,
    notSignedOn: !row.isSignedOn,
  };
  return crewListFaults.filter((fault) => wrong[fault]);
}

const masterRank = /\b(captain|master|skipper|capitaine)\b|船長|船长/i;

/** The master is row 1, then everybody by department and rank. Who was master that day, the ranks of that day tell. */
export function inOrderOfCrewList<Row extends Ranked & Pick<CrewListRow, "lastName">>(rows: readonly Row[]): Row[] {
  const hasMaster = rows.some(({ rank }) => masterRank.test(rank ?? ""));
  const asOfThen = ({ rank, role, department }: Row): Ranked => {
    const isMaster = hasMaster ? masterRank.test(rank ?? "") : role === "captain";
    return { rank, department, role: isMaster ? "captain" : role === "captain" ? "hod" : role };
  };
  return rows.toSorted((a, b) => compareRanks(asOfThen(a), asOfThen(b)) || a.lastName.localeCompare(b.lastName, "en"));
}
