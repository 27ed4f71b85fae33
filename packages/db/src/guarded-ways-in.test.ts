import { newId } from "@ymp/core/ids";
import { all, inVessels, refused, triedEverywhere as triedInScopes } from "@ymp/testing/tried-everywhere";
import { createWorld, type World } from "@ymp/testing/world";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const idOf = (who: Parameters<World["person"]>[0]) => world.person(who).userId;
const triedEverywhere = (statement: SQL) => triedInScopes(world, statement);

/** Accounts that nobody has proved to be theirs. */
const unproven = {
  /** Aboard vessel A. */
  aboard: newId(),
  /** Asked aboard A, where a row stands for it. */
  asked: newId(),
  standIn: newId(),
  stranger: newId(),
  administrator: newId(),
};

async function addUnproven(id: string, name: string, facts: { standsForId?: string; isSuperadmin?: boolean } = {}) {
  const { standsForId = null, isSuperadmin = false } = facts;
  const invited = standsForId && `${name}@typed.test`;
  await world.database.db.execute(sql`
    insert into users (id, username, email, name, password_hash, background_color, is_superadmin, stands_for_id, invited_email)
    values (${id}, ${name}, ${`${name}@example.test`}, ${name}, 'first', '#000000', ${isSuperadmin}, ${standsForId}, ${invited})`);
}

beforeAll(async () => {
  world = await createWorld();
  // Those by which callers in tests are signed in.
  await world.database.db.execute(sql`delete from sessions`);
  await addUnproven(unproven.aboard, "aboard");
  await addUnproven(unproven.asked, "asked");
  await addUnproven(unproven.standIn, "standin", { standsForId: unproven.asked });
  await addUnproven(unproven.stranger, "stranger");
  await addUnproven(unproven.administrator, "administrator", { isSuperadmin: true });
  const { id } = world.vessels.A;
  await world.inVessel("A", async (tx) => {
    for (const userId of [unproven.aboard, unproven.standIn])
      await tx.execute(sql`insert into memberships (vessel_id, id, user_id, role)
        values (${id}, ${newId()}, ${userId}, 'crew')`);
  });
  for (const userId of [idOf("deckhand"), idOf("rival"), ...Object.values(unproven)]) await addWaysIn(userId);
});
afterAll(() => world.close());

/** A row of each table of what opens accounts, under an account. */
const waysIn: Readonly<Record<string, (userId: string, vesselId?: string | null) => SQL>> = {
  sessions: (userId) => sql`insert into sessions (id, user_id, expires_at) values (${newId()}, ${userId}, now())`,
  api_tokens: (userId, vesselId = null) => sql`
    insert into api_tokens (id, user_id, name, token_hash, hint, expires_at, bound_vessel_id)
    values (${newId()}, ${userId}, 'Script', ${newId()}, 'x', now(), ${vesselId})`,
  recovery_codes: (userId) =>
    sql`insert into recovery_codes (id, user_id, code_hash) values (${newId()}, ${userId}, ${newId()})`,
  password_resets: (userId) =>
    sql`insert into password_resets (token_hash, user_id, expires_at) values (${newId()}, ${userId}, now())`,
  security_keys: (userId) => sql`
    insert into security_keys (id, user_id, name, credential_id, public_key, counter, is_backed_up)
    values (${newId()}, ${userId}, 'Key', ${newId()}, 'x', 0, false)`,
  security_key_challenges: (userId) => sql`
    insert into security_key_challenges (challenge, user_id, purpose, expires_at)
    values (${newId()}, ${userId}, 'signIn', now())`,
};
const tables = Object.keys(waysIn);

async function addWaysIn(userId: string): Promise<void> {
  for (const row of Object.values(waysIn)) await world.database.db.execute(row(userId));
}

