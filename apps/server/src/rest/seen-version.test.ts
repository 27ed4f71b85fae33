import { AppError } from "@ymp/core/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";
import { versionSeen } from "./on-account.ts";
import { messagesOf, send } from "./test-sender.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const changedMeanwhile = "Someone else changed this while you were working on it. Compare both and choose what stays.";
const put = (path: string, body: object) => send(app, "captain", "PUT", path, body);

describe("a version that was sent", () => {
  const userId = () => app.world.person("deckhand").userId;
  const writes = {
    "another role": (version?: number) =>
      put("/api/users/role", { userID: userId(), role: "hod", department: "deck", version }),
    "another level": (version?: number) =>
      put(`/api/users/system_access/${userId()}`, { field: "guests", access: "view", version }),
  };
  const now = async () => (await send(app, "captain", "GET", `/api/users/userdetails/${userId()}`)).body;

  it.each(Object.entries(writes))(
    "refuses %s with a sentence where the place changed meanwhile",
    async (_what, write) => {
      const { version } = await now();
      expect(version).toEqual(expect.any(Number));
      await app.world
        .as("captain")
        .users.setAccess({ userId: userId(), version: Number(version), levels: { inventory: "none" } });
      const before = await now();
      const answer = await write(Number(version));
      expect([answer.status, messagesOf(answer)]).toEqual([409, [changedMeanwhile]]);
      expect(await now()).toEqual(before);
      expect((await write(Number(before.version))).status).toBe(200);
      await app.world
        .as("captain")
        .users.setAccess({ userId: userId(), version: Number((await now()).version), levels: null });
    },
  );

  it.each(Object.entries(writes))("is not asked for: %s", async (_what, write) => {
    expect((await write()).status).toBe(200);
  });
});

describe("without a version", () => {
  it("calls at the same moment do not dispute each other", async () => {
    const { userId } = app.world.person("bosun");
    const fields = ["guests", "shipyard", "inventory", "logbook"] as const;
    const put = (field: string) =>
      send(app, "captain", "PUT", `/api/users/system_access/${userId}`, { field, access: "view" });
    expect((await Promise.all(fields.map(put))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { access } = await app.world.as("captain").users.get({ userId });
    expect(fields.map((field) => access[field])).toEqual(["view", "view", "view", "view"]);
  });

  const failing = (error: unknown) => ({ get: () => Promise.reject(error) });

  it.each(["not_found", "forbidden"] as const)(
    "what is refused as %s is refused by the change itself",
    async (code) => {
      expect(await versionSeen(failing(new AppError(code, "refusals:recordNotFound")), "x")).toBe(1);
    },
  );

  it("a read that fails otherwise is no version", async () => {
    const outage = new Error("connection lost");
    await expect(versionSeen(failing(outage), "x")).rejects.toBe(outage);
  });
});
