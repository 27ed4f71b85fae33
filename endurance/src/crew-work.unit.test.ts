import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { planWork } from "./crew-work.ts";
import { personWith } from "./sign-in.ts";

/** Takes everything and notes what it was told. */
let server: Server;
let origin: string;
let told: string[];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece);
    told.push(`${request.url} ${Buffer.concat(pieces)}`);
    response.setHeader("content-type", "application/json").end(JSON.stringify([{ result: { data: { json: null } } }]));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const stores = { itemIds: ["filter"], locationId: "store" };

it.each(["creation", "completion"] as const)("a %s says the same whenever it is sent again", async (kind) => {
  const person = { ...personWith(origin, ""), vesselId: "" };
  const write = planWork(5, stores, "bosun").find((one) => one.kind === kind);
  const sentAt = async (time: string) => {
    vi.setSystemTime(new Date(time));
    told = [];
    await write?.perform(origin, person);
    return told;
  };
  const first = await sentAt("2026-06-15T09:00:01Z");
  expect(first).not.toEqual([]);
  expect(await sentAt("2026-06-15T09:00:05Z")).toEqual(first);
});
