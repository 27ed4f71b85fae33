import { closedReason } from "@ymp/core/access/subscription";
import { parseCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow("2026-06-15T09:00:00Z");
  world.outbox.length = 0;
});

const day = parseCalendarDate;
const platform = () => world.as("superadmin").platform;
const fresh = (name: string) => ({ id: newId(), name, timeZone: "Europe/Paris", currency: "EUR" });
const idOf = (vessel: "A" | "B") => world.vessels[vessel].id;
const seen = async (vesselId: string) => ({ vesselId, version: (await platform().vessel({ vesselId })).version });
const verbsOf = async (vesselId: string) => (await platform().changes({ vesselId })).items.map(({ verb }) => verb);

describe("the list of vessels", () => {
  it("tells how each stands, who administers it, and how much is on it", async () => {
    const { items } = await platform().vessels({ search: "serap" });
    expect(items).toMatchObject([
      {
        id: idOf("A"),
        name: "Seraphine",
        edition: "full",
        stateInForce: "ACTIVE",
        closedReason: null,
        companyName: "Meridian Yachts",
        users: 8,
        storageBytes: 0,
        captains: [{ userId: world.crew.A.captain.userId, name: "Marie Laurent" }],
        ownVisit: { vesselId: idOf("A") },
      },
    ]);
  });

  it("is found by the company that looks after the vessel", async () => {
    const { items, total } = await platform().vessels({ search: "meridian" });
    expect({ names: items.map(({ name }) => name), total }).toEqual({ names: ["Seraphine"], total: 1 });
  });

  it.each([
    ["name", false],
    ["name", true],
    ["endsOn", false],
    ["lastActivity", true],
    ["users", true],
    ["storage", false],
  ] as const)("comes page by page without a gap or a double, by %s, descending: %s", async (sort, descending) => {
    const whole = await platform().vessels({ sort, descending });
    const first = await platform().vessels({ sort, descending, limit: 1 });
    const rest = await platform().vessels({ sort, descending, cursor: first.nextCursor });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    expect(rest.nextCursor).toBeNull();
  });

  it("keeps the editions apart", async () => {
    const boat = fresh("Plover");
    await platform().createVessel({ ...boat, edition: "lite" });
    const names = async (edition: "full" | "lite") =>
      (await platform().vessels({ edition })).items.map(({ name }) => name);
    expect(await names("lite")).toEqual(["Plover"]);
    expect(await names("full")).not.toContain("Plover");
  });
});

describe("the state in force, for the list as for the gate", () => {
  const now = new Date("2026-06-15T22:30:00Z");
  const cases = [
    { story: "runs on", values: { subscriptionEndsOn: null } },
    { story: "ended by hand", values: { subscriptionState: "EXPIRED" as const } },
    { story: "ends today in ship's time", values: { subscriptionEndsOn: day("2026-06-16") } },
    { story: "ended yesterday in ship's time", values: { subscriptionEndsOn: day("2026-06-15") } },
    { story: "ends today east of UTC", values: { timeZone: "+12:00", subscriptionEndsOn: day("2026-06-16") } },
    { story: "ended east of UTC", values: { timeZone: "+12:00", subscriptionEndsOn: day("2026-06-15") } },
    { story: "ends today west of UTC", values: { timeZone: "-09:30", subscriptionEndsOn: day("2026-06-15") } },
    { story: "ended west of UTC", values: { timeZone: "-09:30", subscriptionEndsOn: day("2026-06-14") } },
    { story: "is suspended", values: { suspendedAt: now } },
    { story: "waits for deletion", values: { suspendedAt: null }, isToGo: true },
  ];

  it.each(cases)("a vessel that $story", async ({ story, values, isToGo }) => {
    world.setNow(now);
    const boat = fresh(`State ${story}`);
    await platform().createVessel(boat);
    if (isToGo) await platform().requestDeletion({ vesselId: boat.id, confirmation: boat.name });
    const [row] = await world.database.db.update(vessels).set(values).where(eq(vessels.id, boat.id)).returning();
    if (!row) throw new Error("The vessel is not there.");
    const isClosed = closedReason(row, todayIn(row.timeZone, now)) !== null;
    const isListed = async (state: "active" | "closed") =>
      (await platform().vessels({ state, search: boat.name })).items.length === 1;
    expect({ active: await isListed("active"), closed: await isListed("closed") }).toEqual({
      active: !isClosed,
      closed: isClosed,
    });
  });

  it("counts as ending within thirty days", async () => {
    const boat = fresh("Ending soon");
    await platform().createVessel({ ...boat, subscriptionEndsOn: day("2026-07-15") });
    const isEnding = async () => (await platform().vessels({ state: "ending", search: "ending soon" })).items.length;
    expect(await isEnding()).toBe(1);
    await platform().extend({ ...(await seen(boat.id)), endsOn: day("2026-07-16") });
    expect(await isEnding()).toBe(0);
  });

  it("is summed up", async () => {
    const summary = await platform().vesselsSummary({});
    expect(summary.vessels).toBe(summary.active + summary.closed);
    expect(summary.users).toBeGreaterThanOrEqual(16);
  });
});

