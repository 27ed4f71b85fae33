import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  const { id } = await app.world.as("captain").archive.request();
  await app.world.workQueue();
  address = `/archives/${app.world.vessels.A.id}/${id}`;
});
afterAll(() => app.close());

describe("the archive's bytes", () => {
  it("come whole to the captain, as a file with a name", async () => {
    const response = await app.request(address, { headers: await app.headersOf("captain") });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="Seraphine - archive - /);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
  });

  it("are on record for everybody whose data they hold", async () => {
    const { profileId } = app.world.person("deckhand");
    const { rows } = await app.world.as("captain").people.disclosures({ profileId });
    expect(rows).toMatchObject([{ name: "Marie Laurent", kinds: [{ kind: "archive" }] }]);
    const own = await app.world.as("captain").people.disclosures({ profileId: app.world.person("captain").profileId });
    expect(own.rows).toEqual([]);
  });

  it("go on where a download broke off", async () => {
    const headers = await app.headersOf("captain");
    const whole = Buffer.from(await (await app.request(address, { headers })).arrayBuffer());
    const rest = await app.request(address, { headers: { ...headers, range: "bytes=1000-" } });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(1000))).toBe(true);
  });

  it.each(["chief", "deckhand", "rival"] as const)("are absent for the %s", async (who) => {
    const headers = await app.headersOf(who, app.world.vessels.A.id);
    expect((await app.request(address, { headers })).status).toBe(404);
  });

  it("ask strangers to sign in, and know no other archive", async () => {
    expect((await app.request(address)).status).toBe(401);
    const headers = await app.headersOf("captain");
    expect((await app.request(`${address.slice(0, -4)}abcd`, { headers })).status).toBe(404);
    expect((await app.request("/archives/nothing/here", { headers })).status).toBe(404);
  });
});
