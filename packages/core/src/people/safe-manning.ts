import type { CalendarDate } from "../calendar-date.ts";
import { type MatrixPaper, papersHeldOn } from "./certificate-matrix.ts";
import { paperStatusOn } from "./document-status.ts";
import { factsOfPaper, type PaperType } from "./document-types.ts";
import { levelIn, type ManningCapacity } from "./manning-capacities.ts";

/** A row of the safe manning document: so many persons of a capacity, each with the certificate. */
export interface ManningRow {
  readonly id: string;
  readonly capacity: ManningCapacity;
  /** Null: no certificate of its own. */
  readonly certificate: PaperType | null;
  readonly number: number;
  /** The document lets somebody fill it besides another row. */
  readonly isDual: boolean;
}

export interface ManningPerson {
  readonly profileId: string;
  readonly rank: string | null;
  readonly role: string;
  readonly papers: readonly MatrixPaper[];
}

/** Why a paper does not count; `undated`: nobody has entered until when it holds. */
export type LackOfPaper = "missing" | "expired" | "undated";

export interface PlaceFilled {
  readonly profileId: string;
  readonly paper: MatrixPaper | null;
}
/** Somebody aboard who would fill the row with the paper. */
export interface PlaceNear {
  readonly profileId: string;
  readonly lack: LackOfPaper;
  readonly paper: MatrixPaper | null;
}
export interface RowOnDay {
  readonly row: ManningRow;
  readonly filled: readonly PlaceFilled[];
  readonly empty: number;
  readonly near: readonly PlaceNear[];
}

/** Papers that are as good: the same certificate under another name, or the higher one. */
const covered: Partial<Record<PaperType, readonly PaperType[]>> = {
  gmdss_restricted: ["gmdss_general"],
  engine_certificate: ["certificate_of_competency"],
  yachtmaster: ["certificate_of_competency"],
};

type Held = { readonly paper: MatrixPaper | null; readonly lack: LackOfPaper | null };

/** How somebody holds a certificate on a day: the best of their papers of that kind. */
function heldOn(papers: readonly MatrixPaper[], certificate: PaperType | null, on: CalendarDate): Held {
  if (certificate === null) return { paper: null, lack: null };
  const kinds: readonly string[] = [certificate, ...(covered[certificate] ?? [])];
  const judged = papersHeldOn(papers, on)
    .filter(({ type }) => kinds.includes(type))
    .map((paper): Held => ({ paper, lack: lackOf(paper, on) }));
  const worth = ({ lack }: Held) => (lack === null ? 0 : lack === "undated" ? 1 : 2);
  return judged.toSorted((a, b) => worth(a) - worth(b))[0] ?? { paper: null, lack: "missing" };
}

function lackOf(paper: MatrixPaper, on: CalendarDate): LackOfPaper | null {
  const { state } = paperStatusOn(paper, on);
  if (state === "expired") return "expired";
  return state === "unknown" && factsOfPaper(paper.type).expiry !== "never" ? "undated" : null;
}

interface Place {
  readonly row: ManningRow;
  /** Who may fill it, the closest in rank first. */
  readonly able: readonly string[];
}

/**
 * Who fills which row on a day. One person fills one place, besides rows that the document lets be dual; as many places are filled as
 * these people can fill.
 */
export function manningOn(rows: readonly ManningRow[], people: readonly ManningPerson[], on: CalendarDate): RowOnDay[] {
  const judged = rows.map((row) => ({ row, people: judgedFor(row, people, on) }));
  const places = judged.flatMap(({ row, people: those }) =>
    Array.from({ length: row.number }, (): Place => ({ row, able: ableOf(those) })),
  );
  const single = assigned(places.filter(({ row }) => !row.isDual));
  const dual = rows.filter(({ isDual }) => isDual).flatMap((row) => [...assigned(places.filter((p) => p.row === row))]);
  const takenBy = new Map([...single, ...dual]);
  const busy = new Set(single.values());
  return judged.map(({ row, people: those }) => {
    const filled = places
      .filter((place) => place.row === row)
      .flatMap((place) => those.filter(({ person }) => person.profileId === takenBy.get(place)))
      .map(({ person, held }) => ({ profileId: person.profileId, paper: held.paper }));
    const empty = row.number - filled.length;
    const near = those.flatMap(({ person: { profileId }, held: { paper, lack } }) =>
      lack === null || (busy.has(profileId) && !row.isDual) ? [] : [{ profileId, paper, lack }],
    );
    return { row, filled, empty, near: empty > 0 ? near : [] };
  });
}

function judgedFor({ capacity, certificate }: ManningRow, people: readonly ManningPerson[], on: CalendarDate) {
  return people
    .flatMap((person) => {
      const above = levelIn(capacity, person);
      return above === null ? [] : [{ person, above, held: heldOn(person.papers, certificate, on) }];
    })
    .toSorted((a, b) => a.above - b.above);
}

const ableOf = (judged: ReturnType<typeof judgedFor>) =>
  judged.filter(({ held }) => held.lack === null).map(({ person }) => person.profileId);

/** Fills as many places as can be, by augmenting paths: whoever stands in a place moves on where that frees it. */
function assigned(places: readonly Place[]): Map<Place, string> {
  const placeOf = new Map<string, Place>();
  const seat = (place: Place, tried: Set<string>): boolean =>
    place.able.some((person) => {
      if (tried.has(person)) return false;
      tried.add(person);
      const held = placeOf.get(person);
      if (held && !seat(held, tried)) return false;
      placeOf.set(person, place);
      return true;
    });
  for (const place of places) seat(place, new Set());
  return new Map([...placeOf].map(([person, place]) => [place, person]));
}

export const isManned = (rows: readonly Pick<RowOnDay, "empty">[]): boolean => rows.every(({ empty }) => empty === 0);

interface ManningDocument {
  readonly id: string;
  readonly issuedOn: CalendarDate;
}

/** The document of a day: the one issued last by then. */
export const documentOn = <Document extends ManningDocument>(
  documents: readonly Document[],
  on: CalendarDate,
): Document | undefined =>
  documents
    .filter(({ issuedOn }) => issuedOn <= on)
    .toSorted((a, b) => b.issuedOn.localeCompare(a.issuedOn) || b.id.localeCompare(a.id))[0];
