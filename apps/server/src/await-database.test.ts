import { createServer } from "node:net";
import { testDatabase } from "@ymp/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { awaitDatabase } from "./await-database.ts";

const brief = { givesUpAfterMs: 200, pauseMs: 20 };
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address && typeof address === "object" ? address.port : 0;
}

describe("a server that starts before its database", () => {
  it("says once that it waits, then what to do", async () => {
    const said: string[] = [];
    const address = `postgres://owner:hidden@127.0.0.1:${await closedPort()}/ymp`;
    const waiting = awaitDatabase(address, (sentence) => said.push(sentence), brief);
    await expect(waiting).rejects.toThrow(/does not answer \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL/);
    expect(said).toHaveLength(1);
    expect(said.join()).not.toContain("hidden");
  });

  it("waits for none that says no", async () => {
    const { href } = Object.assign(new URL(database.appUrl), { pathname: "/nothing_of_the_kind" });
    const said: string[] = [];
    await expect(awaitDatabase(href, (sentence) => said.push(sentence))).rejects.toThrow(/refused DATABASE_URL.*3D000/);
    expect(said).toEqual([]);
  });

  it("goes on where it is there", async () => {
    await awaitDatabase(database.appUrl, () => expect.unreachable());
  });
});
