import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsExpiring } from "./expiring.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const as = (who: Who) => world.as(who).suppliers;

async function entered(name: string) {
  const id = newId();
  await as("chief").save({ id, name });
  return as("chief").get({ id });
}

describe("contacts and papers", () => {
  it("are kept with the supplier, those who take orders first", async () => {
    const { id } = await entered("Peopled");
    const [office, desk] = [newId(), newId()];
    await as("chief").saveContact({ id: office, supplierId: id, name: "Anna Office" });
    await as("chief").saveContact({ id: desk, supplierId: id, name: "Zoe Desk", takesOrders: true });
    expect((await as("chief").get({ id })).contacts.map(({ name }) => name)).toEqual(["Zoe Desk", "Anna Office"]);
    await as("chief").removeContact({ id: office });
    expect((await as("chief").get({ id })).contacts).toHaveLength(1);
    expect(await refusalOf(as("rival").removeContact({ id: desk }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("stew").removeContact({ id: desk }))).toMatchObject({ code: "forbidden" });
  });

  it.each([
    ["expired", { expiresOn: "2026-06-14" }],
    ["urgent", { expiresOn: "2026-07-15" }],
    ["expiring", { expiresOn: "2026-09-13" }],
    ["valid", { expiresOn: "2026-09-14" }],
    ["noExpiry", { hasNoExpiry: true }],
    ["unknown", {}],
  ])("stand as %s like certificates do", async (state, expiry) => {
    const { id } = await entered(`Papered ${state}`);
    await as("chief").saveDocument({ id: newId(), supplierId: id, title: "Insurance", kind: "insurance", ...expiry });
    expect((await as("chief").get({ id })).documents[0]?.state).toBe(state);
  });

  it("hold a file that their sender opened, and come back when they were removed by mistake", async () => {
    const { id } = await entered("Filed");
    const [paper, foreign] = [
      await makeFile(world, { createdBy: world.person("chief").userId }),
      await makeFile(world),
    ];
    const document = { id: newId(), supplierId: id, title: "Contract" };
    await as("chief").saveDocument({ ...document, fileId: paper.id });
    const refused = as("chief").saveDocument({ ...document, version: 1, fileId: foreign.id });
    expect(await refusalOf(refused)).toMatchObject({ code: "not_found" });
    expect(await world.as("deckhand").files.get({ fileId: paper.id })).toMatchObject({ id: paper.id });
    await as("chief").removeDocument({ id: document.id });
    expect((await as("chief").get({ id })).documents).toEqual([]);
    await as("chief").restoreDocument({ id: document.id });
    expect((await as("chief").get({ id })).documents).toMatchObject([{ title: "Contract", file: { id: paper.id } }]);
  });

  it("that end soon are told with their supplier, unless it is archived", async () => {
    const { id, version } = await entered("Ending");
    await as("chief").saveDocument({ id: newId(), supplierId: id, title: "Ending licence", expiresOn: "2026-06-25" });
    const ending = () => world.enter("captain", (scope) => documentsExpiring(scope, 30));
    const told = (await ending()).filter(({ supplierId }) => supplierId === id);
    expect(told).toMatchObject([{ title: "Ending licence", daysLeft: 10, supplierName: "Ending" }]);
    await as("chief").archive({ id, version });
    expect((await ending()).filter(({ supplierId }) => supplierId === id)).toEqual([]);
  });
});
