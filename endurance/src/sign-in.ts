import { type Client, createClient } from "@ymp/api/client";
import { sessionCookieName } from "@ymp/api/platform/accounts/lucia";
import { demoPassword } from "@ymp/db/seed/demo-sign-ins";

export interface Person {
  /** Every procedure, typed, on the person's first vessel. */
  readonly client: Client;
  readonly vesselId: string;
  /** For what is asked without the typed client: header `cookie`. */
  readonly cookie: string;
}

/** Signs in one of the demo's people as a browser does. */
export async function signIn(origin: string, login: string, password = demoPassword): Promise<Person> {
  const response = await fetch(`${origin}/trpc/session.signIn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { login, password } }),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`${login} was not let in: ${response.status} ${await response.text()}`);
  const person = personWith(origin, cookie);
  const me = await person.client.session.me.query();
  const vesselId = me?.vessels[0]?.id;
  if (vesselId === undefined) throw new Error(`${login} has no vessel.`);
  return { ...person, client: person.client.onVessel(vesselId), vesselId };
}

/** The same session asked for at another process of the product, or at one started again. */
export function at(origin: string, { cookie, vesselId }: Person): Person {
  return { client: personWith(origin, cookie).client.onVessel(vesselId), cookie, vesselId };
}

export function personWith(origin: string, cookie: string): Pick<Person, "client" | "cookie"> {
  const token = cookie.slice(`${sessionCookieName}=`.length);
  return { cookie, client: createClient({ url: origin, token }) };
}
