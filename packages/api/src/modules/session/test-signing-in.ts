import { callerOf } from "@ymp/testing/callers";
import { insertPerson, type Person, worldPassword } from "@ymp/testing/people";
import type { World } from "@ymp/testing/world";

/** People who sign in, each from an address of their own: attempts are counted by account and address. */
export function signingIn(world: () => World) {
  let nextPerson = 0;

  async function newPerson(): Promise<Person> {
    nextPerson += 1;
    return insertPerson(world().database, { username: `sailor${nextPerson}`, name: `Sailor ${nextPerson}` });
  }

  /** A browser's request; the headers that the answer sets end up in `headers`. */
  function browser() {
    const headers: [string, string][] = [];
    const address = `198.51.100.${Math.floor(Math.random() * 250)}.${headers.length}${Math.random()}`;
    const setHeader = (name: string, value: string) => void headers.push([name, value]);
    return { caller: callerOf(world().services, { address, setHeader }), headers };
  }

  const open = ({ account }: Pick<Person, "account">) =>
    browser().caller.session.openToken({ login: account.username, password: worldPassword });

  return { newPerson, browser, open };
}
