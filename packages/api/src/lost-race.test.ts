import { newId } from "@ymp/core/ids";
import { connectTo } from "@ymp/testing/database";
import { worldPassword } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await asOwner(`
    create sequence lost_races;
    grant usage on sequence lost_races to public;
    create function lose_the_first() returns trigger language plpgsql as $$
    begin
      if nextval('lost_races') = 1 then
        raise exception 'lost' using errcode = '40P01';
      end if;
      return null;
    end $$;`);
});
afterAll(() => world.close());
afterEach(() => asOwner("alter sequence lost_races restart"));

async function asOwner(statements: string): Promise<void> {
  const owner = connectTo(world.testDatabase.ownerUrl);
  await owner.unsafe(statements);
  await owner.end();
}

/** The first write to the table loses; a sequence counts also what is rolled back. */
async function losingTheFirst(table: string, act: () => Promise<unknown>): Promise<unknown> {
  await world.workQueue();
  await asOwner(
    `create trigger lose_the_first after insert or update or delete on ${table} execute function lose_the_first()`,
  );
  try {
    return await act();
  } finally {
    await asOwner(`drop trigger lose_the_first on ${table}`);
  }
}

const chief = () => world.as("chief");

/** What an account does in its own matters, outside any vessel: the table it writes to, and the act. */
const acts: Record<string, [table: string, act: () => Promise<unknown>]> = {
  "making a token": [
    "api_tokens",
    () =>
      chief().tokens.create({ id: newId(), name: "Report", vesselId: null, scopes: "everything", expiresInDays: 30 }),
  ],
  "asking for a link to set a password": [
    "mails",
    async () => {
      await world.anonymous().session.requestReset({ email: world.person("chief").account.email });
      await world.workQueue();
    },
  ],
  "changing a password": [
    "users",
    () => chief().session.changePassword({ currentPassword: worldPassword, newPassword: "Quiet-Anchorage-77" }),
  ],
  "erasing an account": [
    "users",
    () => {
      const { userId, account } = world.person("stew");
      return world.as("superadmin").users.deleteAccount({ userId, confirmation: account.username });
    },
  ],
};

describe("a write that lost a race is begun again", () => {
  it.each(Object.entries(acts))("%s", async (_what, [table, act]) => {
    await expect(losingTheFirst(table, act)).resolves.not.toThrow();
  });
});
