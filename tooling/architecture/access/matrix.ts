import type { Accounts } from "@ymp/api/platform/accounts/accounts";
import { isPermission } from "@ymp/core/access/permissions";
import { userTypes } from "@ymp/core/access/roles";
import { allProcedures, type Procedure } from "../fleet/all-procedures.ts";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { type KnownIds, readKnownIds } from "../fleet/known-ids.ts";
import { keeping } from "../fleet/rolled-back-scope.ts";
import { askGate, askRightly, isAboutPeople, type Reception } from "./asking.ts";
import { type AccessCaller, createCallers } from "./callers.ts";
import { asGate } from "./gate-scope.ts";
import { inWords } from "./names.ts";
import type { Row } from "./table.ts";

/** Where the matrix asks: the same people belong to the first three, and nobody of them to the last. */
const places = ["own", "expired", "lite", "other"] as const;
type Place = (typeof places)[number];

export interface Harbour {
  readonly fleet: Fleet;
  readonly vessels: Record<Place, string>;
  readonly callers: readonly AccessCaller[];
  readonly known: KnownIds;
}

export async function openHarbour(): Promise<Harbour> {
  const fleet = await createFleet();
  const [own, expired, lite, other] = await Promise.all([
    fleet.vesselId("M/Y Seraphine"),
    fleet.vesselId("M/Y Halcyon"),
    fleet.vesselId("Tern"),
    fleet.vesselId("M/Y Corvina"),
  ]);
  const known = await readKnownIds(fleet.database, own);
  const callers = await keeping(() => createCallers(fleet, [own, expired, lite], other));
  return { fleet: rememberingEntries(fleet), vessels: { own, expired, lite, other }, callers, known };
}

/** What the gate reads of an account on a vessel stays the same throughout; administrators need their second step. */
function rememberingEntries(fleet: Fleet): Fleet {
  const { accounts } = fleet.services;
  const entries = new Map<string, ReturnType<Accounts["findEntry"]>>();
  const findEntry: Accounts["findEntry"] = (account, vesselId) => {
    const key = `${account.id} ${vesselId}`;
    const entry = entries.get(key) ?? asGate(() => accounts.findEntry(account, vesselId));
    entries.set(key, entry);
    return entry;
  };
  return {
    ...fleet,
    services: { ...fleet.services, administratorsNeedSecondStep: true, accounts: { ...accounts, findEntry } },
  };
}

const isOnVessel = ({ guard }: Procedure) => guard === "aboard" || isPermission(guard);

const letters: Record<Reception, string> = {
  in: "+",
  hidden: "+",
  unauthenticated: "u",
  forbidden: "f",
  expired: "x",
  absent: "-",
};

/** How everybody is met at the door of a procedure: one letter for each vessel it may be asked about. */
async function cellsOf({ fleet, callers, vessels }: Harbour, procedure: Procedure): Promise<string[]> {
  const asked = isOnVessel(procedure) ? places : (["own"] as const);
  return Promise.all(
    callers.map(async (caller) => {
      const met = await Promise.all(asked.map((place) => askGate(fleet, caller, vessels[place], procedure)));
      return met.map((reception) => letters[reception]).join("");
    }),
  );
}

/** One of each kind, for what takes longer to ask. */
const representatives = new Set<string>([
  ...["captain", "hod.interior", "hod.engineering", "crew.engineering", ...userTypes],
  ...["manager", "visitor", "token.view", "token.edit", "token.jobs"],
]);
/** Where the permission decides, the service keeps records only from those who are invited to some. */
const invited = new Set<string>(["captain", ...userTypes]);

/** Whom of those the gate lets in the service refuses about a record. */
async function refusedRightly(harbour: Harbour, procedure: Procedure, asked: readonly AccessCaller[], isOwn: boolean) {
  const { fleet, vessels, known } = harbour;
  const met = await Promise.all(
    asked.map(async (caller) => {
      const reception = await askRightly(fleet, caller, vessels.own, procedure, { known, isOwn });
      return reception === "in" ? [] : [caller.name];
    }),
  );
  return met.flat();
}

async function wordsOfService(harbour: Harbour, procedure: Procedure, cells: readonly string[]): Promise<string[]> {
  const kinds = procedure.guard === "aboard" ? representatives : invited;
  const asked = harbour.callers.filter(({ name }, nth) => kinds.has(name) && cells[nth]?.startsWith("+"));
  const isPersonal = procedure.guard === "aboard" && isAboutPeople(procedure, harbour.known);
  const others = await refusedRightly(harbour, procedure, asked, false);
  const own = isPersonal ? await refusedRightly(harbour, procedure, asked, true) : others;
  // Where not even the captain gets further, the demo has no such record, so nothing is recorded about anybody.
  if (others.includes("captain") && own.includes("captain")) return [];
  return [
    ...(others.length > 0 ? [`not of others: ${inWords(others)}`] : []),
    ...(isPersonal && own.length > 0 ? [`not of oneself: ${inWords(own)}`] : []),
  ];
}

/** Open to any account, and to a vessel only by what they do themselves. */
const entering = new Set(["files.get", "live.changes", "live.leave", "session.vessel"]);

async function wordsOfEntering(harbour: Harbour, procedure: Procedure): Promise<string[]> {
  const { fleet, callers, vessels, known } = harbour;
  const words: string[] = [];
  for (const place of ["own", "expired", "other"] as const) {
    const met = await Promise.all(
      callers.map(async (caller) => {
        const reception = await askRightly(fleet, caller, vessels[place], procedure, { known, isOwn: false });
        return reception === "in" ? [caller.name] : [];
      }),
    );
    words.push(`${place}: ${inWords(met.flat())}`);
  }
  return words;
}

async function rowOf(harbour: Harbour, procedure: Procedure): Promise<Row> {
  const { path, type, guard } = procedure;
  const cells = await cellsOf(harbour, procedure);
  const words = entering.has(path)
    ? await wordsOfEntering(harbour, procedure)
    : isOnVessel(procedure)
      ? await wordsOfService(harbour, procedure, cells)
      : [];
  return { name: path, guard: `${type} ${guard}`, cells, words };
}

export async function rowsOf(harbour: Harbour): Promise<Row[]> {
  const rows: Row[] = [];
  for (const procedure of allProcedures) rows.push(await rowOf(harbour, procedure));
  return rows;
}