describe("of an account, in the application's role", () => {
  it("whom it stands for is set by nobody, but where a row that nobody uses asks another mailbox", async () => {
    const stands = sql`update users set stands_for_id = ${idOf("rival")}`;
    for (const id of [idOf("deckhand"), idOf("superadmin"), unproven.stranger])
      expect(await triedEverywhere(sql`${stands} where id = ${id} returning id`)).toEqual({
        ...all(refused),
        "the process's": 1,
      });
    const asks = (id: string, password: string) => sql`${stands}, invited_email = 'typed@example.test',
      email = ${`${id}@invited.invalid`}, password_hash = ${password} where id = ${id} returning id`;
    for (const id of [unproven.aboard, unproven.standIn]) {
      expect(await triedEverywhere(asks(id, ""))).toEqual({ ...all(refused), ...inVessels(1), "the process's": 1 });
      expect(await triedEverywhere(asks(id, "first"))).toEqual({ ...all(refused), "the process's": 1 });
    }
    const becomes = sql`update users set stands_for_id = null, invited_email = null, email = 'typed@example.test', password_hash = ''`;
    expect(await triedEverywhere(sql`${becomes} where id = ${unproven.standIn} returning id`)).toEqual({
      ...all(refused),
      ...inVessels(1),
      "the process's": 1,
    });
  });

  it.each(["password_hash = 'evil'", "proven_email = 'evil@example.test'", "totp_secret = 'evil'"])(
    "what opens it is not changed by whoever it stands for: %s",
    async (change) => {
      const standIn = newId();
      await addUnproven(standIn, `mine${standIn}`, { standsForId: idOf("deckhand") });
      const opened = sql`update users set ${sql.raw(change)} where id = ${standIn} returning id`;
      expect(await triedEverywhere(opened)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
      const erased = sql`update users set password_hash = '', username = ${standIn} where id = ${standIn} returning id`;
      expect(await triedEverywhere(erased)).toMatchObject({ "a vessel's": refused, "an account's": 1 });
      const answered = sql`delete from users where id = ${standIn} returning id`;
      expect(await triedEverywhere(answered)).toMatchObject({ "a vessel's": refused, "an account's": 1 });
    },
  );

  const byAdministrators = {
    "a vessel's, by an administrator on board": 1,
    "the platform's": 1,
    "the process's": 1,
  };

  it.each([
    "email = 'evil@example.test'",
    "username = 'evil'",
    "soft_deleted_at = now()",
    "last_vessel_id = (select id from vessels limit 1)",
  ])(
    "no vessel changes it, of a person who proved it, an administrator or somebody who is not aboard: %s",
    async (change) => {
      const set = sql`update users set ${sql.raw(change)}`;
      for (const id of [idOf("captain"), idOf("rival"), unproven.administrator, unproven.stranger, unproven.asked]) {
        const tried = await triedEverywhere(sql`${set} where id = ${id} returning id`);
        const isSelf = id === idOf("captain");
        expect(tried).toEqual({ ...all(refused), ...byAdministrators, ...(isSelf ? { "a vessel's": 1 } : {}) });
      }
      expect(await triedEverywhere(sql`${set} where id = ${unproven.aboard} returning id`)).toEqual({
        ...all(1),
        "an account's": refused,
      });
    },
  );

  it("anyone who must choose a password is asked for none, so no vessel says that of a person who proved it", async () => {
    const set = sql`update users set must_change_password = true`;
    for (const id of [idOf("captain"), idOf("rival"), unproven.administrator, unproven.stranger]) {
      const own = id === idOf("captain") ? { "a vessel's": 1 } : {};
      const tried = await triedEverywhere(sql`${set} where id = ${id} returning id`);
      expect(tried).toEqual({ ...all(refused), ...byAdministrators, ...own });
    }
  });

  it("a vessel empties one that is nobody's, which she has aboard or has asked, and no other", async () => {
    const emptied = sql`update users set password_hash = '', must_change_password = true, totp_secret = null`;
    for (const id of [unproven.aboard, unproven.standIn, unproven.asked])
      expect(await triedEverywhere(sql`${emptied} where id = ${id} returning id`)).toEqual({
        ...all(1),
        "an account's": refused,
      });
    for (const id of [idOf("bosun"), idOf("rival"), unproven.stranger, unproven.administrator])
      expect(await triedEverywhere(sql`${emptied} where id = ${id} returning id`)).toEqual({
        ...all(refused),
        "the platform's": 1,
        "the process's": 1,
      });
  });

  it("of one that opens more, a company's vessels or another one, a vessel changes nothing that opens it", async () => {
    const [ofCompany, elsewhere] = [newId(), newId()];
    await addUnproven(ofCompany, "forcompany");
    await addUnproven(elsewhere, "elsewhere");
    const { db } = world.database;
    await db.execute(sql`insert into company_memberships (id, company_id, user_id)
      values (${newId()}, ${world.companyId}, ${ofCompany})`);
    for (const vessel of ["A", "B"] as const)
      for (const userId of [ofCompany, elsewhere])
        await world.inVessel(vessel, (tx) =>
          tx.execute(sql`insert into memberships (vessel_id, id, user_id, role)
            values (${world.vessels[vessel].id}, ${newId()}, ${userId}, 'crew')`),
        );
    const byOthers = { ...inVessels(refused), ...byAdministrators, "an account's": refused };
    for (const id of [ofCompany, elsewhere])
      for (const change of ["email = 'evil@x.example'", "soft_deleted_at = now()", "erased_at = now()"])
        expect(await triedEverywhere(sql`update users set ${sql.raw(change)} where id = ${id} returning id`)).toEqual(
          byOthers,
        );
    const stands = sql`update users set stands_for_id = ${idOf("rival")}, invited_email = 'x@example.test', password_hash = ''`;
    for (const id of [ofCompany, elsewhere])
      expect(
        await triedEverywhere(sql`${stands}, email = ${`${id}@invited.invalid`} where id = ${id} returning id`),
      ).toEqual({ ...all(refused), "the process's": 1 });
    expect(await triedEverywhere(sql`${waysIn.password_resets?.(ofCompany)}`)).toEqual({
      ...all(refused),
      "the process's": 0,
    });
    const emptied = sql`update users set password_hash = '' where id = ${ofCompany} returning id`;
    expect(await triedEverywhere(emptied)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
    await db.execute(sql`delete from company_memberships where user_id = ${ofCompany}`);
  });

  it("none is made as proven in a vessel's scope", async () => {
    const made = sql`insert into users (id, username, email, name, password_hash, background_color, proven_email)
      values (${newId()}, 'ghost', 'ghost@example.test', 'Ghost', '', '#000000', 'ghost@example.test') returning id`;
    expect(await triedEverywhere(made)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
  });

  it("whose vessels somebody looks after is set by the platform, outside every vessel", async () => {
    const moved = sql`update company_memberships set user_id = ${idOf("rival")} returning id`;
    const joined = sql`insert into company_memberships (id, company_id, user_id)
      values (${newId()}, ${world.companyId}, ${idOf("rival")}) returning id`;
    const left = sql`delete from company_memberships where user_id = ${idOf("manager")} returning id`;
    const byPlatform = { ...all(refused), "the platform's": 1, "the process's": 1 };
    expect(await triedEverywhere(joined)).toEqual(byPlatform);
    // Of others an account sees none.
    for (const change of [moved, left])
      expect(await triedEverywhere(change)).toEqual({ ...byPlatform, "an account's": 0 });
    const given = sql`update vessels set company_id = null where id = ${world.vessels.A.id} returning id`;
    expect(await triedEverywhere(given)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
  });
});

describe("who works for a management company, in the application's role", () => {
  const other = newId();
  beforeAll(async () => {
    await world.database.db.execute(sql`insert into companies (id, name) values (${other}, 'Windward')`);
    for (const userId of [idOf("rival"), idOf("deckhand"), unproven.stranger])
      await world.database.db.execute(sql`insert into company_memberships (id, company_id, user_id)
        values (${newId()}, ${other}, ${userId})`);
  });

  it("is seen by the vessels that the company looks after, the account itself, the platform and the process", async () => {
    const ofOwn = sql`select 1 from company_memberships where company_id = ${world.companyId}`;
    expect(await triedEverywhere(ofOwn)).toEqual({ ...all(1), "an account's": 0 });
    const ofOther = sql`select 1 from company_memberships where company_id = ${other}`;
    const seen = { "an account's": 1, "the platform's": 3, "the process's": 3 };
    expect(await triedEverywhere(ofOther)).toEqual({ ...all(0), ...seen });
  });

  it.each([
    ["somebody aboard", () => idOf("deckhand"), 1],
    ["a stranger", () => unproven.stranger, 0],
  ])("a vessel hears of %s no more than whether they do: %s", async (_, of, heard) => {
    const works = sql`select 1 where app.works_for_company(${of()})`;
    expect(await triedEverywhere(works)).toEqual({ ...all(1), ...inVessels(heard) });
  });
});

describe.each(tables)("of %s, in the application's role", (table) => {
  const rows = sql.raw(table);
  const insert = (userId: string, vesselId?: string) => sql`${waysIn[table]?.(userId, vesselId)} returning user_id`;
  const of = (userId: string) => sql`where user_id = ${userId} returning user_id`;

  it("those of an account are read, changed and ended by itself and the process alone", async () => {
    const own = { ...all(0), "an account's": 1, "the platform's": 1, "the process's": 1 };
    const others = { ...own, "an account's": 0 };
    for (const [userId, reached] of [
      [idOf("deckhand"), own],
      [idOf("rival"), others],
      [unproven.stranger, others],
      [unproven.administrator, others],
    ] as const) {
      expect(await triedEverywhere(sql`select from ${rows} where user_id = ${userId}`)).toEqual(reached);
      expect(await triedEverywhere(sql`delete from ${rows} ${of(userId)}`)).toEqual(reached);
      const changed = await triedEverywhere(sql`update ${rows} set user_id = user_id ${of(userId)}`);
      expect(changed).toEqual({ ...reached, "the platform's": refused });
    }
  });

  it("one is given to nobody but in its own scope", async () => {
    const onlyProcess = { ...all(refused), "the process's": 1 };
    expect(await triedEverywhere(insert(idOf("deckhand")))).toEqual({ ...onlyProcess, "an account's": 1 });
    for (const userId of [idOf("captain"), idOf("rival"), unproven.stranger, unproven.administrator])
      expect(await triedEverywhere(insert(userId))).toEqual(onlyProcess);
    const moved = sql`update ${rows} set user_id = ${idOf("captain")} ${of(idOf("deckhand"))}`;
    expect(await triedEverywhere(moved)).toEqual({
      ...inVessels(0),
      "an account's": refused,
      "the platform's": refused,
      "the process's": 1,
    });
  });

  it("a vessel ends those of an account that is nobody's, and sends it a link", async () => {
    for (const userId of [unproven.aboard, unproven.asked]) {
      const ended = { ...all(1), "an account's": 0 };
      expect(await triedEverywhere(sql`delete from ${rows} ${of(userId)}`)).toEqual(ended);
      const given = { ...all(refused), ...inVessels(table === "password_resets" ? 1 : refused), "the process's": 1 };
      expect(await triedEverywhere(insert(userId))).toEqual(given);
    }
  });
});

describe("a script's token for one vessel", () => {
  it("is taken back in her scope, and comes to nothing else there", async () => {
    const { id: vesselId } = world.vessels.A;
    await world.database.db.execute(sql`${waysIn.api_tokens?.(idOf("rival"), vesselId)}`);
    const ofVessel = sql`where bound_vessel_id = ${vesselId} returning id`;
    expect(await triedEverywhere(sql`update api_tokens set revoked_at = now() ${ofVessel}`)).toEqual({
      ...all(1),
      "an account's": 0,
    });
    const widened = sql`update api_tokens set scopes = '{"superadmin":"edit"}', revoked_at = null ${ofVessel}`;
    expect(await triedEverywhere(widened)).toEqual({ ...all(refused), "an account's": 0, "the process's": 1 });
  });
});
