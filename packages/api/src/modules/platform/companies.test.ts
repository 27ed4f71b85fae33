import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { insertPerson } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const platform = () => world.as("superadmin").platform;
const companyOf = async (id: string) => (await platform().companies()).find((company) => company.id === id);

it("companies are listed with their fleets and their people", async () => {
  expect(await platform().companies()).toMatchObject([
    { name: "Meridian Yachts", vessels: [{ name: "Seraphine" }], members: [{ name: "Helen Ward" }] },
  ]);
});

it("a company is made once, and changed by the person who saw its last version", async () => {
  const id = newId();
  const company = { id, name: "Albion Fleet", contact: "office@albion.test" };
  const { version } = await platform().saveCompany(company);
  expect(await platform().saveCompany(company)).toEqual({ id, version });
  await platform().saveCompany({ id, version, name: "Albion Fleet Ltd", contact: "" });
  expect(await companyOf(id)).toMatchObject({ name: "Albion Fleet Ltd", contact: null });
  expect(await refusalOf(platform().saveCompany({ id, version, name: "Late" }))).toMatchObject({ code: "stale" });
  expect((await platform().changes({ companyId: id })).items.map(({ verb }) => verb)).toEqual(["updated", "created"]);
});

it("a company without a name is refused, and one that never was is not found", async () => {
  expect(await refusalOf(platform().saveCompany({ id: newId(), name: " " }))).toMatchObject({ code: "invalid" });
  expect(await refusalOf(platform().saveCompany({ id: newId(), version: 1, name: "X" }))).toMatchObject({
    code: "not_found",
  });
});

it("anyone who joins a company enters its fleet as management, and loses it at once on leaving", async () => {
  const clerk = await insertPerson(world.database, { username: "clerk", name: "Ruth Hale" });
  const member = { companyId: world.companyId, userId: clerk.userId };
  const aboard = world.caller(clerk, "A");
  expect(await refusalOf(aboard.people.pick())).toMatchObject({ code: "not_found" });
  await platform().setCompanyMember({ ...member, isMember: true });
  await platform().setCompanyMember({ ...member, isMember: true });
  expect((await aboard.session.vessel()).access.role).toBe("management");
  await platform().setCompanyMember({ ...member, isMember: false });
  expect(await refusalOf(aboard.people.pick())).toMatchObject({ code: "not_found" });
  expect((await platform().changes({ userId: clerk.userId })).items.map(({ verb }) => verb)).toEqual([
    "company_left",
    "company_joined",
  ]);
});

async function giveTo(companyId: string | null, flag = "Malta") {
  const vesselId = world.vessels.A.id;
  const { version } = await platform().vessel({ vesselId });
  await platform().updateVessel({ vesselId, version, companyId, flag });
}

it("a vessel changes its company along with its particulars, and with it whose people may enter", async () => {
  await giveTo(null);
  expect(await refusalOf(world.as("manager").people.pick())).toMatchObject({ code: "not_found" });
  await giveTo(world.companyId);
  expect(await world.as("manager").people.pick()).not.toHaveLength(0);
  await giveTo(world.companyId, "Cook Islands");
  const told = await platform().changes({ vesselId: world.vessels.A.id });
  expect(told.items.map(({ verb }) => verb)).toEqual(["updated", "company", "updated", "company", "updated"]);
});

it("a vessel is not given to a company that does not exist", async () => {
  expect(await refusalOf(giveTo(newId()))).toMatchObject({ messageKey: "platform:noSuchCompany" });
});
