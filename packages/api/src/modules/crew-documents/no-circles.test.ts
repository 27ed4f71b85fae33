import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it("a paper is said to renew neither itself nor what renews it, at the field", async () => {
  const { profileId } = world.person("deckhand");
  const { crewDocuments } = world.as("deckhand");
  const [first, second, third] = [newId(), newId(), newId()];
  const paper = { profileId, type: "passport" as const };
  const { version } = await crewDocuments.save({ ...paper, id: first });
  await crewDocuments.save({ ...paper, id: second, replacesId: first });
  await crewDocuments.save({ ...paper, id: third, replacesId: second });
  // The captain removes what renewed the first, so that it may be changed again; the third still leads to it.
  await world.as("captain").crewDocuments.remove({ id: second });
  for (const replacesId of [first, third])
    expect(await refusalOf(crewDocuments.save({ profileId, id: first, version, replacesId }))).toMatchObject({
      messageKey: "papers:renewsItself",
      fields: { replacesId: "papers:renewsItself" },
    });
});
