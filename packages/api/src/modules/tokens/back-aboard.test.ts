import { addDays, todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { callerOf } from "@ymp/testing/callers";
import {
  insertPerson,
  openSupportVisit,
  openTestSession,
  type Person,
  testSessionOf,
  type VesselKey,
} from "@ymp/testing/people";
import { seenFromOutside, seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findTokenPrincipal } from "./bearer.service.ts";
import { createToken } from "./tokens.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// The clock goes on from test to test: what happened to the vessel in one is over in the next.
const later = () => world.setNow(new Date(world.now().getTime() + 60_000));

/** A token of its owner, for every vessel or for one, and what it opens on that one now. */
async function scriptOf({ account }: Person, vessel: VesselKey, isBound: boolean) {
  const { id: vesselId, name } = world.vessels[vessel];
  const bound = isBound ? vesselId : null;
  const input = { id: newId(), name: "Script", vesselId: bound, scopes: "everything" as const, expiresInDays: 300 };
  await openTestSession(world.database, account);
  const bearer = { kind: "user" as const, account, sessionId: testSessionOf(account) };
  const { token } = await createToken(world.services, bearer, input, address);
  const at = async (asked: string | null) => {
    const principal = await findTokenPrincipal(world.services, token, address);
    if (principal instanceof AppError) throw principal;
    return callerOf(world.services, { principal, vesselId: asked });
  };
  const opened = async () => {
    await (await at(vesselId)).jobs.list({});
    const me = await (await at(null)).session.me();
    return me?.vessels.some((listed) => listed.name === name);
  };
  return {
    enters: (key: VesselKey) =>
      at(world.vessels[key].id)
        .then((caller) => caller.jobs.list({}))
        .then(() => true)
        .catch(() => false),
    opens: () => opened().catch(() => false),
    /** Null where the token opens nothing at all. */
    lists: () =>
      at(null)
        .then((caller) => caller.session.me())
        .then((me) => me?.vessels.some((listed) => listed.name === name) ?? false)
        .catch(() => false),
  };
}
const tokensOf = (person: Person) => world.caller(person, null).tokens.list();
const statesOf = async (person: Person) => (await tokensOf(person)).map(({ state }) => state);
const address = "198.51.100.7";

const dayIn = (days: number) => addDays(todayIn("UTC", world.now()), days);
const platform = () => world.as("superadmin").platform;
const crew = () => world.as("captain").users;
const A = () => world.vessels.A.id;
const anew = () => insertPerson(world.database, { username: `u${newId()}`, name: "Some Body" });

/** Somebody new with a place on vessel A. */
async function aboard(): Promise<Person> {
  const person = await anew();
  await platform().addMembership({ userId: person.userId, vesselId: A(), role: "crew", department: "deck" });
  await accepts(person);
  return person;
}
const accepts = (person: Person) => world.caller(person, null).users.answerInvitation({ vesselId: A(), accepts: true });

async function lastDay(userId: string, endsOn: string | null) {
  return crew().setEndsOn({ ...(await seenPlace(crew(), userId)), endsOn });
}

async function ofCompany(): Promise<Person> {
  const person = await anew();
  await platform().setCompanyMember({ companyId: world.companyId, userId: person.userId, isMember: true });
  return person;
}

async function moveTo(companyId: string | null): Promise<void> {
  const { version } = await platform().vessel({ vesselId: A() });
  await platform().updateVessel({ vesselId: A(), version, companyId });
}

async function anotherCompany(): Promise<string> {
  const id = newId();
  await platform().saveCompany({ id, name: "Windward" });
  return id;
}

interface WayOut {
  of: () => Promise<Person>;
  out: (person: Person) => Promise<unknown>;
  back: Readonly<Record<string, (person: Person) => Promise<unknown>>>;
}

const broughtBack = async (person: Person) => {
  await platform().addMembership({ userId: person.userId, vesselId: A(), role: "crew", department: "deck" });
  await accepts(person);
};
const putBack = ({ userId }: Person) => crew().setSoftDeleted({ userId, isDeleted: false });

const ways: Readonly<Record<string, WayOut>> = {
  "was taken off by the captain": {
    of: aboard,
    out: ({ userId }) => crew().setSoftDeleted({ userId, isDeleted: true }),
    back: { "put back": putBack, "brought back by the platform": broughtBack },
  },
  left: {
    of: aboard,
    out: (person) => world.caller(person, "A").users.leave(),
    back: {
      "put back, and agrees": async (person) => {
        await putBack(person);
        await accepts(person);
      },
      "brought back by the platform": broughtBack,
    },
  },
  "was taken off by the platform": {
    of: aboard,
    out: ({ userId }) => platform().removeMembership({ userId, vesselId: A() }),
    back: { "brought back": broughtBack },
  },
  "had a last day, which passed": {
    of: aboard,
    out: async ({ userId }) => {
      await lastDay(userId, dayIn(1));
      world.setNow(new Date(world.now().getTime() + 4 * 86_400_000));
    },
    back: {
      "goes on without one": ({ userId }) => lastDay(userId, null),
      "has a later one": ({ userId }) => lastDay(userId, dayIn(90)),
      "has a later one by the platform": async ({ userId }) => {
        const seen = await seenFromOutside(platform(), userId, A());
        return platform().changeMembership({ ...seen, endsOn: dayIn(90) });
      },
    },
  },
  "was taken out of the management company": {
    of: ofCompany,
    out: ({ userId }) => platform().setCompanyMember({ companyId: world.companyId, userId, isMember: false }),
    back: {
      "works for it again": ({ userId }) =>
        platform().setCompanyMember({ companyId: world.companyId, userId, isMember: true }),
      "has a first place aboard": broughtBack,
    },
  },
  "lost the vessel, which nobody looks after": {
    of: ofCompany,
    out: () => moveTo(null),
    back: { "has her again": () => moveTo(world.companyId) },
  },
  "lost the vessel to another company": {
    of: ofCompany,
    out: async () => moveTo(await anotherCompany()),
    back: { "has her again": () => moveTo(world.companyId) },
  },
  "had the account closed": {
    of: aboard,
    out: ({ userId }) => platform().setAccountDeleted({ userId, isDeleted: true }),
    back: { "has it open again": ({ userId }) => platform().setAccountDeleted({ userId, isDeleted: false }) },
  },
};

const cases = Object.entries(ways).flatMap(([out, way]) =>
  Object.entries(way.back).flatMap(([back, comesBack]) =>
    ["for every vessel", "for this one"].map((token) => ({ out, back, token, way, comesBack })),
  ),
);

it.each(cases)("a script $token stays outside when its owner $out and $back; one made since opens", async (tried) => {
  const { way, comesBack, token } = tried;
  const isBound = token === "for this one";
  const person = await way.of();
  later();
  const before = await scriptOf(person, "A", isBound);
  expect(await before.opens()).toBe(true);
  later();
  await way.out(person);
  later();
  world.services.accounts.forget("*");
  expect([await before.opens(), await before.lists()]).toEqual([false, false]);
  await comesBack(person);
  later();
  world.services.accounts.forget("*");
  expect([await before.opens(), await before.lists()]).toEqual([false, false]);
  expect(await statesOf(person)).toEqual([expect.stringMatching(/^(out|revoked)$/)]);
  const since = await scriptOf(person, "A", isBound);
  expect(await since.opens()).toBe(true);
  expect((await statesOf(person))[0]).toBe("active");
});

it("a script of one company's time is none of another's, and says what it does not open", async () => {
  const person = await ofCompany();
  later();
  const script = await scriptOf(person, "A", false);
  later();
  const bravo = await anotherCompany();
  const company = (companyId: string, isMember: boolean) =>
    platform().setCompanyMember({ companyId, userId: person.userId, isMember });
  await company(world.companyId, false);
  await company(bravo, true);
  const { version } = await platform().vessel({ vesselId: world.vessels.B.id });
  await platform().updateVessel({ vesselId: world.vessels.B.id, version, companyId: bravo });
  later();
  world.services.accounts.forget("*");
  expect(await script.enters("B")).toBe(false);
  expect(await statesOf(person)).toEqual(["out"]);
  expect(await (await scriptOf(person, "B", false)).enters("B")).toBe(true);
  await platform().addMembership({ userId: person.userId, vesselId: A(), role: "crew", department: "deck" });
  await accepts(person);
  later();
  world.services.accounts.forget("*");
  expect(await tokensOf(person)).toMatchObject([{ state: "active", outOf: [] }, { state: "out" }]);
});

it.each(["nobody looks after", "another company looks after"])(
  "a script of before its owner's company lost a vessel, which %s, does not come back with a first place on her",
  async (by) => {
    const person = await ofCompany();
    later();
    const before = await scriptOf(person, "A", false);
    later();
    await moveTo(by === "nobody looks after" ? null : await anotherCompany());
    later();
    const between = await scriptOf(person, "B", false);
    later();
    await broughtBack(person);
    later();
    world.services.accounts.forget("*");
    expect([await before.opens(), await before.lists(), await between.enters("A")]).toEqual([false, false, true]);
    expect(await statesOf(person)).toEqual(["active", "out"]);
    await moveTo(world.companyId);
  },
);

it("an administrator's script of before they left a company does not come back as they take themselves aboard", async () => {
  const person = await ofCompany();
  await platform().setSuperadmin({ userId: person.userId, isSuperadmin: true });
  const administrator = { ...person, account: { ...person.account, isSuperadmin: true } };
  later();
  const before = await scriptOf(administrator, "A", false);
  expect(await before.enters("A")).toBe(true);
  later();
  await platform().setCompanyMember({ companyId: world.companyId, userId: person.userId, isMember: false });
  later();
  const own = world.caller(administrator, null).platform;
  await own.addMembership({ userId: person.userId, vesselId: A(), role: "crew", department: "deck" });
  later();
  world.services.accounts.forget("*");
  expect(await before.enters("A")).toBe(false);
  expect(await (await scriptOf(administrator, "A", false)).enters("A")).toBe(true);
});

it("a script goes on by the other way where its owner has lost one of two", async () => {
  const person = await aboard();
  await platform().setCompanyMember({ companyId: world.companyId, userId: person.userId, isMember: true });
  later();
  const script = await scriptOf(person, "A", false);
  later();
  await platform().setCompanyMember({ companyId: world.companyId, userId: person.userId, isMember: false });
  expect(await script.opens()).toBe(true);
  await platform().setCompanyMember({ companyId: world.companyId, userId: person.userId, isMember: true });
  later();
  world.services.accounts.forget("*");
  expect(await script.opens()).toBe(true);
});

it("a last day that is put off before it has passed changes nothing for scripts", async () => {
  const person = await aboard();
  later();
  const script = await scriptOf(person, "A", false);
  later();
  await lastDay(person.userId, dayIn(5));
  await lastDay(person.userId, null);
  later();
  world.services.accounts.forget("*");
  expect(await script.opens()).toBe(true);
});

it("a script does not come back by another way than its owner left", async () => {
  const person = await aboard();
  later();
  const script = await scriptOf(person, "A", false);
  later();
  await crew().setSoftDeleted({ userId: person.userId, isDeleted: true });
  later();
  await platform().setCompanyMember({ companyId: world.companyId, userId: person.userId, isMember: true });
  world.services.accounts.forget("*");
  expect(await script.opens()).toBe(false);
  expect(await script.lists()).toBe(false);
  later();
  expect(await (await scriptOf(person, "A", false)).opens()).toBe(true);
});

it("a script made before a visit is not on it", async () => {
  const person = await anew();
  await platform().setSuperadmin({ userId: person.userId, isSuperadmin: true });
  const administrator = { ...person, account: { ...person.account, isSuperadmin: true } };
  const before = await scriptOf(administrator, "B", false);
  await openSupportVisit(world.database, world.vessels.B.id, person.userId, new Date(world.now().getTime() + 60_000));
  later();
  world.services.accounts.forget("*");
  expect(await before.opens()).toBe(false);
  later();
  expect(await (await scriptOf(administrator, "B", false)).opens()).toBe(true);
});

it("a script ends with its owner's right to administer the platform", async () => {
  const person = await anew();
  await platform().setSuperadmin({ userId: person.userId, isSuperadmin: true });
  const { tokens } = world.caller(person, null);
  await tokens.create({ id: newId(), name: "Script", vesselId: null, scopes: "everything", expiresInDays: 90 });
  await openSupportVisit(world.database, A(), person.userId);
  await platform().setSuperadmin({ userId: person.userId, isSuperadmin: false });
  expect(await tokens.list()).toMatchObject([{ state: "revoked" }]);
});
