import { newId } from "@ymp/core/ids";
import { openTestSession, worldPassword } from "@ymp/testing/people";
import type { Who } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../test-app.ts";
import { messagesOf, send } from "./test-sender.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (who: Who, method: string, path: string, body?: unknown, more?: Record<string, string>) =>
  send(app, who, method, path, body, more);
const person = (who: Who) => app.world.person(who);

describe("system access", () => {
  const path = () => `/api/users/system_access/${person("deckhand").userId}`;

  it.each([
    [true, true, "edit"],
    [false, false, "none"],
    ["view", false, "view"],
  ])("of %s is told as %s, and more exactly as %s", async (access, flag, level) => {
    const { body } = await call("captain", "PUT", path(), { field: "inventory", access });
    expect(body).toMatchObject({ inventory: flag, access: { inventory: level }, msg: "System access have changed" });
  });

  it("cannot make a platform administrator", async () => {
    const answer = await call("captain", "PUT", path(), { field: "superadmin", access: true });
    expect(answer.status).toBe(403);
    const { body } = await call("captain", "GET", `/api/users/userdetails/${person("deckhand").userId}`);
    expect(body.superadmin).toBe(false);
  });
});

describe("accounts", () => {
  it("are made with what older programs send, and named after the username", async () => {
    const body = {
      username: "tom.reid",
      email: "tom.reid@example.test",
      jobtitle: "Deckhand",
      role: "crew",
      boatName: "x",
    };
    const { status, body: made } = await call("captain", "POST", "/api/users", body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      name: "Tom Reid",
      welcomeMail: "sent",
      changePassword: true,
      msg: "New user created",
    });
    expect(made.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(app.world.outbox.some(({ to }) => to.includes("tom.reid@example.test"))).toBe(true);
  });

  it("are made although the welcome mail cannot be sent, which is told", async () => {
    app.world.mailServer.isDown = true;
    const body = { username: "una.bell", email: "una.bell@example.test", firstName: "Una", lastName: "Bell" };
    const answer = await call("captain", "POST", "/api/users", body);
    app.world.mailServer.isDown = false;
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      welcomeMail: "failed",
      msg: "New user created",
      errors: [{ msg: "Sending new user email failed" }],
    });
  });

  it("are taken off the list and put back", async () => {
    const path = `/api/users/softdelete/${person("bosun").userId}`;
    const deleted = await call("captain", "PUT", path, { softDelete: true });
    expect(deleted.body).toMatchObject({ softDelete: true, msg: "User successfully deleted" });
    const restored = await call("captain", "PUT", path, { softDelete: false });
    expect(restored.body).toMatchObject({ softDelete: false, msg: "User successfully restored" });
  });
});

describe("a forgotten password", () => {
  it("is replaced by a token of the server's own, once, and the answer tells nothing of who has an account", async () => {
    const ask = (email: string) =>
      app.request("/api/profile/store-token", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, resetToken: "chosen-by-the-caller" }),
      });
    const [known, unknown] = [await ask("chief.a@example.test"), await ask("nobody@example.test")];
    expect(await known.json()).toEqual({ msg: "Password reset link sent" });
    expect([unknown.status, await unknown.json()]).toEqual([200, { msg: "Password reset link sent" }]);
    await app.world.workQueue();
    const mail = app.world.outbox.find(({ to }) => to.includes("chief.a@example.test"));
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).toHaveLength(43);
    const choose = (with_: string) =>
      call("stew", "POST", `/api/profile/reset-password/${with_}`, { newPassword: "Lanterns over the bow 9" });
    expect((await choose("chosen-by-the-caller")).status).toBe(400);
    expect((await choose(token)).body).toEqual({ msg: "Successfully changed password" });
    expect((await choose(token)).status).toBe(400);
  });
});

describe("a token with limits", () => {
  it("acts on the one vessel it opens, and no further than it was made for", async () => {
    const vesselId = app.world.vessels.A.id;
    const { token } = await app.world.as("captain").tokens.create({
      ...{ id: newId(), name: "Crew list", vesselId, scopes: { employees: "view" }, expiresInDays: 30 },
    });
    const path = `/api/profile/profiledetails/${person("bosun").profileId}`;
    expect((await send(app, { token }, "GET", path)).body).toMatchObject({ firstName: "Ana", boatID: vesselId });
    const own = await send(app, { token }, "GET", "/api/auth");
    expect(own.body).toMatchObject({ employees: false, access: { employees: "view", jobs: "none" } });
    const role = { role: "crew", userID: person("bosun").userId };
    expect((await send(app, { token }, "PUT", "/api/users/role", role)).status).toBe(403);
    const theirs = `/api/profile/boat/${app.world.vessels.B.id}`;
    expect([403, 404]).toContain((await send(app, { token }, "GET", theirs)).status);
  });

  it("sets no master pin, even with the password", async () => {
    // A test before may have ended it.
    await openTestSession(app.world.database, person("bosun").account);
    const { token } = await app.world.as("bosun").tokens.create({
      ...{ id: newId(), name: "Pins", vesselId: null, scopes: { employees: "edit" }, expiresInDays: 30 },
    });
    const pin = { userID: person("bosun").userId, masterPinCode: "7412", currentPassword: worldPassword };
    const refused = await send(app, { token }, "POST", "/api/profile", pin);
    expect([refused.status, messagesOf(refused)]).toEqual([
      403,
      ["A token cannot do this. Sign in with your password."],
    ]);
  });
});

