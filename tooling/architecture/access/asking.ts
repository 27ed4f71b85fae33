import { createCaller } from "@ymp/api/root";
import { newId } from "@ymp/core/ids";
import { contextOf, refusalOf } from "@ymp/testing/callers";
import { type Procedure, property } from "../fleet/all-procedures.ts";
import type { Fleet } from "../fleet/fleet.ts";
import { idsFor, type KnownIds } from "../fleet/known-ids.ts";
import { sampleInput } from "../sample-inputs.ts";
import type { AccessCaller } from "./callers.ts";
import { asksForRows } from "./gate-scope.ts";

/** How a call is met: what is no refusal of the caller counts as let in, whatever is wrong with the rest. */
export type Reception = "in" | "unauthenticated" | "forbidden" | "expired" | "absent" | "hidden";

/** Fits no schema: what asks for no rows is let in when it is its input that is refused. */
const nothingOfTheKind = Symbol("nothing of the kind");

export async function askGate(
  fleet: Fleet,
  caller: AccessCaller,
  vesselId: string | null,
  procedure: Procedure,
): Promise<Reception> {
  const { isIn, answer } = await asksForRows(() => ask(fleet, caller, vesselId, procedure.path, nothingOfTheKind));
  return isIn || answer === "hidden" ? "in" : answer;
}

/** What says that a record is changed and not made. */
const changing: Readonly<Record<string, object>> = { "people.save": { version: 1 } };

/** Asks rightly, about records that the demo made; about the caller's own person where `isOwn`. */
export function askRightly(
  fleet: Fleet,
  caller: AccessCaller,
  vesselId: string,
  procedure: Procedure,
  records: { known: KnownIds; isOwn: boolean },
): Promise<Reception> {
  const own: Record<string, string | undefined> = records.isOwn
    ? { profiles: caller.profileIds.get(vesselId), users: caller.principal?.account.id }
    : {};
  const { input } = sampleInput(procedure.input, (field) => {
    const { id, table } = recordFor(records.known, procedure.path, field);
    return own[table] ?? id;
  });
  return ask(fleet, caller, vesselId, procedure.path, { ...input, ...changing[procedure.path] });
}

/** Whether it is about a person, who may be the caller. */
export function isAboutPeople({ path, input }: Procedure, known: KnownIds): boolean {
  const tables = sampleInput(input).idFields.map((field) => recordFor(known, path, field).table);
  return tables.includes("profiles") || tables.includes("users");
}

/** A record of the kind the field speaks of; a new id where the caller brings one along. */
function recordFor(known: KnownIds, path: string, field: string): { id: string; table: string } {
  if (isNew(path, field)) return { id: newId(), table: "" };
  const [id = newId()] = idsFor(known, path, path.startsWith("recordFiles") && field === "recordId" ? "itemId" : field);
  return { id, table: [...known].find(([, ids]) => ids.includes(id))?.[0] ?? "" };
}

async function ask(
  { services }: Fleet,
  { principal, inspectionToken }: AccessCaller,
  vesselId: string | null,
  path: string,
  input: unknown,
): Promise<Reception> {
  const caller = createCaller(contextOf(services, { principal, vesselId, inspectionToken: inspectionToken ?? null }), {
    signal: AbortSignal.abort(),
  });
  const procedure = path.split(".").reduce<unknown>(property, caller);
  if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
  try {
    await begun(await procedure(input));
    return "in";
  } catch (error) {
    const { code, messageKey } = await refusalOf(Promise.reject(error));
    if (messageKey === "refusals:noSuchVessel") return "absent";
    if (code === "unauthenticated" || code === "forbidden") return code;
    if (code === "expired_subscription") return "expired";
    return code === "not_found" ? "hidden" : "in";
  }
}

/** A stream refuses when it is first listened to. */
async function begun(answer: unknown): Promise<void> {
  const next = property(answer, "next");
  if (typeof next === "function") await next.call(answer);
}

/** The client makes the id of a new record; what is added to a record names that record. */
function isNew(path: string, field: string): boolean {
  if (/^users\.(create|invite)$/.test(path)) return true;
  if (field === "newId" || (path === "spareParts.createItemFor" && field === "itemId")) return true;
  if (field !== "id" || ["people.save", "orders.saveDetails", "spareParts.createItemFor"].includes(path)) return false;
  return /\.(create|save)|^(recordFiles\.add|equipment\.add(File|Reading)|imports\.write)$/.test(path);
}
