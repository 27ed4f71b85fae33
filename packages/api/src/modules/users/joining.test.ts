import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { guest, mailTo, newcomer, tokenIn } from "@ymp/testing/factories/users";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const day = parseCalendarDate;

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow("2026-06-15T09:00:00Z");
  world.mailServer.isDown = false;
});

const captain = () => world.as("captain").users;
const signIn = (login: string, password: string) => world.anonymous().session.openToken({ login, password });

describe("a new user", () => {
  it("gets an account, a place and a profile, and a mail with the way in", async () => {
    const made = newcomer();
    const answer = await captain().create(made);
    expect(answer).toMatchObject({
      userId: made.userId,
      profileId: made.profileId,
      welcomeMail: "sent",
    });
    expect(answer.initialPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(mailTo(world, made.email)?.text).toContain("https://ymp.test/auth/login");
    const session = await signIn(made.username, answer.initialPassword ?? "");
    expect(session.userId).toBe(made.userId);
    const user = await captain().get({ userId: made.userId });
    expect(user).toMatchObject({ mustChangePassword: true, role: "crew", department: "deck", welcomeMail: "sent" });
    expect(user.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("has a profile that waits to be looked over, and so has somebody who was invited", async () => {
    const [made, invited] = [newcomer(), guest()];
    await captain().create(made);
    await captain().invite(invited);
    for (const { profileId } of [made, invited])
      expect(await world.as("captain").people.get({ id: profileId })).toMatchObject({ isUnreviewed: true });
  });

  it.each([
    ["nobody has", () => "two.at.once@example.test"],
    ["somebody has", () => world.person("rival").account.email],
  ])("is taken aboard once where two invite an address at once that %s", async (_what, addressOf) => {
    const email = addressOf();
    const guests = [guest(), guest()].map((each) => ({ ...each, email }));
    const answers = await Promise.allSettled(guests.map((each) => captain().invite(each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [late] = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(await refusalOf(Promise.reject(late))).toMatchObject({
      code: "conflict",
      fields: { email: "users:refusal.aboardAlready" },
    });
  });

  it("is asked by both of two vessels that invite one address at once", async () => {
    const email = "of.two.vessels@example.test";
    const [here, there] = [guest(), guest()].map((each) => ({ ...each, email }));
    if (!here || !there) throw new Error("There are two.");
    const answers = await Promise.all([captain().invite(here), world.as("rival").users.invite(there)]);
    expect(answers.map(({ welcomeMail }) => welcomeMail)).toEqual(["sent", "sent"]);
  });

  it("is kept when the mail does not leave, and the mail can be sent again", async () => {
    world.mailServer.isDown = true;
    const made = newcomer();
    expect(await captain().create(made)).toMatchObject({ welcomeMail: "failed" });
    expect(await captain().get({ userId: made.userId })).toMatchObject({ welcomeMail: "failed" });
    world.mailServer.isDown = false;
    expect(await captain().resendWelcome({ userId: made.userId })).toEqual({ welcomeMail: "sent" });
    expect(mailTo(world, made.email)).toBeDefined();
  });

  it("takes the password that was chosen, and does not answer it", async () => {
    const made = newcomer({ password: "Anchor chain 12" });
    expect(await captain().create(made)).toMatchObject({ initialPassword: null });
    expect(await signIn(made.username, "Anchor chain 12")).toMatchObject({ userId: made.userId });
  });

  it("sent twice is made once", async () => {
    const made = newcomer();
    await captain().create(made);
    const sent = world.outbox.length;
    expect(await captain().create(made)).toMatchObject({ userId: made.userId, initialPassword: null });
    expect(world.outbox.length).toBe(sent);
  });

  it("needs a first and a last name", async () => {
    const refusal = await refusalOf(captain().create(newcomer({ firstName: "", lastName: " " })));
    expect(refusal.fields).toEqual({ firstName: "users:firstNameMissing", lastName: "users:lastNameMissing" });
  });

  it("is refused under a taken username and with a weak password", async () => {
    const taken = captain().create(newcomer({ username: "Chief.A" }));
    expect(await refusalOf(taken)).toMatchObject({ fields: { username: "users:refusal.usernameTaken" } });
    const weak = captain().create(newcomer({ password: "password1234" }));
    expect(await refusalOf(weak)).toMatchObject({ fields: { password: "passwords:passwordCommon" } });
  });

  it("with the address of an account elsewhere asks its owner and leaves its password alone", async () => {
    const { account, userId } = world.crew.B.engineer;
    const own = world.caller(world.crew.B.engineer, "A").users;
    const made = newcomer({ email: account.email.toUpperCase(), role: "crew" });
    expect(await captain().create(made)).toMatchObject({ userId: made.userId, welcomeMail: "sent" });
    expect(mailTo(world, account.email)?.subject).toContain("mail:consent.subject");
    expect(await refusalOf(own.get({ userId }))).toMatchObject({ code: "not_found" });
    await own.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    expect(await own.get({ userId })).toMatchObject({ role: "crew" });
  });

  it("is refused when the person is aboard already or was taken off the list", async () => {
    const { email } = world.person("bosun").account;
    expect(await refusalOf(captain().create(newcomer({ email })))).toMatchObject({
      fields: { email: "users:refusal.aboardAlready" },
    });
    const made = newcomer();
    await captain().create(made);
    await captain().setSoftDeleted({ userId: made.userId, isDeleted: true });
    expect(await refusalOf(captain().create(newcomer({ email: made.email })))).toMatchObject({
      fields: { email: "users:refusal.deletedHere" },
    });
  });

  it("is given no role above what the maker may give", async () => {
    expect(await refusalOf(world.as("deckhand").users.create(newcomer()))).toMatchObject({ code: "forbidden" });
    await captain().setAccess({
      ...(await seenPlace(captain(), world.person("bosun").userId)),
      levels: { employees: "edit" },
    });
    const purser = world.as("bosun").users;
    expect(await purser.create(newcomer())).toMatchObject({ welcomeMail: "sent" });
    expect(await refusalOf(purser.create(newcomer({ role: "hod" })))).toMatchObject({
      code: "forbidden",
      fields: { role: "users:refusal.roleAbove" },
    });
    expect(await world.as("manager").users.create(newcomer({ role: "captain" }))).toMatchObject({
      welcomeMail: "sent",
    });
  });

  it("can be asked for before it is made", async () => {
    const { username, email } = world.person("stew").account;
    expect(await captain().isFree({ username, email })).toEqual({ username: false, email: "aboard" });
    expect(await captain().isFree({ username: "nobody.yet", email: world.crew.B.stew.account.email })).toEqual({
      username: true,
      email: "free",
    });
  });
});

describe("an invitation", () => {
  it("lets somebody from outside choose a password, once", async () => {
    const job = await makeJob(world, { title: "Rewire the windlass" });
    const invited = guest({ jobIds: [job.id] });
    expect(await captain().invite(invited)).toMatchObject({ userId: invited.userId, welcomeMail: "sent" });
    const token = tokenIn(world, invited.email);
    const link = await world.anonymous().session.resetLink({ token });
    expect(link).toMatchObject({
      kind: "invitation",
      shared: [{ vessel: "Seraphine", jobs: ["Rewire the windlass"] }],
    });
    await world.anonymous().session.resetPassword({ token, newPassword: "Copper and tin 5" });
    expect(await signIn(link.username, "Copper and tin 5")).toMatchObject({ userId: invited.userId });
    const again = world.anonymous().session.resetPassword({ token, newPassword: "Copper and tin 6" });
    expect(await refusalOf(again)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
    expect(await refusalOf(world.anonymous().session.resetLink({ token }))).toMatchObject({ code: "invalid" });
    expect(await captain().get({ userId: invited.userId })).toMatchObject({ mustChangePassword: false });
  });

  it("names vessels by the product's clock: one whose last day is still to come there", async () => {
    const invited = guest();
    await captain().invite(invited);
    const { version } = await captain().get({ userId: invited.userId });
    await captain().setEndsOn({ userId: invited.userId, version, endsOn: parseCalendarDate("2026-06-30") });
    const link = await world.anonymous().session.resetLink({ token: tokenIn(world, invited.email) });
    expect(link.shared).toMatchObject([{ vessel: "Seraphine" }]);
  });

  it("opens for fourteen days", async () => {
    const invited = guest();
    await captain().invite(invited);
    world.setNow("2026-06-29T08:59:00Z");
    expect(await world.anonymous().session.resetLink({ token: tokenIn(world, invited.email) })).toMatchObject({
      kind: "invitation",
    });
    world.setNow("2026-06-29T09:00:00Z");
    expect(
      await refusalOf(world.anonymous().session.resetLink({ token: tokenIn(world, invited.email) })),
    ).toMatchObject({
      code: "invalid",
    });
  });

  it("does not outlive the access it is for", async () => {
    const invited = guest({ endsOn: day("2026-06-17") });
    await captain().invite(invited);
    world.setNow("2026-06-17T21:59:00Z");
    expect(await world.anonymous().session.resetLink({ token: tokenIn(world, invited.email) })).toMatchObject({
      kind: "invitation",
    });
    world.setNow("2026-06-17T22:00:00Z");
    expect(
      await refusalOf(world.anonymous().session.resetLink({ token: tokenIn(world, invited.email) })),
    ).toMatchObject({
      code: "invalid",
    });
  });

  it("sent again closes the link before", async () => {
    const invited = guest();
    await captain().invite(invited);
    const first = tokenIn(world, invited.email);
    await captain().resendWelcome({ userId: invited.userId });
    expect(tokenIn(world, invited.email)).not.toBe(first);
    expect(await refusalOf(world.anonymous().session.resetLink({ token: first }))).toMatchObject({ code: "invalid" });
  });

  it("shares jobs and takes them back", async () => {
    const job = await makeJob(world, { title: "Paint the anchor pocket" });
    const { userId } = world.person("contractor");
    await captain().shareJob({ userId, jobId: job.id, isShared: true });
    await captain().shareJob({ userId, jobId: job.id, isShared: true });
    expect((await captain().sharedJobs({ userId })).map(({ title }) => title)).toContain("Paint the anchor pocket");
    expect(await world.as("contractor").jobs.get({ id: job.id })).toMatchObject({ title: "Paint the anchor pocket" });
    await captain().shareJob({ userId, jobId: job.id, isShared: false });
    expect(await refusalOf(world.as("contractor").jobs.get({ id: job.id }))).toMatchObject({ code: "not_found" });
    const toCrew = captain().shareJob({ userId: world.person("deckhand").userId, jobId: job.id, isShared: true });
    expect(await refusalOf(toCrew)).toMatchObject({ messageKey: "users:refusal.notInvited" });
  });

  it("are shared by heads of department, and by nobody below", async () => {
    const job = await makeJob(world, { title: "Service the passerelle" });
    const sharing = { userId: world.person("contractor").userId, jobId: job.id, isShared: true };
    for (const who of ["engineer", "deckhand", "yard"] as const)
      expect((await refusalOf(world.as(who).users.shareJob(sharing))).code).toBe("forbidden");
    await world.as("chief").users.shareJob(sharing);
    expect(await world.as("contractor").jobs.get({ id: job.id })).toMatchObject({ title: "Service the passerelle" });
  });

  it("says what it is for", async () => {
    const plain = captain().create(newcomer({ role: "user" }));
    expect(await refusalOf(plain)).toMatchObject({ fields: { userType: "users:refusal.userTypeMissing" } });
    const crew = captain().create(newcomer({ userType: "shipyard" }));
    expect(await refusalOf(crew)).toMatchObject({ fields: { userType: "users:refusal.userTypeOnlyOutside" } });
  });
});
