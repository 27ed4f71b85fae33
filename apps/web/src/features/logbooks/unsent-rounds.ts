import { entryTypesOf } from "@ymp/core/books/all-books";
import type { Facts, Values } from "@ymp/core/definitions/definition";
import { keptValues } from "@ymp/core/definitions/judge-entry";
import { inOrder, type QueuedWrite } from "../../lib/offline/queued-write.ts";
import { timesIn } from "./entry-form.ts";
import type { EnterInput } from "./unsent.ts";

const [roundType] = entryTypesOf("sea");

interface Told {
  readonly at: Date;
  readonly fuel: string;
}

/**
 * What is known beside a round: the fuel of the round before it, which may wait on this device as well, in whichever book; without it
 * where that is not known here.
 * @param writes of this vessel
 * @param ownWrite of the round itself, where it waits: what is sent after it does not count
 */
export function factsOfRound(facts: Facts, at: Date, writes: readonly QueuedWrite[], ownWrite?: string): Facts {
  const { fuelAtLastRound: fuel } = facts.figures;
  const knownAt = facts.toldAt?.fuelAtLastRound;
  const known = fuel !== undefined && knownAt ? [{ at: knownAt, fuel }] : [];
  const rounds = [...known, ...sentBefore(writes, ownWrite).flatMap((write) => toldBy(write, facts))];
  const before = rounds.filter((round) => round.at <= at).toSorted((one, other) => Number(other.at) - Number(one.at));
  const last = knowsRoundBefore(facts, at) ? before[0] : undefined;
  return { ...facts, figures: { ...facts.figures, fuelAtLastRound: last?.fuel } };
}

/** A round was told since that one was made: which came before it, the server alone knows. */
export const knowsRoundBefore = ({ toldAt }: Facts, at: Date): boolean =>
  !toldAt?.fuelAtLastRound || toldAt.fuelAtLastRound <= at;

export const isRound = (code: string): boolean => code === roundType?.code;

function sentBefore(writes: readonly QueuedWrite[], ownWrite: string | undefined): QueuedWrite[] {
  const ordered = inOrder(writes);
  const own = ordered.findIndex(({ id }) => id === ownWrite);
  return ordered.filter((_write, at) => own < 0 || at < own);
}

/** What was refused stands in no book. */
function toldBy({ path, input, refusal }: QueuedWrite, facts: Facts): Told[] {
  if (path !== "logbooks.enter" || refusal || !roundType) return [];
  const { code, values, occurredAt } = input as EnterInput;
  const times = isRound(code) ? timesIn(roundType, { values, occurredAt }) : null;
  const { fuel } = times ? keptValues(roundType, values as Values, facts) : {};
  return times && typeof fuel === "string" ? [{ at: times.begins, fuel }] : [];
}