describe("a new vessel", () => {
  it("is made once, however often it is sent", async () => {
    const boat = fresh("Godwit");
    await platform().createVessel(boat);
    await platform().createVessel(boat);
    expect(await verbsOf(boat.id)).toEqual(["created"]);
  });

  it("gets her captain with a welcome, who finds the doors open", async () => {
    const boat = fresh("Dunlin");
    const captain = { firstName: "Mary Ann", lastName: "Sun", username: "mary.sun", email: "mary@example.test" };
    const { captain: made } = await platform().createVessel({ ...boat, captain });
    expect(made).toMatchObject({ welcomeMail: "sent", joinedExisting: false });
    const { people } = await platform().vessel({ vesselId: boat.id });
    expect(people).toMatchObject([
      { name: "Mary Ann Sun", username: "mary.sun", role: "captain", isAdministrator: true },
    ]);
  });

  it("mails her new captain a link that sets the first password", async () => {
    const captain = { firstName: "Eve", lastName: "Sun", username: "eve.sun", email: "eve@example.test" };
    await platform().createVessel({ ...fresh("Sanderling"), captain });
    expect(world.outbox).toMatchObject([{ to: "eve@example.test" }]);
    expect(world.outbox[0]?.subject).toContain("mail:appointed.subject");
    const token = /reset-password\/([\w-]+)/.exec(world.outbox[0]?.text ?? "")?.[1] ?? "";
    await world.anonymous().session.resetPassword({ token, newPassword: "Sandbanks & tides 9" });
    const signIn = { login: "eve.sun", password: "Sandbanks & tides 9" };
    expect(await world.anonymous().session.signIn(signIn)).toMatchObject({ mustChangePassword: false });
  });

  it("can be given to a captain who has an account", async () => {
    const { userId } = world.crew.B.captain;
    await platform().createVessel({ ...fresh("Turnstone"), captainUserId: userId });
    expect(world.outbox[0]?.subject).toContain("mail:consent.subject");
    const [asked] = await world.as("rival").users.invitations();
    await world.as("rival").users.answerInvitation({ vesselId: asked?.vesselId ?? "", accepts: true });
    const vesselNames = (await world.as("rival").session.me())?.vessels.map(({ name }) => name);
    expect(vesselNames).toEqual(["Corvus", "Turnstone"]);
  });

  it("is not made when the captain's username is taken, and nothing of it stays", async () => {
    const boat = fresh("Never");
    const captain = { firstName: "Eve", lastName: "Two", username: "captain.a", email: "other@example.test" };
    expect(await refusalOf(platform().createVessel({ ...boat, captain }))).toMatchObject({
      code: "conflict",
      fields: { "captain.username": "users:refusal.usernameTaken" },
    });
    expect(await refusalOf(platform().vessel({ vesselId: boat.id }))).toMatchObject({ code: "not_found" });
  });

  it.each([
    ["a zone nobody keeps", { timeZone: "Mars/Olympus" }],
    ["no name", { name: "  " }],
    ["a last day that has passed", { subscriptionEndsOn: day("2026-06-14") }],
    [
      "two captains",
      { captainUserId: newId(), captain: { firstName: "A", lastName: "B", username: "abc", email: "a@b.test" } },
    ],
  ])("is refused with %s", async (_story, fault) => {
    expect(await refusalOf(platform().createVessel({ ...fresh("Faulty"), ...fault }))).toMatchObject({
      code: "invalid",
    });
  });
});

describe("the particulars of a vessel", () => {
  it("are kept, and the change stands in both histories", async () => {
    const { version } = await platform().vessel({ vesselId: idOf("B") });
    await platform().updateVessel({ vesselId: idOf("B"), version, flag: "Malta", callSign: "9HA123" });
    expect(await platform().vessel({ vesselId: idOf("B") })).toMatchObject({ flag: "Malta", callSign: "9HA123" });
    expect(await verbsOf(idOf("B"))).toContain("updated");
  });

  it("are not overwritten by the person who saw an older version", async () => {
    const { version } = await platform().vessel({ vesselId: idOf("B") });
    await platform().updateVessel({ vesselId: idOf("B"), version, flag: "Cayman Islands" });
    expect(await refusalOf(platform().updateVessel({ vesselId: idOf("B"), version, flag: "Panama" }))).toMatchObject({
      code: "stale",
    });
  });

  it("of a vessel that does not exist are not found", async () => {
    expect(await refusalOf(platform().vessel({ vesselId: newId() }))).toMatchObject({ code: "not_found" });
  });
});

