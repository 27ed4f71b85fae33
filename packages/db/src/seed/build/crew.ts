import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import type { CrewDetails, EngagementDefinition, PaperDefinition, PersonDefinition } from "../vessel-definition.ts";
import { type Book, known, type Person, person, stamp } from "./book.ts";

/** What the crew's people are, when they were signed on and aboard, and the papers they handed in. */
export function addCrew(book: Book): void {
  for (const definition of book.definition.people) {
    if (definition.role === "user") continue;
    const member = person(book, definition.key);
    const details = book.definition.crewDetails?.[definition.key];
    if (details) addDetails(book, definition, member, details);
    else addNewcomer(book, definition, member);
  }
}

function addDetails(book: Book, definition: PersonDefinition, member: Person, details: CrewDetails): void {
  fillProfile(book, member, details);
  for (const engagement of details.engagements) addEngagement(book, definition, member, engagement);
  addStays(book, member, details, definition.key);
  for (const paper of details.papers) addPaper(book, member, paper);
  for (const [currency, amountMinor] of Object.entries(details.pettyCash ?? {}))
    book.rows.pettyCashFloats.push({
      ...stamp(book, book.begunAt),
      profileId: member.profileId,
      currency,
      amountMinor,
    });
}

function fillProfile(book: Book, member: Person, details: CrewDetails): void {
  const { born, gender, nationality, phone, home, emergency, ashore } = details;
  const profile = known(
    book.rows.profiles.find(({ id }) => id === member.profileId),
    "profile",
    member.name,
  );
  Object.assign(profile, {
    birthDate: parseCalendarDate(born.on),
    birthPlace: born.in,
    gender,
    nationality,
    phone,
    isOnboard: ashore === undefined,
    ...home,
    emergencyName: emergency.name,
    emergencyRelation: emergency.relation,
    emergencyPhone: emergency.phone,
  });
}

const dayAgo = (book: Book, days: number) => addDays(book.calendar.today, -days);

function addEngagement(book: Book, { jobTitle }: PersonDefinition, member: Person, engagement: EngagementDefinition) {
  const { rank = jobTitle, fromDaysAgo, toDaysAgo, port, offPort, reason, agreement } = engagement;
  const isOver = toDaysAgo !== undefined;
  book.rows.engagements.push({
    ...stamp(book, book.calendar.daysAgo(fromDaysAgo, 9)),
    profileId: member.profileId,
    rank,
    signedOnOn: dayAgo(book, fromDaysAgo),
    signOnPort: port,
    signedOffOn: isOver ? dayAgo(book, toDaysAgo) : null,
    signOffPort: isOver ? (offPort ?? port) : null,
    signOffReason: isOver ? (reason ?? "end_of_contract") : null,
    agreementReference: agreement,
  });
}

/** One stay for each past engagement; the one in force is parted by each leave that was taken under it. */
function addStays(book: Book, member: Person, { engagements, ashore }: CrewDetails, key: string): void {
  for (const { fromDaysAgo, toDaysAgo } of engagements) {
    const joined = { startedAt: book.calendar.daysAgo(fromDaysAgo, 10), startReason: "joined" as const };
    if (toDaysAgo !== undefined) {
      addStay(book, member, { ...joined, endedAt: book.calendar.daysAgo(toDaysAgo, 12), endReason: "left" });
      continue;
    }
    let begun: Pick<Stay, "startedAt" | "startReason"> = joined;
    for (const { leftAt, returnedAt } of leavesTaken(book, key, fromDaysAgo)) {
      addStay(book, member, { ...begun, endedAt: leftAt, endReason: "leave" });
      begun = { startedAt: returnedAt, startReason: "returned" };
    }
    if (ashore) {
      const endedAt = book.calendar.daysAgo(ashore.daysAgo, ashore.time);
      addStay(book, member, { ...begun, endedAt, endReason: ashore.reason });
    } else addStay(book, member, begun);
  }
}

/** Leave that is over, from the evening before it until the morning after. */
const leavesTaken = ({ definition, calendar }: Book, key: string, withinDays: number) =>
  (definition.leave?.leaves ?? [])
    .filter(({ of, inDays, days }) => of === key && inDays > -withinDays && inDays + days <= -1)
    .toSorted((one, other) => one.inDays - other.inDays)
    .map(({ inDays, days }) => ({
      leftAt: calendar.daysAgo(1 - inDays, 18),
      returnedAt: calendar.daysAgo(-inDays - days, 9),
    }));

type Stay = Omit<Book["rows"]["onboardStays"][number], "vesselId" | "id" | "profileId">;

function addStay(book: Book, member: Person, stay: Stay): void {
  book.rows.onboardStays.push({ ...stamp(book, stay.startedAt), profileId: member.profileId, ...stay });
}

/** @returns the paper's id */
function addPaper(book: Book, member: Person, paper: PaperDefinition): string {
  const replacesId = paper.renews ? addPaper(book, member, paper.renews) : null;
  const handedInAt = book.calendar.daysAgo(Math.min(paper.issuedDaysAgo ?? 0, book.definition.keptForDays), 14);
  const verifiedAt = paper.verifiedDaysAgo === undefined ? null : book.calendar.daysAgo(paper.verifiedDaysAgo, 15);
  const row = {
    ...stamp(book, handedInAt, member),
    profileId: member.profileId,
    type: paper.type,
    title: paper.title ?? null,
    number: paper.number ?? null,
    issuingCountry: paper.country ?? null,
    issuingAuthority: paper.authority ?? null,
    issuedOn: paper.issuedDaysAgo === undefined ? null : dayAgo(book, paper.issuedDaysAgo),
    expiresOn: paper.expiresInDays === undefined ? null : dayAgo(book, -paper.expiresInDays),
    hasNoExpiry: paper.isEndless ?? false,
    limitation: paper.limitation ?? null,
    verifiedAt,
    verifiedBy: verifiedAt ? verifierOf(book, member).userId : null,
    replacesId,
  };
  book.rows.crewDocuments.push(row);
  return row.id;
}

/** The captain compares with the originals; the captain's own papers are compared by the chief officer or stewardess. */
function verifierOf(book: Book, member: Person): Person {
  const others = ["captain", "mate", "chiefstew"].map((key) => book.people.get(key));
  return known(
    others.find((other) => other && other.profileId !== member.profileId),
    "verifier",
    member.name,
  );
}

/** Signed on when the vessel's records were started, and aboard since. */
function addNewcomer(book: Book, { jobTitle, isAshore }: PersonDefinition, member: Person): void {
  const { begunAt, begunOn } = book;
  book.rows.engagements.push({
    ...stamp(book, begunAt),
    profileId: member.profileId,
    rank: jobTitle,
    signedOnOn: begunOn,
    signOnPort: book.definition.particulars.portOfRegistry,
  });
  const away = isAshore ? ({ endedAt: book.calendar.daysAgo(3, 12), endReason: "leave" } as const) : {};
  addStay(book, member, { startedAt: begunAt, startReason: "joined", ...away });
}
