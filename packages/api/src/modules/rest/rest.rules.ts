import type { CalendarDate } from "@ymp/core/calendar-date";
import { type ChainValue, eventText } from "@ymp/core/definitions/chain";
import type { KeptDay, MonthReport } from "@ymp/core/rest/rest-month";
import type { ShipZones } from "@ymp/core/rest/ship-zones";
import type { VesselRules } from "@ymp/core/rest/vessel-rules";
import { sha256 } from "../logbooks/chain.rules.ts";
import type { RestMonthRow, RestSignatureRow } from "./rest.record.ts";

/** A day as it is read, and as it is signed. */
export interface ShownDay extends KeptDay {
  readonly remark: string | null;
  readonly grounds: string | null;
  readonly lateReason: string | null;
  /** Who wrote it for the person. */
  readonly enteredBy: string | null;
}

/** By what a month is judged and told, beside its days. */
export interface SignedUnder {
  readonly rules: VesselRules;
  readonly isWatchkeeper: boolean;
  readonly zones: ShipZones;
  readonly adultFrom: CalendarDate | null;
  readonly expected: readonly CalendarDate[];
  readonly ship: { readonly name: string; readonly imo: string | null; readonly flag: string | null };
}

export interface SignedMonth {
  readonly person: { readonly name: string; readonly rank: string | null };
  readonly month: CalendarDate;
  readonly revision: number;
  readonly reason: string | null;
  readonly days: readonly ShownDay[];
  readonly report: MonthReport;
  readonly under: SignedUnder;
}

/** How the hash of a signature is made now; by the first, what the master had recorded of the breaches was not in it. */
export const signedEdition = 2;

/** What is signed first, as it is kept: instants are text, and nothing is null. */
export function contentToSign(
  { person, month, revision, reason, days, report, under }: SignedMonth,
  notes: readonly object[],
): ChainValue {
  return plain({ edition: signedEdition, person, month, revision, reason, days, ...report, under, notes });
}

/** What the master signs of a month that its seafarer has signed: its hash, and what was recorded of its breaches. */
export const contentToCountersign = (hash: string, notes: readonly object[]): ChainValue =>
  plain({ edition: signedEdition, month: hash, notes });

export function plain(value: unknown): ChainValue {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, held]) => (held === null || held === undefined ? [] : [[key, plain(held)]])),
    );
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}

/** The months of one person are a chain, which they can take along. */
export const genesisOfRest = (vesselId: string, profileId: string): string =>
  sha256(`YMP-REST:vessel=${vesselId}:person=${profileId}`);

export const hashToSign = (previousHash: string, content: ChainValue): string =>
  sha256(eventText(previousHash, content));

export type MonthState = "open" | "signed" | "locked";

type Mark = Pick<
  RestSignatureRow,
  "edition" | "capacity" | "name" | "rank" | "reason" | "drawing" | "signedAt" | "previousHash" | "hash"
>;

export interface Revision {
  readonly id: string;
  readonly revision: number;
  readonly reason: string | null;
  readonly begunAt: Date;
  readonly signatures: readonly Mark[];
}

export function revisionsOf(rows: readonly { month: RestMonthRow; signature: Mark | null }[]): Revision[] {
  const revisions = new Map<string, Revision & { signatures: Mark[] }>();
  for (const { month, signature } of rows) {
    const known = revisions.get(month.id);
    const { id, revision, reason, createdAt } = month;
    const held = known ?? { id, revision, reason, begunAt: createdAt, signatures: [] };
    if (signature) held.signatures.push(signature);
    revisions.set(id, held);
  }
  return [...revisions.values()];
}

/** Signed by the seafarer, whose days are held from then on; locked by the master as well, who signs alone for one who left. */
export function stateOf(signatures: readonly { readonly capacity: string | null }[]): MonthState {
  const has = (wanted: string) => signatures.some(({ capacity }) => capacity === wanted);
  if (has("master")) return "locked";
  return has("seafarer") ? "signed" : "open";
}
