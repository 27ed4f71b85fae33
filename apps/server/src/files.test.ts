import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { partKey } from "@ymp/api/platform/files/stored-parts";
import { newId } from "@ymp/core/ids";
import { makeFile } from "@ymp/testing/factories/files";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it("puts on record who opens the scan of a paper", async () => {
  const { world } = app;
  const { profileId, userId } = world.person("deckhand");
  const facts = { name: "passport.pdf", mediaType: "application/pdf", sizeBytes: 8, createdBy: userId };
  const scan = await makeFile(world, facts);
  const bytes = path.join(tmpdir(), scan.id);
  await writeFile(bytes, "%PDF-1.7");
  await world.services.files.put(partKey(scan.storageKey, "original"), { path: bytes, ...facts });
  await rm(bytes, { force: true });
  const own = world.as("deckhand").crewDocuments;
  const paperId = newId();
  await own.save({ id: paperId, profileId, type: "passport" });
  await own.setFile({ id: paperId, fileId: scan.id });

  const address = `/files/${world.vessels.A.id}/${scan.id}/original`;
  for (const who of ["captain", "deckhand"] as const) {
    const response = await app.request(address, { headers: await app.headersOf(who) });
    expect(await response.text()).toBe("%PDF-1.7");
    expect(response.headers.get("x-account-id")).toBe(world.person(who).userId);
  }
  const { rows } = await world.as("captain").people.disclosures({ profileId });
  expect(rows).toMatchObject([{ name: "Marie Laurent", kinds: [{ kind: "scan", times: 1 }] }]);
});
