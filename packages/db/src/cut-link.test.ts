import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from "node:net";
import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { connect } from "./connect.ts";
import { inScope } from "./scope.ts";

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

let testing: TestDatabase;
let between: Server;
let url: string;
let cutsTheFirst: boolean;
const unheard: unknown[] = [];
const hear = (reason: unknown) => unheard.push(reason);

beforeAll(async () => {
  testing = await testDatabase();
  between = createServer((near) => passOn(near, new URL(testing.appUrl)));
  between.listen(0, "127.0.0.1");
  await once(between, "listening");
  const address = new URL(testing.appUrl);
  address.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  url = address.href;
});
afterAll(async () => {
  between.close();
  await testing.drop();
});
beforeEach(() => {
  cutsTheFirst = true;
  unheard.length = 0;
  process.on("unhandledRejection", hear);
});
afterEach(() => {
  process.off("unhandledRejection", hear);
});

/** Cuts the first link where the server is ready and the driver says its first word. */
function passOn(near: Socket, { hostname, port }: URL): void {
  const far = dial(Number(port), hostname);
  let isReady = false;
  const end = () => [near, far].forEach((socket) => void socket.destroy());
  for (const socket of [near, far]) socket.on("error", end).on("close", end);
  far.on("data", (said) => {
    near.write(said);
    isReady ||= said.includes(readyForQuery);
  });
  near.on("data", (said) => {
    if (isReady && cutsTheFirst) {
      cutsTheFirst = false;
      near.resetAndDestroy();
      far.destroy();
    } else far.write(said);
  });
}

/** An unhandled rejection is reported after the promises of its turn. */
async function turnsPass(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it("a link that is cut where the connection has just been made fails the person who asked at the most", async () => {
  const database = openDatabase(url, { maxConnections: 2 });
  const scope = { vesselId: null, userId: null, access: "read" } as const;
  await inScope(database, scope, (tx) => tx.execute(sql`select 1`)).catch(() => {});
  expect([...(await database.db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }]);
  await turnsPass();
  await database.close();
  expect(unheard).toEqual([]);
});

it("the same for a connection of its own", async () => {
  const single = connect(url, { max: 1 });
  await single`select 1`.catch(() => {});
  await turnsPass();
  await single.end({ timeout: 0 });
  expect(unheard).toEqual([]);
});
