import type { Call } from "@ymp/server/rest/call";
import fc from "fast-check";
import type { Answer, Sender } from "./door.ts";
import { type HostileInput, hostileInput } from "./hostile-input.ts";
import { plausibleInput } from "./plausible-input.ts";
import { batchSize, enter, faultOf, idsOf, type Range, runs, seed, takeFailures } from "./throwing.ts";

interface Sent {
  readonly params?: unknown;
  readonly body?: unknown;
}

/** Throws at one documented call, at its path as at its body. */
export async function throwAtRest(range: Range, call: Call): Promise<string[]> {
  const inputs = fc.sample(hostileInput(plausibleRequest(range, call)), { numRuns: runs, seed });
  const senders = await Promise.all(
    ["captain", "captain", "captain", "rival", "deckhand", "contractor", "superadmin"].map((username) =>
      enter(range, username, username !== "superadmin"),
    ),
  );
  const faults: string[] = [];
  for (let start = 0, batch = 0; start < inputs.length; start += batchSize, batch += 1) {
    const sender = senders[batch % senders.length];
    if (!sender) throw new Error("Nobody throws.");
    const sent = inputs.slice(start, start + batchSize);
    const answers = await Promise.all(sent.map(({ input }) => request(range, call, sender, input)));
    for (const [nth, answer] of answers.entries()) faults.push(...faultOf(answer, sent[nth], sender.unseen));
  }
  return [...new Set([...faults, ...takeFailures(range)])];
}

/** `GET /api/users/boat/{id}` names a vessel, `PUT /api/users/role` an account. */
function plausibleRequest(range: Range, { path, route }: Call): fc.Arbitrary<unknown> {
  const about = path.includes("boat/{id}") ? "vessels" : (path.split("/")[2] ?? "");
  const place = { field: "", idsOf: idsOf(range, `${about}.call`) };
  const content = route.request?.body?.content["application/json"];
  return fc.record({
    params: plausibleInput(route.request?.params, place),
    body: content && "schema" in content ? plausibleInput(content.schema, place) : fc.constant(undefined),
  });
}

function request(
  { door }: Range,
  { method, path }: Call,
  sender: Sender,
  input: HostileInput["input"],
): Promise<Answer> {
  const { params, body }: Sent = typeof input === "object" && input !== null ? input : { body: input };
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => segment(params, name));
  if (method === "get") return door.send(sender, address);
  const headers = { "content-type": "application/json" };
  return door.send(sender, address, { method: method.toUpperCase(), headers, body: jsonOf(body) });
}

function segment(params: unknown, name: string): string {
  const value = typeof params === "object" && params !== null ? Reflect.get(params, name) : params;
  // Half a surrogate pair cannot be in an address.
  const text = typeof value === "string" ? value : jsonOf(value);
  return encodeURIComponent(Buffer.from(text.slice(0, 4000)).toString());
}

const jsonOf = (body: unknown) =>
  JSON.stringify(body, (_key, value) => (typeof value === "bigint" ? String(value) : value)) ?? "";
