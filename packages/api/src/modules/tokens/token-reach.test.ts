import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { insertPerson, worldPassword } from "@ymp/testing/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findTokenPrincipal } from "./bearer.service.ts";
import type { CreateTokenInput } from "./tokens.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A script of somebody's with a token that was made for so much, at the door of their vessel. */
async function scriptOf(who: Who, scopes: CreateTokenInput["scopes"] = "everything") {
  const input = { id: newId(), name: "Script", vesselId: null, scopes, expiresInDays: 90 };
  const { token } = await world.as(who).tokens.create(input);
  const principal = await findTokenPrincipal(world.services, token, "198.51.100.7");
  if (principal instanceof AppError) throw principal;
  return callerOf(world.services, { principal, vesselId: world.vessels.A.id });
}

it("an account has fifty in force at most, and those that ended make room", async () => {
  const person = await insertPerson(world.database, { username: "many.tokens", name: "Many Tokens" });
  const { tokens } = world.caller(person, null);
  const make = async () => {
    const id = newId();
    await tokens.create({ id, name: "Script", vesselId: null, scopes: "everything", expiresInDays: 90 });
    return id;
  };
  const made: string[] = [];
  while (made.length < 50) made.push(await make());
  expect(await refusalOf(make())).toMatchObject({ code: "limit", messageKey: "security:tokensTooMany" });
  for (const id of made) await tokens.revoke({ id });
  for (let more = 0; more < 3; more += 1) await tokens.revoke({ id: await make() });
  expect((await tokens.list()).map(({ state }) => state)).toEqual(Array(51).fill("revoked"));
});

describe("what is open to everybody on board", () => {
  it("is not read of its owner by a token that was made for other things than people", async () => {
    const { profileId, userId } = world.person("chief");
    const paperId = newId();
    await world.as("chief").crewDocuments.save({ id: paperId, profileId, type: "passport", number: "X 7" });
    const scan = await makeFile(world, { name: "passport.pdf", createdBy: userId });
    await world.as("chief").crewDocuments.setFile({ id: paperId, fileId: scan.id });
    const readBy = async (scopes: CreateTokenInput["scopes"]) => {
      const { people, crewDocuments, onboard, seaService, users, files } = await scriptOf("chief", scopes);
      return [
        () => people.get({ id: profileId }),
        () => people.getByUser({ userId }),
        () => people.history({ profileId }),
        () => people.disclosures({ profileId }),
        () => crewDocuments.list({ profileId }),
        () => crewDocuments.forUser({ userId }),
        () => onboard.stays({ profileId }),
        () => onboard.engagements({ profileId }),
        () => seaService.summary({ profileId }),
        () => users.get({ userId }),
        () => files.get({ fileId: scan.id }),
      ];
    };
    const limited = await Promise.all((await readBy({ jobs: "edit" })).map((read) => refusalOf(read())));
    expect(limited.map(({ messageKey }) => messageKey)).toEqual([
      ...Array(10).fill("refusals:notByToken"),
      "files:noSuchFile",
    ]);
    const answers = await Promise.all((await readBy({ employees: "view" })).map((read) => read()));
    expect(answers[0]).toMatchObject({ id: profileId, origin: expect.anything() });
  });

  it("is read of its owner by a token that was made for people, whatever the owner may see of others", async () => {
    const { profileId } = world.person("contractor");
    const made = await scriptOf("contractor");
    expect(await made.people.get({ id: profileId })).toMatchObject({ id: profileId, contact: expect.anything() });
    const limited = await scriptOf("contractor", { jobs: "edit" });
    expect(await refusalOf(limited.people.get({ id: profileId }))).toMatchObject({ messageKey: "refusals:notByToken" });
    expect((await limited.jobs.list({})).rows).toBeDefined();
  });

  it("is changed by no token where it is one's own, whatever the token was made for", async () => {
    const caller = await scriptOf("captain");
    const { account, profileId } = world.person("captain");
    const view = { id: newId(), module: "jobs" as const, name: "Mine", search: {}, isShared: false };
    const attempts = [
      caller.users.setEmail({ userId: account.id, email: "elsewhere@example.com" }),
      caller.people.setPin({ profileId, pin: "482913", currentPassword: worldPassword }),
      caller.savedViews.save(view),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal).toMatchObject({ code: "forbidden", messageKey: "refusals:notByToken" });
  });

  it("is not changed by a token that was made to look only", async () => {
    const caller = await scriptOf("captain", { employees: "view", jobs: "view" });
    const { profileId } = world.person("captain");
    const comment = { id: newId(), recordKind: "job" as const, recordId: newId(), body: "Seen", fileIds: [] };
    expect(await refusalOf(caller.onboard.setStatus({ profileId, isOnboard: true }))).toMatchObject({
      messageKey: "refusals:notByToken",
    });
    expect(await refusalOf(caller.comments.create({ ...comment, mentionedProfileIds: [] }))).toMatchObject({
      code: "forbidden",
    });
  });
});
