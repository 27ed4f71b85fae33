import { newId } from "@ymp/core/ids";
import { all, inVessels, refused, triedEverywhere as triedInScopes } from "@ymp/testing/tried-everywhere";
import { createWorld, type World } from "@ymp/testing/world";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const idOf = (who: Parameters<World["person"]>[0]) => world.person(who).userId;
const triedEverywhere = (statement: SQL) => triedInScopes(world, statement);

describe("in the application's role", () => {
  it("a vessel is changed in her own scope, and by the platform", async () => {
    const own = sql`update vessels set flag = 'MT' where id = ${world.vessels.A.id} returning id`;
    expect(await triedEverywhere(own)).toEqual({ ...all(1), "an account's": refused });
    const another = sql`update vessels set flag = 'MT' where id = ${world.vessels.B.id} returning id`;
    expect(await triedEverywhere(another)).toEqual({
      ...all(refused),
      "the platform's": 1,
      "the process's": 1,
    });
    const made = sql`insert into vessels (id, name, time_zone) values (${newId()}, 'Ghost', 'Europe/Paris') returning id`;
    expect(await triedEverywhere(made)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
  });

  it.each([
    "edition = 'lite'",
    "subscription = 'paid', subscription_state = 'EXPIRED', subscription_ends_on = '2099-01-01'",
    "suspended_at = now(), suspended_reason = 'x'",
    "is_template = true",
  ])("what the platform sets of a vessel is not changed in her scope: %s", async (change) => {
    const set = sql`update vessels set ${sql.raw(change)} where id = ${world.vessels.A.id} returning id`;
    expect(await triedEverywhere(set)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
  });

  it("nobody becomes an administrator but by one, outside every vessel", async () => {
    const raise = sql`update users set is_superadmin = true where id = ${idOf("deckhand")} returning id`;
    expect(await triedEverywhere(raise)).toEqual({ ...all(refused), "the platform's": 1 });
    const made = sql`insert into users (id, username, email, name, password_hash, background_color, is_superadmin)
      values (${newId()}, 'ghost', 'ghost@example.test', 'Ghost', '', '#000000', true) returning id`;
    expect(await triedEverywhere(made)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
    const lower = sql`update users set is_superadmin = false where id = ${idOf("superadmin")} returning id`;
    expect(await triedEverywhere(lower)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
  });

  it("an account is changed in its own scope, and where it has a place", async () => {
    const own = sql`update users set name = 'X' where id = ${idOf("deckhand")} returning id`;
    expect(await triedEverywhere(own)).toEqual(all(1));
    const stranger = sql`update users set name = 'X' where id = ${idOf("rival")} returning id`;
    expect(await triedEverywhere(stranger)).toEqual({
      ...all(refused),
      "a vessel's, by an administrator on board": 1,
      "the platform's": 1,
      "the process's": 1,
    });
    const isPointedAt = "23503";
    expect(await triedEverywhere(sql`delete from users where id = ${idOf("rival")} returning id`)).toEqual({
      ...all(refused),
      "the process's": isPointedAt,
    });
  });

  it.each(["password_hash = 'x'", "proven_email = 'x@example.test'", "totp_confirmed_at = now()"])(
    "what opens an account is changed outside every vessel, by itself or the platform: %s",
    async (change) => {
      const own = sql`update users set ${sql.raw(change)} where id = ${idOf("deckhand")} returning id`;
      const closed = inVessels(refused);
      expect(await triedEverywhere(own)).toEqual({ ...all(1), ...closed });
      const another = sql`update users set ${sql.raw(change)} where id = ${idOf("captain")} returning id`;
      expect(await triedEverywhere(another)).toEqual({ ...all(1), ...closed, "an account's": refused });
    },
  );

  it("no password is read but by sign-in and its owner", async () => {
    expect(await triedEverywhere(sql`select password_hash from users`)).toEqual(all(refused));
    expect(await triedEverywhere(sql`select * from users`)).toEqual(all(refused));
    const told = sql`select app.password_of(${idOf("deckhand")}::uuid)`;
    expect(await triedEverywhere(told)).toEqual({ ...all(refused), "an account's": 1, "the process's": 1 });
  });

  it("what was asked of the platform is kept, read and forgotten in its scope", async () => {
    const kept = sql`insert into platform_creations (id, path, digest) values (${newId()}, 'x', 'x') returning id`;
    expect(await triedEverywhere(kept)).toEqual({ ...all(refused), "the platform's": 1, "the process's": 1 });
    const company = { id: newId(), name: "Meridian" };
    await world.as("superadmin").platform.saveCompany(company);
    const read = sql`select id from platform_creations where id = ${company.id}`;
    expect(await triedEverywhere(read)).toEqual({ ...all(0), "the platform's": 1, "the process's": 1 });
    const gone = sql`delete from platform_creations where id = ${company.id} returning id`;
    expect(await triedEverywhere(gone)).toEqual({ ...all(0), "the platform's": 1, "the process's": 1 });
  });
});
