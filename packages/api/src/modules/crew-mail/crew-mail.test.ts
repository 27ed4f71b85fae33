import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { mostMailBytes, mostMailsAnHour, mostMailTries } from "@ymp/core/people/crew-mail";
import { memberships } from "@ymp/db/schema/accounts";
import { crewMails } from "@ymp/db/schema/crew-mail";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MailRefused } from "../../platform/mail/mail-refused.ts";
import { performTask } from "../../tasks.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const as = (who: Who = "captain") => world.as(who).crewMail;
const profileIdOf = (who: Who) => world.person(who).profileId;
const letter = () => ({
  id: newId(),
  audience: "crew" as const,
  profileIds: [] as string[],
  subject: "Sailing on {date}",
  body: "Dear {name},\n\n{vessel} sails.",
});
const to = (...who: Who[]) => ({ ...letter(), audience: "chosen" as const, profileIds: who.map(profileIdOf) });
const addressesOf = () => world.outbox.map((mail) => mail.to).toSorted();
const addressOf = (who: Who) => world.person(who).account.email;

async function send(input: Parameters<ReturnType<typeof as>["send"]>[0], who: Who = "captain") {
  await as(who).send(input);
  await world.workQueue();
  return input.id;
}

async function fateOf(id: string, who: Who) {
  return (await as().get({ id })).recipients.find(({ profileId }) => profileId === profileIdOf(who));
}

/** Does the work of the queue once for one recipient, with a mail server that answers so. */
async function tryWith(id: string, who: Who, answer: Error | null): Promise<unknown> {
  const recipientId = (await fateOf(id, who))?.id ?? "";
  const send = async () => {
    if (answer) throw answer;
  };
  const services = { ...world.services, mailTransport: { kind: "sends" as const, send } };
  return performTask(services, { name: "send_crew_mail", vesselId: world.vessels.A.id, recipientId }).then(
    () => null,
    (error: unknown) => error,
  );
}

describe("a mail to the crew", () => {
  it("goes to each alone, with their name, the vessel and the day, and is answered to its writer", async () => {
    const id = await send(letter());
    const crew = ["captain", "chief", "bosun", "engineer", "deckhand", "stew"] as const;
    expect(addressesOf()).toEqual(crew.map(addressOf).toSorted());
    const mail = world.outbox.find((one) => one.to === addressOf("stew"));
    expect(mail).toMatchObject({ subject: "Sailing on 15 Jun 2026", replyTo: addressOf("captain") });
    expect(mail?.text).toContain("Dear Sofia Berg,\n\nSeraphine sails.");
    for (const other of crew.filter((who) => who !== "stew" && who !== "captain"))
      expect(`${mail?.text}${mail?.html}${mail?.to}`).not.toContain(addressOf(other));
    expect(await fateOf(id, "stew")).toMatchObject({ state: "sent", tries: 1, address: addressOf("stew") });
  });

  it.each([
    ["those aboard", { audience: "aboard" as const }, ["captain", "chief", "bosun", "engineer", "stew"]],
    ["a department", { audience: "department" as const, department: "engineering" as const }, ["chief", "engineer"]],
    ["whoever was chosen, aboard or not", { audience: "chosen" as const }, ["deckhand"]],
  ])("reaches %s", async (_whom, input, expected) => {
    await world.inVessel("A", (tx) =>
      tx
        .update(profiles)
        .set({ isOnboard: false })
        .where(eq(profiles.id, profileIdOf("deckhand"))),
    );
    await send({ ...letter(), ...input, profileIds: input.audience === "chosen" ? [profileIdOf("deckhand")] : [] });
    expect(addressesOf()).toEqual(expected.map((who) => addressOf(who as Who)).toSorted());
  });

  it("sent again is one", async () => {
    const input = letter();
    await as().send(input);
    await as().send(input);
    await world.workQueue();
    expect(addressesOf()).toEqual([...new Set(addressesOf())]);
    expect((await as().list({})).rows).toMatchObject([{ counts: { waiting: 0, sent: 6, kept: 0, failed: 0 } }]);
  });

  it("does not change its words when it is sent again", async () => {
    const input = letter();
    await as().send(input);
    const other = await refusalOf(as().send({ ...input, body: "Other" }));
    expect(other).toMatchObject({ code: "conflict", messageKey: "refusals:alreadyExists" });
  });

  it("holds no markup and no header of somebody's", async () => {
    await send({ ...letter(), subject: "A\nBcc: all@example.test", body: "<img src=x> & more" });
    expect(world.outbox[0]?.html).toContain("&lt;img src=x&gt; &amp; more");
    expect(world.outbox[0]?.subject).not.toMatch(/[\r\n]/);
  });

  it.each([
    ["no words", { body: " " }, { body: "crew-mail:refusal.noText" }],
    ["words that turn round", { body: "Ahoy \u202Eyoha" }, { body: "refusals:characters" }],
    [
      "a department that is not named",
      { audience: "department" as const },
      { department: "crew-mail:refusal.noDepartment" },
    ],
    ["nobody chosen", { audience: "chosen" as const }, { profileIds: "crew-mail:refusal.nobodyChosen" }],
  ])("with %s is refused at the field", async (_what, changes, fields) => {
    expect(await refusalOf(as().send({ ...letter(), ...changes }))).toMatchObject({ code: "invalid", fields });
  });
});

