import { newId } from "@ymp/core/ids";
import { all, inVessels, refused, triedEverywhere as triedInScopes } from "@ymp/testing/tried-everywhere";
import { createWorld, type World } from "@ymp/testing/world";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const idOf = (who: Parameters<World["person"]>[0]) => world.person(who).userId;
const triedEverywhere = (statement: SQL) => triedInScopes(world, statement);
const byProcess = { "the process's": 1 };

/** About a person, to their address, or to a supplier. */
const mailAbout = (userId: string | null, recipient: string, id = newId()) => sql`
  insert into mails (id, recipient, subject, html, text, user_id)
  values (${id}, ${recipient}, 'Way in', '<a>', 'https://ymp.test/auth/reset-password/x', ${userId})`;

const mail = { deckhand: newId(), rival: newId(), supplier: newId() };
beforeAll(async () => {
  world = await createWorld();
  const { db } = world.database;
  await db.execute(mailAbout(idOf("deckhand"), "deckhand.a@example.test", mail.deckhand));
  await db.execute(mailAbout(idOf("rival"), "captain.b@example.test", mail.rival));
  await db.execute(mailAbout(null, "shop@example.test", mail.supplier));
  await db.execute(sql`insert into rate_limits (key, points) values ('signIn:account:x', 10)`);
  await db.execute(sql`insert into security_alarms (key, kind, times, first_at, last_at)
    values ('guessing', 'guessing', 1, now(), now())`);
  for (const who of ["deckhand", "rival"] as const) {
    await db.execute(sql`insert into digest_settings (user_id) values (${idOf(who)})`);
    await db.execute(sql`insert into notification_preferences (id, user_id, event)
      values (${newId()}, ${idOf(who)}, 'job.assigned')`);
  }
});
afterAll(() => world.close());

