import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { changes } from "@ymp/db/schema/platform";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepUpload } from "./keep-upload.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), "ymp-keep-upload-"));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it("an upload that is finished three times at once is one file, and answered as one", async () => {
  const file = path.join(folder, "watch.txt");
  await writeFile(file, "Log of the watch\nNothing to report.\n");
  const upload = { id: newId(), name: "watch.txt", vesselId: world.vessels.A.id };
  const finish = () => keepUpload(world.context(world.person("chief"), "A"), upload, file);
  const [first, ...others] = await Promise.all([finish(), finish(), finish()]);
  for (const other of others) expect(other).toEqual(first);
  expect(await finish()).toEqual(first);
  const told = await world.inVessel("A", (tx) => tx.select().from(changes).where(eq(changes.recordId, upload.id)));
  expect(told).toHaveLength(1);
});
