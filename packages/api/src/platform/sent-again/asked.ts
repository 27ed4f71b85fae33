import type { Asked, VesselScope } from "../../context.ts";
import type { Services } from "../../services.ts";

/** What came to `path`. The digest is calculated when it is first asked for, and once. */
export function askedFor({ secrets }: Pick<Services, "secrets">, path: string, readInput: () => unknown): Asked {
  let digest: Promise<string> | undefined;
  const reckon = async () => secrets.sign(`asked\n${canonical(await readInput())}`).toString("base64url");
  return { path, digest: () => (digest ??= reckon()) };
}

/** For a part of a request that is kept by itself, whatever becomes of the rest, and sent again by itself. */
export function askingFor(scope: VesselScope, part: object): VesselScope {
  return { ...scope, asked: scope.asked && askedFor(scope.services, scope.asked.path, () => part) };
}

/** The same for inputs that say the same, in whatever order: a field that is left out and one that is undefined are one. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isFields(part) ? sorted(part) : part)) ?? "null";
}

const isFields = (part: unknown): part is Record<string, unknown> =>
  typeof part === "object" && part !== null && !Array.isArray(part);

const sorted = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