describe("who may write", () => {
  it.each(["engineer", "deckhand", "stew", "contractor", "yard", "manager"] as const)("not the %s", async (who) => {
    expect((await refusalOf(as(who).send(letter()))).code).toBe("forbidden");
    expect((await refusalOf(as(who).list({}))).code).toBe("forbidden");
    expect((await refusalOf(as(who).desk())).code).toBe("forbidden");
  });

  it("a head to their own department, and reads what they wrote themselves", async () => {
    await send(letter());
    world.outbox.length = 0;
    expect(await refusalOf(as("chief").send(letter()))).toMatchObject({
      code: "forbidden",
      messageKey: "crew-mail:refusal.ownDepartment",
    });
    expect(await refusalOf(as("chief").send(to("deckhand")))).toMatchObject({
      fields: { profileIds: "crew-mail:refusal.notOfCrew" },
    });
    await send({ ...letter(), audience: "department", department: "engineering" }, "chief");
    expect(addressesOf()).toEqual([addressOf("chief"), addressOf("engineer")].toSorted());
    expect((await as("chief").list({})).rows).toHaveLength(1);
    expect((await as().list({})).rows).toHaveLength(2);
    expect((await as("chief").desk()).people.map(({ department }) => department)).toEqual([
      "engineering",
      "engineering",
    ]);
  });

  it("a head opens no mail of another", async () => {
    const id = await send(letter());
    expect((await refusalOf(as("chief").get({ id }))).code).toBe("not_found");
    expect((await refusalOf(as("chief").resend({ id }))).code).toBe("not_found");
  });

  it("no other vessel reads it, writes to her people or takes her files", async () => {
    const id = await send(letter());
    expect((await refusalOf(as("rival").get({ id }))).code).toBe("not_found");
    expect((await refusalOf(as("rival").send(to("stew")))).code).toBe("invalid");
    const file = await makeFile(world, { createdBy: world.person("captain").userId });
    expect((await refusalOf(as("rival").send({ ...letter(), fileIds: [file.id] }))).code).toBe("not_found");
  });
});

