import type { SignedByKey } from "@ymp/api/modules/two-step/key-signature.schema";
import { users } from "@ymp/db/schema/accounts";
import { eq } from "drizzle-orm";
import { type Caller, callerOf } from "./callers.ts";
import { insertPerson, type Person, testSessionOf, worldPassword } from "./people.ts";
import { type VirtualKey, virtualKey } from "./virtual-key.ts";
import { wholeAccount } from "./whole-account.ts";
import type { World } from "./world.ts";

export type Keepers = ReturnType<typeof keepersOf>;

/** People who hold security keys, and what they do with them. */
export function keepersOf(world: World) {
  let people = 0;
  const address = () => `203.0.113.${people}`;

  async function newPerson(facts: { isSuperadmin?: boolean } = {}): Promise<Person> {
    people += 1;
    return insertPerson(world.database, { username: `keeper${people}`, name: `Keeper ${people}`, ...facts });
  }

  /** As the next request of that person is met: with what the account has by now. */
  async function callerFor(person: Person, services = world.services): Promise<Caller> {
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, person.userId));
    if (!row) throw new Error("There is no such account.");
    const { totpConfirmedAt, securityKeysSince } = row;
    const account = { ...person.account, totpConfirmedAt, securityKeysSince };
    return callerOf(services, {
      principal: { kind: "user", account, sessionId: testSessionOf(account), confirmedAt: world.now() },
      address: address(),
    });
  }

  const later = (seconds: number) => world.setNow(new Date(world.now().getTime() + seconds * 1000));
  const stranger = () => callerOf(world.services, { address: address() });
  const loginOf = ({ account }: Person) => ({ login: account.username, password: worldPassword });

  async function addKey(person: Person, key: VirtualKey, name = "Key on the ring"): Promise<string[] | null> {
    const caller = await callerFor(person);
    const made = key.make(await caller.securityKeys.begin());
    const { recoveryCodes } = await caller.securityKeys.add({ name, made });
    return recoveryCodes;
  }

  return {
    ...{ newPerson, callerFor, later, stranger, loginOf, addKey },
    /** Somebody whose only second step is a key. */
    async keyed(): Promise<{ person: Person; key: VirtualKey; codes: string[] }> {
      const [person, key] = [await newPerson(), virtualKey()];
      return { person, key, codes: (await addKey(person, key)) ?? [] };
    },
    ask: (person: Person) => stranger().session.askKeyAtSignIn(loginOf(person)),
    signIn: (person: Person, shown: { code?: string; key?: SignedByKey } = {}) =>
      stranger().session.signIn({ ...loginOf(person), ...shown }),
    mailsTo: ({ account }: Person) =>
      world.outbox.filter(({ to }) => to === account.email).map(({ subject }) => subject.split(" ")[1]),
  };
}