describe("a subscription", () => {
  const homeOf = () => world.as("rival").people.pick();

  it("that ended shuts the people out, and an extension lets them in again", async () => {
    await platform().setSubscription({ ...(await seen(idOf("B"))), state: "EXPIRED" });
    expect(await refusalOf(homeOf())).toMatchObject({ code: "expired_subscription" });
    await platform().extend({ ...(await seen(idOf("B"))), endsOn: day("2026-12-31") });
    expect(await homeOf()).not.toHaveLength(0);
    expect(await platform().vessel({ vesselId: idOf("B") })).toMatchObject({
      subscriptionState: "ACTIVE",
      subscriptionEndsOn: "2026-12-31",
      stateInForce: "ACTIVE",
    });
  });

  it("is not extended into the past", async () => {
    const past = platform().extend({ ...(await seen(idOf("B"))), endsOn: day("2026-06-14") });
    expect(await refusalOf(past)).toMatchObject({ code: "invalid", fields: { endsOn: "platform:endsInPast" } });
  });

  it("that somebody else extended meanwhile is not written over unseen", async () => {
    const first = await platform().vessel({ vesselId: idOf("B") });
    const { version, subscriptionEndsOn } = first;
    const read = { vesselId: idOf("B"), version, base: { endsOn: subscriptionEndsOn } };
    await platform().updateVessel({ vesselId: idOf("B"), version, builder: "Feadship" });
    await platform().extend({ ...read, endsOn: day("2027-06-30") });
    expect(await refusalOf(platform().extend({ ...read, endsOn: day("2027-12-31") }))).toMatchObject({
      code: "stale",
      fields: { endsOn: "refusals:changedMeanwhile" },
    });
    await platform().extend({ ...(await seen(idOf("B"))), endsOn: day("2026-12-31") });
  });

  it("whose kind somebody else changed meanwhile is not written over unseen", async () => {
    const read = await seen(idOf("B"));
    await platform().setSubscription({ ...read, state: "EXPIRED" });
    const late = platform().setSubscription({ ...read, subscription: "free" });
    expect(await refusalOf(late)).toMatchObject({ code: "stale" });
    await platform().setSubscription({ ...(await seen(idOf("B"))), state: "ACTIVE" });
  });

  it("is suspended with a reason and resumed, and both are told on board", async () => {
    await platform().suspend({ vesselId: idOf("B"), reason: "The invoice of May is open" });
    expect(await refusalOf(homeOf())).toMatchObject({ code: "expired_subscription" });
    expect(await platform().vessel({ vesselId: idOf("B") })).toMatchObject({
      closedReason: "suspended",
      suspendedReason: "The invoice of May is open",
    });
    await platform().resume({ vesselId: idOf("B") });
    expect(await homeOf()).not.toHaveLength(0);
    expect((await verbsOf(idOf("B"))).slice(0, 2)).toEqual(["resumed", "suspended"]);
  });

  it("changes its kind without touching its end", async () => {
    await platform().setSubscription({ ...(await seen(idOf("B"))), subscription: "free" });
    expect(await platform().vessel({ vesselId: idOf("B") })).toMatchObject({
      subscription: "free",
      subscriptionEndsOn: "2026-12-31",
    });
  });
});

describe("the edition", () => {
  it("goes from lite to full and back with every id where it was", async () => {
    const machine = await makeEquipment(world, { name: "Outboard" }, "B");
    const job = await makeJob(world, { equipmentId: machine.id }, "B");
    const before = (await platform().vessel({ vesselId: idOf("B") })).people.map(({ profileId }) => profileId);
    await platform().setEdition({ vesselId: idOf("B"), edition: "lite" });
    await platform().setEdition({ vesselId: idOf("B"), edition: "full" });
    const rival = world.as("rival");
    expect(await rival.equipment.get({ id: machine.id })).toMatchObject({ id: machine.id, name: "Outboard" });
    expect(await rival.jobs.get({ id: job.id })).toMatchObject({ id: job.id });
    expect((await platform().vessel({ vesselId: idOf("B") })).people.map(({ profileId }) => profileId)).toEqual(before);
  });

  it("closes and opens the modules it has not, at the next call", async () => {
    await platform().setEdition({ vesselId: idOf("B"), edition: "lite" });
    expect((await world.as("rival").session.vessel()).access.edition).toBe("lite");
    await platform().setEdition({ vesselId: idOf("B"), edition: "full" });
    expect((await world.as("rival").session.vessel()).access.edition).toBe("full");
  });
});

it("the archive of a vessel can be asked for from outside, and followed", async () => {
  const { id } = await platform().requestArchive({ vesselId: idOf("A") });
  expect((await world.as("captain").archive.list()).map((archive) => archive.id)).toContain(id);
  expect(await verbsOf(idOf("A"))).toContain("archive_requested");
  expect(await platform().archives({ vesselId: idOf("A") })).toMatchObject([{ id, status: "queued", isKept: false }]);
});

describe("the language a vessel's library is written in", () => {
  const languageOf = async (id: string) => (await platform().vessel({ vesselId: id })).language;

  it("is that of the person who makes her, unless another is named", async () => {
    await world.as("superadmin").session.setTheme({ locale: "ja" });
    const [hers, named] = [fresh("Kaze"), { ...fresh("Mistral"), language: "fr" as const }];
    await platform().createVessel(hers);
    await platform().createVessel(named);
    expect([await languageOf(hers.id), await languageOf(named.id)]).toEqual(["ja", "fr"]);
    await world.as("superadmin").session.setTheme({ locale: "en" });
  });
});
