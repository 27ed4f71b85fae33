import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { EntryPayload } from "@ymp/core/books/book-events";
import { writtenOn } from "@ymp/core/books/redesigned-values";
import { idsNamed, writeEntry } from "@ymp/core/books/write-entry";
import type { EntryType, Facts, Values } from "@ymp/core/definitions/definition";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { designOf, typesOn } from "./book-layout.ts";
import { timesIn } from "./entry-form.ts";
import { type Book, knownEntries, useFacts } from "./logbooks.queries.ts";
import type { EnterInput } from "./unsent.ts";
import { factsOfUnsent, knowsLast } from "./unsent-facts.ts";

/** An entry as it will stand on paper, as far as this device knows it. */
export interface UnsentPaper {
  readonly occurredAt: Date;
  readonly payload: EntryPayload;
  /** The words for why it is not known here what will stand there; null where what it shows is that. */
  readonly whyOther: "unsent.otherDesign" | "unsent.unknownNames" | "unsent.unknownRound" | null;
}

/** Null where it does not say when it was. */
export function useUnsentPaper(book: Book, entry: EnterInput): UnsentPaper | null {
  const known = useFacts(book);
  const { id: vesselId, timeZone } = useVessel();
  const { queryClient, queue } = useServices();
  const { writes } = useStore(queue);
  const people = useQuery(useTrpc().people.pick.queryOptions()).data ?? [];
  const type = typesOn(book, entry.design).find(({ code }) => code === entry.code);
  if (!type) return null;
  const named = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const names = new Map([...machineNames(queryClient), ...named]);
  const corrected = correctedBy(book, entry, knownEntries(queryClient, book.id));
  const at = timesIn(type, entry)?.begins;
  if (!at) return null;
  const own = writes.find(({ path, subject }) => path === "logbooks.enter" && subject === entry.id);
  const ofVessel = writes.filter((write) => write.vesselId === vesselId);
  const facts = factsOfUnsent(book, known, at, ofVessel, own?.id);
  const isKnown = knowsLast(book, type, known, at);
  return paperOf({ book, type, entry, facts, isKnown, timeZone, names, corrected });
}

interface Corrected {
  readonly no: number;
  readonly code: string;
}

interface Drawn {
  readonly book: Pick<Book, "kind" | "can" | "form" | "designs">;
  readonly type: EntryType;
  readonly entry: EnterInput;
  readonly facts: Facts;
  /** Whether what it is reckoned from is known here. */
  readonly isKnown: boolean;
  readonly timeZone: string;
  readonly names: ReadonlyMap<string, string>;
  /** Undefined where this device does not know it. */
  readonly corrected: Corrected | null | undefined;
}

export function paperOf({ book, type, entry, facts, isKnown, timeZone, names, corrected }: Drawn): UnsentPaper | null {
  // Of the form, which gives nothing but what the definitions know.
  const values = entry.values as Values;
  const times = timesIn(type, { values: entry.values, occurredAt: entry.occurredAt });
  if (!times) return null;
  const occurredAt = times.begins;
  const zoneOffsetMin = offsetMinutesAt(timeZone, occurredAt);
  const shipOffsetMin = entry.shipOffsetMin ?? zoneOffsetMin;
  const lateReason = entry.lateReason?.trim() ?? "";
  const { payload } = writeEntry({
    ...{ kind: book.kind, type, values, facts, names, occurredAt, shipOffsetMin, zoneOffsetMin, lateReason },
    ...{ recordedOffsetMin: zoneOffsetMin, author: { name: book.can.signsAs?.name ?? "", rank: null } },
    ...{ lateness: { isLate: lateReason !== "", needsReason: false }, corrected: corrected ?? null },
  });
  const isNamed = corrected !== undefined && idsNamed(type.fields, values).every((id) => names.has(id));
  const whyReckonedOther = isOnDesign(book, entry) ? (isKnown ? null : "unsent.unknownRound") : "unsent.otherDesign";
  return { occurredAt, payload, whyOther: isNamed ? whyReckonedOther : "unsent.unknownNames" };
}

function isOnDesign(book: Drawn["book"], { design }: EnterInput): boolean {
  const now = designOf(book);
  return now === null || writtenOn(book.designs, design) === now;
}

/** By its id, or of a further entry by the number that it names. */
function correctedBy(
  { correction }: Pick<Book, "correction">,
  { code, correctsId, values }: EnterInput,
  known: readonly (Corrected & { readonly id: string })[],
): Corrected | null | undefined {
  if (correction === "strike") return correctsId ? known.find(({ id }) => id === correctsId) : null;
  return code === "AMEND" ? known.find(({ no }) => no === Number(values.entry)) : null;
}

/** Of whatever machines were read on this device. */
function machineNames(client: QueryClient): Map<string, string> {
  const names = new Map<string, string>();
  const note = (found: unknown) => {
    if (typeof found !== "object" || found === null) return;
    if (Array.isArray(found)) found.forEach(note);
    else if ("id" in found && "name" in found) names.set(String(found.id), String(found.name));
    else if ("rows" in found) note(found.rows);
    else if ("pages" in found) note(found.pages);
  };
  for (const [, data] of client.getQueriesData({ queryKey: [["equipment"]] })) note(data);
  return names;
}
