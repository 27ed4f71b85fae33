import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import type { SystemHealth } from "./platform.queries.ts";
import { administratorAshore } from "./platform-admin.fixture.ts";

afterEach(cleanup);

const at = new Date("2026-11-21T09:00:00Z");
const health: SystemHealth = {
  at,
  database: { version: "17.4", sizeBytes: 1, connections: 1, maxConnections: 100, oldestStatementSeconds: null },
  queue: { waiting: 0, retrying: 0, failed: 0, oldestWaitingAt: null },
  mail: { transport: "sends", waiting: 0, failedLastDay: 0, oldestWaitingAt: null },
  storage: { kind: "disk", bytes: 1 },
  versions: { application: "1.0.0", node: "20", database: "17.4", migrations: 15 },
  alarms: { latest: [], lastDay: 0 },
  process: { startedAt: at, uptimeSeconds: 1, memoryBytes: 1 },
};
const open = (alarms: SystemHealth["alarms"]) =>
  renderApp("/app/superadmin?part=health", {
    ...administratorAshore,
    "platform.health": () => ({ ...health, alarms }),
  });

test("an administrator sees what looked like an attack, by whom, from where and how often", async () => {
  const alarm = {
    id: "a",
    kind: "probing",
    username: "deckhand",
    address: "203.0.113.5",
    times: 3,
    lastAt: at,
  } as const;
  await open({ latest: [alarm], lastDay: 1 });
  expect(await screen.findByText("Somebody tries what is closed to them, again and again")).toBeTruthy();
  expect(screen.getByText("from 203.0.113.5")).toBeTruthy();
  expect(screen.getByText("3 times")).toBeTruthy();
  expect(screen.getByText("One thing needs attention")).toBeTruthy();
});

test("nothing is said where nothing happened", async () => {
  await open({ latest: [], lastDay: 0 });
  expect(await screen.findByText("All systems normal")).toBeTruthy();
  expect(screen.queryByText("Alarms")).toBeNull();
});
