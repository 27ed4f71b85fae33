import fc from "fast-check";
import type { Procedure } from "../fleet/all-procedures.ts";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { idsFor, type KnownIds, readKnownIds } from "../fleet/known-ids.ts";
import { markVessel } from "../fleet/marked-vessel.ts";
import { keeping } from "../fleet/rolled-back-scope.ts";
import { type Answer, type Door, openDoor, type Sender } from "./door.ts";
import { type HostileInput, hostileInput } from "./hostile-input.ts";
import { plausibleInput } from "./plausible-input.ts";

/** `HOSTILE_SEED=7 HOSTILE_ONLY=jobs.create` repeats what a run said; `HOSTILE_RUNS=5000` throws more. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20_260_618);
export const runs = Number(process.env.HOSTILE_RUNS ?? 21);
export const isChosen = (name: string) => !process.env.HOSTILE_ONLY || process.env.HOSTILE_ONLY === name;

/** What is thrown at once: small enough that each of the seven throwers has a turn, also in a short run. */
export const batchSize = Math.min(20, Math.ceil(runs / 7));
/** Exports of the demo fleet stay below; an answer that grows with what is asked for does not. */
const mostCharacters = 3_000_000;

/** The words that only the people of one of the vessels may read. */
export const marks = { own: "Marigold", foreign: "Zephyrine" };

/** Somebody who throws, and what no answer to them may hold. */
export interface Thrower extends Sender {
  readonly unseen: readonly string[];
}

export interface Range {
  readonly fleet: Fleet;
  readonly door: Door;
  readonly own: KnownIds;
  readonly foreign: KnownIds;
  readonly ownVesselId: string;
  readonly foreignVesselId: string;
  /** Calls that went through at least once: what is always refused tests no service. */
  readonly answered: Set<string>;
  readonly askers: Map<string, Promise<Thrower>>;
}

/** Two vessels, each marked throughout with a word of its own; all kinds of records are on the own one. */
export async function openRange(): Promise<Range> {
  const fleet = await createFleet();
  const [ownVesselId, foreignVesselId] = await Promise.all([
    fleet.vesselId("M/Y Seraphine"),
    fleet.vesselId("M/Y Corvina"),
  ]);
  await keeping(async () => {
    await markVessel(fleet.database, ownVesselId, marks.own);
    await markVessel(fleet.database, foreignVesselId, marks.foreign);
  });
  const own = await readKnownIds(fleet.database, ownVesselId);
  const foreign = await readKnownIds(fleet.database, foreignVesselId);
  return {
    fleet,
    door: openDoor(fleet),
    own,
    foreign,
    ownVesselId,
    foreignVesselId,
    answered: new Set(),
    askers: new Map(),
  };
}

/** Ids of a name's records on the thrower's vessel mostly; also of other kinds, of the other vessel, and of nothing. */
export function idsOf({ own, foreign }: Pick<Range, "own" | "foreign">, name: string) {
  return (field: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...idsFor(own, name, field)) },
      { weight: 2, arbitrary: fc.constantFrom(...idsFor(foreign, name, field)) },
      { weight: 1, arbitrary: fc.constantFrom(...[...own.values()].flat()) },
      { weight: field === "id" ? 8 : 1, arbitrary: fc.uuid({ version: 7 }) },
    );
}

/** What calculates over all rows or makes a file of them is asked mostly where there are few. */
const reckonsOverAll = /export|labels|summary|valuation|attention/i;

/** Throws at one procedure; answers what went wrong, in words that can be acted on. */
export async function throwAt(range: Range, procedure: Procedure, sampleSeed = seed): Promise<string[]> {
  const [home, away] = reckonsOverAll.test(procedure.path)
    ? (["foreign", "own"] as const)
    : (["own", "foreign"] as const);
  const place = { field: "", idsOf: idsOf({ own: range[home], foreign: range[away] }, procedure.path) };
  const sampled = hostileInput(plausibleInput(procedure.input, place));
  const inputs = fc.sample(sampled, { numRuns: procedure.input === undefined ? batchSize : runs, seed: sampleSeed });
  const senders = await throwersFor(range, procedure, home === "own" ? ["captain", "rival"] : ["rival", "captain"]);
  const faults: string[] = [];
  for (let start = 0, batch = 0; start < inputs.length; start += batchSize, batch += 1) {
    const sent = inputs.slice(start, start + batchSize);
    const sender = senders[batch % senders.length];
    if (!sender) throw new Error("Nobody throws.");
    const answers = await range.door.callMany(
      sender,
      procedure,
      sent.map(({ input }) => input),
    );
    if (answers.some(({ status }) => status === 200)) range.answered.add(procedure.path);
    for (const [nth, answer] of answers.entries()) faults.push(...faultOf(answer, sent[nth], sender.unseen));
  }
  return [...new Set([...faults, ...takeFailures(range)])];
}

/** What was reported since it was last asked. */
export const takeFailures = ({ fleet }: Range): string[] => fleet.failures.splice(0).map(describeFailure);

/** Mostly the caller with the most rights; also the other vessel's captain, with ids that are not of their vessel. */
async function throwersFor(range: Range, { guard, type }: Procedure, captains: readonly string[]): Promise<Thrower[]> {
  const names = guard === "platform" ? ["superadmin", "captain"] : [...captains, "deckhand", "contractor"];
  const entered = (name: string) => (type === "query" ? enterOnce(range, name) : enter(range, name));
  const [main, ...others] = await Promise.all(names.map(entered));
  return main ? [main, main, main, main, ...others] : [];
}

/** With a session for all that only asks, which closes none. */
function enterOnce(range: Range, username: string): Promise<Thrower> {
  const { askers } = range;
  const asker = askers.get(username) ?? enter(range, username);
  askers.set(username, asker);
  return asker;
}

/** Administrators of the platform read every vessel. */
export async function enter(range: Range, username: string, isAboard = true): Promise<Thrower> {
  const { door, ownVesselId, foreignVesselId } = range;
  const vesselId = username === "rival" ? foreignVesselId : ownVesselId;
  const unseen = username === "superadmin" ? [] : [username === "rival" ? marks.own : marks.foreign];
  return { ...(await door.enter(username, isAboard ? vesselId : null)), unseen };
}

export function faultOf({ status, text }: Answer, sent: HostileInput | undefined, unseen: readonly string[]): string[] {
  const about = `with ${sent?.fault} wrong: ${shown(sent?.input)}`;
  if (status >= 500) return [`answers ${status} ${about} => ${text.slice(0, 300)}`];
  if (unseen.some((mark) => text.includes(mark))) return [`tells of another vessel ${about}`];
  return text.length > mostCharacters ? [`answers ${text.length} characters ${about}`] : [];
}

function shown(value: unknown): string {
  const text =
    JSON.stringify(value, (_key, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? String(value);
  return text.length > 700 ? `${text.slice(0, 700)}…` : text;
}

function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return `failed: ${String(failure)}`;
  const cause = failure.cause instanceof Error ? ` <= ${failure.cause.message.slice(0, 300)}` : "";
  const at = (failure.stack ?? "")
    .split("\n")
    .find((line) => line.includes("/packages/") && !line.includes("node_modules"));
  return `failed: ${failure.message.slice(0, 200)}${cause} ${at?.trim() ?? ""}`;
}