describe("in the application's role", () => {
  it("management companies are the platform's to change", async () => {
    const { companyId } = world;
    const made = sql`insert into companies (id, name) values (${newId()}, 'Evil') returning id`;
    const renamed = sql`update companies set name = 'Evil' where id = ${companyId} returning id`;
    for (const change of [made, renamed])
      expect(await triedEverywhere(change)).toEqual({ ...all(refused), "the platform's": 1, ...byProcess });
    const read = sql`select from companies where id = ${companyId}`;
    expect(await triedEverywhere(read)).toEqual(all(1));
  });

  it("counted tries are the process's", async () => {
    for (const statement of [
      sql`select from rate_limits where key = 'signIn:account:x'`,
      sql`update rate_limits set points = 0 where key = 'signIn:account:x' returning key`,
      sql`delete from rate_limits where key = 'signIn:account:x' returning key`,
    ])
      expect(await triedEverywhere(statement)).toEqual({ ...all(0), ...byProcess });
    const counted = sql`insert into rate_limits (key, points) values ('use:mail', 1000) returning key`;
    expect(await triedEverywhere(counted)).toEqual({ ...all(refused), ...byProcess });
  });

  it("alarms are rung by the process and read by the platform", async () => {
    const read = sql`select from security_alarms where key = 'guessing'`;
    expect(await triedEverywhere(read)).toEqual({ ...all(0), "the platform's": 1, ...byProcess });
    const removed = sql`delete from security_alarms where key = 'guessing' returning key`;
    expect(await triedEverywhere(removed)).toEqual({ ...all(0), ...byProcess });
  });

  it.each(["digest_settings", "notification_preferences"])("what is in %s is chosen by its owner", async (table) => {
    const rows = sql.raw(table);
    for (const [who, reached] of [
      ["deckhand", { ...all(0), "an account's": 1, ...byProcess }],
      ["rival", { ...all(0), ...byProcess }],
    ] as const) {
      const own = sql`where user_id = ${idOf(who)}`;
      expect(await triedEverywhere(sql`delete from ${rows} ${own} returning user_id`)).toEqual(reached);
      expect(await triedEverywhere(sql`update ${rows} set user_id = user_id ${own} returning user_id`)).toEqual(
        reached,
      );
      expect(await triedEverywhere(sql`select from ${rows} ${own}`)).toEqual(all(1));
    }
  });

  it("of mails a vessel asks the fate of those about her people, and ends none", async () => {
    const of = (id: string) => sql`from mails where id = ${id}`;
    const others = { ...all(0), "the platform's": 1, ...byProcess };
    for (const [id, reached] of [
      [mail.deckhand, { ...all(1) }],
      [mail.rival, others],
      [mail.supplier, others],
    ] as const) {
      expect(await triedEverywhere(sql`select sent_at, failure ${of(id)}`)).toEqual(reached);
      expect(await triedEverywhere(sql`delete ${of(id)} returning id`)).toEqual({ ...reached, ...inVessels(0) });
      const readdressed = sql`update mails set recipient = 'evil@example.test' where id = ${id} returning id`;
      expect(await triedEverywhere(readdressed)).toEqual({
        ...all(0),
        ...(id === mail.deckhand ? { "an account's": 1 } : {}),
        ...byProcess,
      });
    }
    expect(await triedEverywhere(sql`${mailAbout(null, "anybody@example.test")}`)).toEqual(all(0));
  });

  it("what the platform did is told to its administrators, and nobody else writes it but of the own account", async () => {
    const done = (kind: string, subject: string) => sql`
      insert into platform_changes (id, user_id, subject_kind, subject_id, verb)
      values (${newId()}, ${idOf("superadmin")}, ${kind}, ${subject}, 'opened')`;
    const byAdministrators = { "a vessel's, by an administrator on board": 0, "the platform's": 0, "the process's": 0 };
    expect(await triedEverywhere(done("vessel", world.vessels.B.id))).toEqual({ ...all(refused), ...byAdministrators });
    expect(await triedEverywhere(done("vessel", world.vessels.A.id))).toEqual({
      ...all(refused),
      ...byAdministrators,
      "a vessel's, by the queue": 0,
    });
    expect(await triedEverywhere(done("account", idOf("rival")))).toEqual({ ...all(refused), ...byAdministrators });
    expect(await triedEverywhere(done("account", idOf("deckhand")))).toEqual({
      ...all(refused),
      ...byAdministrators,
      "an account's": 0,
    });
    await world.database.db.execute(done("vessel", world.vessels.A.id));
    const read = sql`select from platform_changes where subject_id = ${world.vessels.A.id} and verb = 'opened'`;
    expect(await triedEverywhere(read)).toEqual({ ...all(1), "a vessel's": 0, "an account's": 0 });
  });

  it("whom and which vessel a company let go is seen by them, its people and the platform", async () => {
    const { companyId } = world;
    const gone = (column: string, id: string) => sql`
      insert into company_departures (id, company_id, ${sql.raw(column)}, left_at) values (${newId()}, ${companyId}, ${id}, now())`;
    const { db } = world.database;
    await db.execute(gone("user_id", idOf("rival")));
    await db.execute(gone("user_id", idOf("deckhand")));
    await db.execute(gone("managed_vessel_id", world.vessels.A.id));
    await db.execute(gone("managed_vessel_id", world.vessels.B.id));
    const read = (column: string, id: string) => sql`select from company_departures where ${sql.raw(column)} = ${id}`;
    const outside = { ...all(0), "the platform's": 1, ...byProcess };
    expect(await triedEverywhere(read("user_id", idOf("rival")))).toEqual(outside);
    expect(await triedEverywhere(read("user_id", idOf("deckhand")))).toEqual({ ...outside, "an account's": 1 });
    expect(await triedEverywhere(read("managed_vessel_id", world.vessels.A.id))).toEqual({
      ...outside,
      ...inVessels(1),
    });
    expect(await triedEverywhere(read("managed_vessel_id", world.vessels.B.id))).toEqual(outside);
  });

  it("what a mail says is told to the process alone", async () => {
    for (const id of Object.values(mail)) {
      expect(await triedEverywhere(sql`select text from mails where id = ${id}`)).toEqual(all(refused));
      const told = sql`select app.text_of_mail(${id}) ->> 'text'`;
      expect(await triedEverywhere(told)).toEqual({ ...all(refused), ...byProcess });
    }
  });
});