describe("who has gone", () => {
  const set = {
    "was taken off the vessel": (tx, id) =>
      tx.update(memberships).set({ softDeletedAt: world.now() }).where(eq(memberships.userId, id.userId)),
    "outlasted their last day": (tx, id) =>
      tx
        .update(memberships)
        .set({ endsOn: on("2026-06-14") })
        .where(eq(memberships.userId, id.userId)),
    "has not answered yet": (tx, id) =>
      tx.update(memberships).set({ awaitsConsent: true }).where(eq(memberships.userId, id.userId)),
    "left by the muster": (tx, { vesselId, profileId }) =>
      tx.insert(onboardStays).values({
        ...{ id: newId(), vesselId, profileId, startedAt: new Date("2026-01-01T08:00:00Z"), startReason: "joined" },
        ...{ endedAt: new Date("2026-06-01T08:00:00Z"), endReason: "left" },
      }),
    "signed off": (tx, { vesselId, profileId }) =>
      tx.insert(engagements).values({
        ...{ id: newId(), vesselId, profileId, rank: "Stewardess", signedOnOn: on("2026-01-01") },
        ...{ signedOffOn: on("2026-06-14"), signOffReason: "end_of_contract" },
      }),
  } satisfies Record<
    string,
    (
      tx: Parameters<Parameters<World["inVessel"]>[1]>[0],
      id: { userId: string; profileId: string; vesselId: string },
    ) => PromiseLike<unknown>
  >;
  const stew = () => ({ ...world.person("stew"), vesselId: world.vessels.A.id });

  it.each(Object.entries(set))("%s: is written to by nobody", async (_what, leave) => {
    await world.inVessel("A", (tx) => leave(tx, stew()));
    expect((await refusalOf(as().send(to("stew")))).fields).toEqual({ profileIds: "crew-mail:refusal.notOfCrew" });
    await send(letter());
    expect(addressesOf()).not.toContain(addressOf("stew"));
  });

  it("between writing and sending gets nothing", async () => {
    const input = letter();
    await as().send(input);
    await world.inVessel("A", (tx) => set["was taken off the vessel"](tx, stew()));
    await world.workQueue();
    expect(addressesOf()).not.toContain(addressOf("stew"));
    expect(await fateOf(input.id, "stew")).toMatchObject({ state: "withheld" });
  });
});

describe("the mailing list", () => {
  it("is asked of mails to everybody, not of those to a person", async () => {
    await world.inVessel("A", (tx) =>
      tx
        .update(profiles)
        .set({ isOnMailingList: false })
        .where(eq(profiles.id, profileIdOf("stew"))),
    );
    await send(letter());
    expect(addressesOf()).not.toContain(addressOf("stew"));
    await send(to("stew"));
    expect(addressesOf()).toContain(addressOf("stew"));
  });
});

describe("delivery", () => {
  const away = new Error("Connection refused");
  const noMailbox = new MailRefused("550 5.1.1 No such user");

  it("is tried again while the server is away, and the reason is told", async () => {
    const input = to("stew");
    await as().send(input);
    expect(await fateOf(input.id, "stew")).toMatchObject({ state: "waiting", tries: 0 });
    expect(await tryWith(input.id, "stew", away)).toBe(away);
    expect(await fateOf(input.id, "stew")).toMatchObject({
      state: "retrying",
      tries: 1,
      failure: "Connection refused",
    });
    expect(await tryWith(input.id, "stew", null)).toBeNull();
    expect(await fateOf(input.id, "stew")).toMatchObject({ state: "sent", tries: 2, failure: null });
  });

  it("ends where the server refuses the address, and after so many tries", async () => {
    const input = to("stew", "deckhand");
    await as().send(input);
    expect(await tryWith(input.id, "stew", noMailbox)).toBeNull();
    expect(await fateOf(input.id, "stew")).toMatchObject({ state: "refused", failure: "550 5.1.1 No such user" });
    for (let nth = 1; nth < mostMailTries; nth += 1) expect(await tryWith(input.id, "deckhand", away)).toBe(away);
    expect(await tryWith(input.id, "deckhand", away)).toBeNull();
    expect(await fateOf(input.id, "deckhand")).toMatchObject({ state: "refused", tries: mostMailTries });
  });

  it("that failed is tried again when asked, once, and never for those it reached", async () => {
    const input = to("stew", "deckhand");
    await as().send(input);
    await tryWith(input.id, "stew", noMailbox);
    await world.workQueue();
    expect(addressesOf()).toEqual([addressOf("deckhand")]);
    const counts = await Promise.all([as().resend({ id: input.id }), as().resend({ id: input.id })]);
    expect(counts.map(({ count }) => count).toSorted()).toEqual([0, 1]);
    await world.workQueue();
    expect(addressesOf()).toEqual([addressOf("deckhand"), addressOf("stew")].toSorted());
    expect((await as().get({ id: input.id })).can.resend).toBe(false);
  });

  it("that failed goes to the address they have by now, and not to who has left", async () => {
    const input = to("stew", "deckhand");
    await as().send(input);
    await tryWith(input.id, "stew", noMailbox);
    await tryWith(input.id, "deckhand", noMailbox);
    await world.inVessel("A", async (tx) => {
      await tx
        .update(profiles)
        .set({ userId: null, email: "sofia@new.test" })
        .where(eq(profiles.id, profileIdOf("stew")));
      const of = eq(memberships.userId, world.person("deckhand").userId);
      await tx.update(memberships).set({ softDeletedAt: world.now() }).where(of);
    });
    expect(await as().resend({ id: input.id })).toEqual({ count: 1 });
    await world.workQueue();
    expect(addressesOf()).toEqual(["sofia@new.test"]);
    expect(await fateOf(input.id, "deckhand")).toMatchObject({ state: "withheld" });
  });

  it("done twice at once is one mail with one id", async () => {
    const input = to("stew");
    await as().send(input);
    await tryWith(input.id, "stew", null);
    expect(await tryWith(input.id, "stew", away)).toBeNull();
    expect(await fateOf(input.id, "stew")).toMatchObject({ state: "sent", tries: 1 });
  });
});

