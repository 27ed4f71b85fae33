import { inScope, type Scope } from "@ymp/db/scope";
import type { SQL } from "drizzle-orm";
import type { Who, World } from "./world.ts";

type Where = Pick<Scope, "vesselId" | "userId">;

/** Every kind of scope that the application's role works in. */
const scopeNames = [
  "a vessel's",
  "a vessel's, by an administrator on board",
  "a vessel's, by the queue",
  "an account's",
  "the platform's",
  "the process's",
] as const;
type ScopeName = (typeof scopeNames)[number];

/** Vessel A's by its captain, the account of its deckhand, and so on. */
function scopeOf(world: World, name: ScopeName): Where {
  const vesselId = world.vessels.A.id;
  const idOf = (who: Who) => world.person(who).userId;
  return {
    "a vessel's": { vesselId, userId: idOf("captain") },
    "a vessel's, by an administrator on board": { vesselId, userId: idOf("superadmin") },
    "a vessel's, by the queue": { vesselId, userId: null },
    "an account's": { vesselId: null, userId: idOf("deckhand") },
    "the platform's": { vesselId: null, userId: idOf("superadmin") },
    "the process's": { vesselId: null, userId: null },
  }[name];
}

const undone = new Error("undone");

/** What becomes of a statement in a scope: how many rows it wrote or read, or PostgreSQL's code. Nothing of it stays. */
async function tried(world: World, name: ScopeName, statement: SQL): Promise<unknown> {
  let rows = 0;
  const trying = inScope(world.database, { ...scopeOf(world, name), access: "write" }, async (tx) => {
    rows = (await tx.execute(statement)).length;
    throw undone;
  });
  const error: unknown = await trying.catch((thrown: unknown) => thrown);
  if (error === undone) return rows;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : cause;
}

export async function triedEverywhere(world: World, statement: SQL): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  for (const name of scopeNames) results[name] = await tried(world, name, statement);
  return results;
}

/** PostgreSQL's code for what a guard or a policy refuses. */
export const refused = "42501";
export const all = (result: unknown) => Object.fromEntries(scopeNames.map((name) => [name, result]));
/** In every scope of a vessel. */
export const inVessels = (result: unknown) =>
  Object.fromEntries(scopeNames.filter((name) => name.startsWith("a vessel")).map((name) => [name, result]));