describe("the account of a token", () => {
  it("is told with every field of a user on the current vessel", async () => {
    const other = await call("captain", "GET", `/api/users/userdetails/${person("engineer").userId}`);
    const { body } = await call("engineer", "GET", "/api/auth");
    // The version needed to change a place is read there; nobody changes their own role.
    expect(Object.keys(other.body).filter((field) => !(field in body))).toEqual(["version"]);
    expect(body).toMatchObject({
      mailing: true,
      borderColor: null,
      softDelete: false,
      managementID: app.world.companyId,
    });
  });

  it("tells at once when mails are not wanted any more", async () => {
    const userID = person("stew").userId;
    await call("stew", "GET", "/api/auth");
    await call("stew", "POST", "/api/profile", { userID, mailing: false });
    expect((await call("stew", "GET", "/api/auth")).body.mailing).toBe(false);
  });
});

describe("lists", () => {
  it("across vessels name the company of each", async () => {
    const list = z.array(z.object({ boatName: z.string().nullable(), managementID: z.string().nullable() }));
    const companiesIn = async (who: Who, path: string) => {
      const rows = list.parse((await call(who, "GET", path)).body.list);
      return Object.fromEntries(rows.map(({ boatName, managementID }) => [boatName, managementID]));
    };
    const { companyId } = app.world;
    const everywhere = { Seraphine: companyId, Corvus: null };
    expect(await companiesIn("superadmin", "/api/profile/all_profiles")).toEqual(everywhere);
    expect(await companiesIn("superadmin", "/api/users/all_users")).toMatchObject(everywhere);
    expect(await companiesIn("captain", "/api/users/all_users")).toEqual({ Seraphine: companyId });
  });

  it("of a managed vessel hold its crew and the people of its company", async () => {
    const path = `/api/profile/managementboat/${app.world.vessels.A.id}`;
    const { body } = await call("manager", "GET", path);
    const list = z.array(z.object({ userID: z.string().nullable(), role: z.string() })).parse(body.list);
    expect(list.at(-1)).toMatchObject({ userID: person("manager").userId, role: "management" });
    expect(list.some(({ role }) => role === "user")).toBe(false);
    expect(list).toContainEqual({ userID: person("bosun").userId, role: "hod" });
  });

  it("for accounting tell what each holds, to anyone who may see it", async () => {
    const vesselId = app.world.vessels.A.id;
    const sum = { userID: person("bosun").userId, amount: 12.5, currency: "EUR" };
    await call("captain", "PUT", "/api/profile/pettycash", sum);
    const cashFor = async (who: Who) => {
      const { body } = await call(who, "GET", `/api/profile/boat/accounting/${vesselId}`);
      const list = z.array(z.object({ userID: z.string().nullable(), pettyCash: z.unknown() })).parse(body.list);
      return list.find(({ userID }) => userID === sum.userID)?.pettyCash;
    };
    expect(await cashFor("captain")).toEqual([{ amount: "12.50", currency: "EUR" }]);
    expect(await cashFor("deckhand")).toBeNull();
  });
});

describe("the platform's administrators", () => {
  it("are told every account, and delete one by its id alone", async () => {
    const list = z.array(z.object({ userID: z.string(), username: z.string(), boatName: z.string().nullable() }));
    const everybody = async () => list.parse((await call("superadmin", "GET", "/api/users/all_users")).body.list);
    const known = await everybody();
    expect(known).toContainEqual(expect.objectContaining({ username: "bosun.b", boatName: "Corvus" }));
    expect(known).toContainEqual(expect.objectContaining({ username: "manager", boatName: null }));
    const { userId } = app.world.crew.B.stew;
    expect((await call("superadmin", "DELETE", `/api/users/delete/${userId}`)).body).toEqual({
      msg: "Account successfully deleted",
    });
    expect((await everybody()).map(({ userID }) => userID)).not.toContain(userId);
  });
});