describe("attachments", () => {
  const own = (values = {}) => makeFile(world, { createdBy: world.person("captain").userId, ...values });

  it("are files of the writer, and stand with the mail", async () => {
    const [first, second] = [await own({ name: "rota.pdf" }), await own()];
    const input = { ...to("stew"), fileIds: [first.id, second.id, first.id] };
    await as().send(input);
    expect((await as().get({ id: input.id })).files.map(({ name }) => name).toSorted()).toEqual([
      "impeller.jpg",
      "rota.pdf",
    ]);
    expect((await refusalOf(world.as("stew").files.get({ fileId: first.id }))).code).toBe("not_found");
    expect(await world.as("captain").files.get({ fileId: first.id })).toMatchObject({ name: "rota.pdf" });
  });

  it("of another, or too large together, are refused", async () => {
    const other = await makeFile(world, { createdBy: world.person("stew").userId });
    expect((await refusalOf(as().send({ ...letter(), fileIds: [other.id] }))).code).toBe("not_found");
    const large = [await own({ sizeBytes: mostMailBytes }), await own({ sizeBytes: 1 })];
    const refused = await refusalOf(as().send({ ...letter(), fileIds: large.map(({ id }) => id) }));
    expect(refused.fields).toEqual({ fileIds: "crew-mail:refusal.filesTooLarge" });
  });
});

describe("limits", () => {
  it("so many mails an hour, by one writer", async () => {
    const { userId } = world.person("captain");
    const { subject, body } = letter();
    await world.inVessel("A", (tx) =>
      tx.insert(crewMails).values(
        Array.from({ length: mostMailsAnHour }, () => ({
          ...{ id: newId(), vesselId: world.vessels.A.id, createdBy: userId, createdAt: world.now() },
          ...{ subject, body, audience: "crew" as const, senderName: "Marie", replyTo: "m@example.test", locale: "en" },
        })),
      ),
    );
    expect((await refusalOf(as().send(letter()))).code).toBe("limit");
    world.setNow("2026-06-15T10:00:01Z");
    expect(await as().send(letter())).toBeDefined();
  });
});

describe("templates", () => {
  const words = { name: "Departure", subject: "We sail", body: "Dear {name}" };

  it("are kept for all who write, changed over their latest version and removed", async () => {
    const id = newId();
    const saved = await as().saveTemplate({ id, ...words });
    expect(await as().saveTemplate({ id, ...words })).toMatchObject(saved);
    expect((await as("bosun").desk()).templates).toMatchObject([words]);
    await as("bosun").saveTemplate({ id, version: 1, ...words, body: "Hello {name}" });
    expect((await refusalOf(as().saveTemplate({ id, version: 1, ...words }))).code).toBe("stale");
    expect((await refusalOf(as("rival").saveTemplate({ id, version: 2, ...words }))).code).toBe("not_found");
    expect((await refusalOf(as().removeTemplate({ id, version: 1 }))).code).toBe("stale");
    await as().removeTemplate({ id, version: 2 });
    expect((await as().desk()).templates).toEqual([]);
  });

  it("are not the deckhand's to change", async () => {
    expect((await refusalOf(as("deckhand").saveTemplate({ id: newId(), ...words }))).code).toBe("forbidden");
  });
});
