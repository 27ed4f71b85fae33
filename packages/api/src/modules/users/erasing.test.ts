import { newId } from "@ymp/core/ids";
import { fieldGroups, fieldsOfGroup } from "@ymp/core/people/profile-fields";
import { users as accounts } from "@ymp/db/schema/accounts";
import { changes } from "@ymp/db/schema/platform";
import { connectTo } from "@ymp/testing/database";
import { makeFile } from "@ymp/testing/factories/files";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { forgottenFields } from "./forgotten.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Two values for every private field of a profile: one that was changed, and one that stood there to the end. */
const texts = (nth: string) =>
  Object.fromEntries(
    ["phone", "phone2", "skype", "address", "city", "postal", "birthPlace"]
      .concat(fieldsOfGroup.emergency)
      .map((field) => [field, /email/i.test(field) ? `${nth}.${field}@planted.example` : `Planted ${nth} ${field}`]),
  );
const first = { ...texts("first"), birthDate: "1991-02-03", gender: "female", nationality: "NZL" };
const second = { ...texts("second"), birthDate: "1992-03-04", gender: "unspecified", nationality: "ISL" };
const addresses = ["first.address@planted.example", "second.address@planted.example"];

const invited = (email: string) => ({
  ...{ userId: newId(), profileId: newId(), firstName: "Ana", lastName: "Costa", email },
  ...{ userType: "contractUser" as const, jobIds: [] },
});

it("every private field of a profile is planted here", () => {
  const emptied = { email: "", isOnMailingList: "", photoFileId: "", masterPinHash: "", signatureDrawing: "" };
  const planted = Object.keys({ ...first, ...emptied });
  expect(planted.toSorted()).toEqual([...forgottenFields].toSorted());
  const named = fieldGroups.filter((group) => group !== "basics").flatMap((group) => [...fieldsOfGroup[group]]);
  expect(forgottenFields).toEqual(expect.arrayContaining(named));
});

it("nor where the platform took the person off before", async () => {
  const { profileId, userId, account } = world.person("deckhand");
  const { people } = world.as("deckhand");
  const { version } = await people.get({ id: profileId });
  const name = { id: profileId, firstName: "Ana", lastName: "Costa" };
  await people.save({ ...name, version, ...first } as Parameters<typeof people.save>[0]);
  const platform = world.as("superadmin").platform;
  await platform.removeMembership({ userId, vesselId: world.vessels.A.id });
  await world.caller(world.person("deckhand"), null).users.deleteAccount({ userId, confirmation: account.username });
  const left = await world.as("captain").people.get({ id: profileId });
  expect(Object.values(first).filter((value) => JSON.stringify(left).includes(value))).toEqual([]);
  const { rows } = await world.as("captain").people.history({ profileId });
  expect(rows.map(({ verb }) => verb)).toContain("erased");
  expect(Object.values(first).filter((value) => JSON.stringify(rows).includes(value))).toEqual([]);
});

it("an erased account leaves none of its private values in any table, and its records keep their author", async () => {
  const { profileId, userId } = world.person("stew");
  const { people } = world.as("stew");
  const name = { id: profileId, firstName: "Ana", lastName: "Costa" };
  for (const values of [first, second]) {
    const { version } = await people.get({ id: profileId });
    await people.save({ ...name, version, ...values } as Parameters<typeof people.save>[0]);
  }
  const photo = await makeFile(world, { name: "me.png", mediaType: "image/png", createdBy: userId });
  await people.setPhoto({ profileId, fileId: photo.id });
  const platform = world.as("superadmin").platform;
  await platform.setCompanyMember({ companyId: world.companyId, userId, isMember: true });
  for (const email of addresses) {
    await platform.setAccountEmail({ userId, email });
    await world.anonymous().session.requestReset({ email });
    await world.workQueue();
  }
  const toHer = { audience: "chosen" as const, profileIds: [profileId], subject: "Rota", body: "See the rota." };
  await world.as("captain").crewMail.send({ id: newId(), ...toHer });
  const viewName = "Planted view of her own";
  const view = { id: newId(), module: "inventory" as const, name: viewName, search: {}, isShared: false };
  await world.as("stew").savedViews.save(view);
  const dropped = { ...view, id: newId() };
  await world.as("stew").savedViews.save(dropped);
  await world.as("stew").savedViews.remove({ id: dropped.id });
  await platform.setAccountDeleted({ userId, isDeleted: true });
  await platform.setAccountDeleted({ userId, isDeleted: false });
  await world.as("captain").users.setSoftDeleted({ userId, isDeleted: true });
  await world.as("captain").users.setSoftDeleted({ userId, isDeleted: false });
  await world.as("captain").users.sendReset({ userId });
  await world.database.db.update(accounts).set({ provenEmail: addresses[1] }).where(eq(accounts.id, userId));
  await world.as("rival").users.invite(invited(addresses[1] ?? ""));
  await world.workQueue();
  const { username } = world.person("stew").account;
  const planted = [...Object.values(second), ...Object.values(first), ...addresses, username, viewName].filter(
    (value) => !["female", "unspecified"].includes(value),
  );
  expect(await tablesWith(planted)).toEqual(
    expect.arrayContaining(["changes", "crew_mail_recipients", "mails", "platform_changes", "profiles", "saved_views"]),
  );
  await world.as("superadmin").users.deleteAccount({ userId, confirmation: username });
  expect(await tablesWith(planted)).toEqual([]);
  const told = await world.inVessel("A", (tx) =>
    tx
      .select({ userId: changes.userId, verb: changes.verb, facts: changes.facts })
      .from(changes)
      .where(and(eq(changes.recordKind, "profile"), eq(changes.recordId, profileId))),
  );
  expect(told.filter(({ verb }) => verb === "updated").map((row) => row.userId)).toContain(userId);
  expect(told.find(({ verb }) => verb === "reset_sent")?.facts).toEqual({ email: "–" });
  expect(told.find(({ verb }) => verb === "photo_set")?.facts).toMatchObject({ name: expect.stringContaining(" ") });
});

/** The tables of the installation in which a row tells one of the values, whichever vessel's it is. */
async function tablesWith(values: readonly string[]): Promise<string[]> {
  const address = new URL(inject("testCluster").adminUrl);
  address.pathname = `/${world.testDatabase.name}`;
  const admin = connectTo(address.href);
  try {
    const tables = await admin<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await admin.unsafe(
        `select 1 from ${name} t where exists (select from unnest($1::text[]) v where position(lower(v) in lower(to_jsonb(t)::text)) > 0) limit 1`,
        [[...values]],
      );
      if (rows.length > 0) found.push(name.replace("public.", ""));
    }
    return found;
  } finally {
    await admin.end();
  }
}
