import { newId } from "@ymp/core/ids";
import type { Who } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";
import { send } from "./test-sender.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (who: Who, path: string, body: unknown, key?: string) =>
  send(app, who, "POST", path, body, key === undefined ? {} : { "idempotency-key": key });

const people = async () => (await app.world.as("captain").people.list({})).items.length;

describe("a documented call that is sent again under its Idempotency-Key", () => {
  it("makes one profile, and answers it again", async () => {
    const [key, profile] = [newId(), { firstName: "Ida", lastName: "Moe" }];
    const first = await call("captain", "/api/profile", profile, key);
    const known = await people();
    expect(await call("captain", "/api/profile", profile, key)).toEqual(first);
    expect(await people()).toBe(known);
    await call("captain", "/api/profile", profile);
    expect(await people()).toBe(known + 1);
  });

  it("makes one account, and tells its first password again", async () => {
    const [key, names] = [newId(), { firstName: "Tom", lastName: "Reid", username: `tom.${newId()}` }];
    const account = { ...names, email: `${names.username}@example.com`, role: "crew" };
    const first = await call("captain", "/api/users", account, key);
    expect(first).toMatchObject({ status: 201, body: { initialPassword: expect.any(String) } });
    expect(await call("captain", "/api/users", account, key)).toEqual(first);
    expect((await call("captain", "/api/users", account)).status).toBe(409);
  });

  it("is refused with another body, by another call, and under what is no key", async () => {
    const [key, profile] = [newId(), { firstName: "Ida", lastName: "Moe" }];
    await call("captain", "/api/profile", profile, key);
    expect((await call("captain", "/api/profile", { ...profile, lastName: "More" }, key)).status).toBe(409);
    expect((await call("captain", "/api/profile/shipyard", profile, key)).status).toBe(409);
    expect((await call("captain", "/api/profile", profile, "a b")).status).toBe(400);
  });
});

describe("a typed call under an Idempotency-Key", () => {
  const post = (path: string, body: unknown, key: string) => {
    const headers = { "idempotency-key": key, "x-vessel-id": app.world.vessels.A.id };
    return send(app, "chief", "POST", path, body, headers);
  };

  it("is answered again by what went over the wire", async () => {
    const [key, job] = [newId(), { json: { id: newId(), title: "Grease" } }];
    const first = await post("/trpc/jobs.create", job, key);
    expect(first.status).toBe(200);
    expect(await post("/trpc/jobs.create", job, key)).toEqual(first);
  });

  it("travels alone", async () => {
    const batch = { 0: { json: { id: newId(), title: "One" } }, 1: { json: { id: newId(), title: "Two" } } };
    expect((await post("/trpc/jobs.create,jobs.create?batch=1", batch, newId())).status).toBe(400);
  });
});
