import { newId } from "@ymp/core/ids";
import { vessels } from "@ymp/db/schema/accounts";
import { changes } from "@ymp/db/schema/platform";
import { worldPassword } from "@ymp/testing/people";
import type { Who } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const record = z.record(z.string(), z.unknown());
const refusal = z.object({ errors: z.array(z.object({ msg: z.string() })) });

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(
  who: Who,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = new Headers(more);
  headers.set("x-auth-token", await app.tokenOf(who));
  if (body !== undefined) headers.set("content-type", "application/json");
  const response = await app.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const answer: unknown = await response.json();
  return { status: response.status, body: Array.isArray(answer) ? { list: answer } : record.parse(answer) };
}

const messagesOf = ({ body }: Answer) => refusal.parse(body).errors.map(({ msg }) => msg);
const person = (who: Who) => app.world.person(who);

async function uploadPicture(who: Who): Promise<string> {
  const id = newId();
  const vesselId = app.world.vessels.A.id;
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#336688" } })
    .png()
    .toBuffer();
  const metadata = Object.entries({ id, name: "me.png", vesselId }).map(([key, value]) => `${key} ${btoa(value)}`);
  const headers = { ...(await app.headersOf(who)), "tus-resumable": "1.0.0" };
  const begun = await app.request("/uploads", {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": metadata.join(",") },
  });
  await app.request(begun.headers.get("location") ?? "", {
    method: "PATCH",
    headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(bytes),
  });
  return `/files/${vesselId}/${id}/original`;
}

describe("a refusal", () => {
  const wrong = { firstName: 7, mailing: "yes", department: "cellar", boatID: "x", birthDate: "yesterday" };

  it("holds a message for each fault", async () => {
    const answer = await send("captain", "POST", "/api/profile", wrong);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual([
      "firstName must be text.",
      "department must be one of: bridge, deck, engineering, interior, galley, shore.",
      "mailing must be true or false.",
      "birthDate must be a date such as 2026-06-15.",
      "boatID must be an id as the calls answer it.",
    ]);
  });

  it("speaks the caller's language", async () => {
    const french = await send("captain", "PUT", "/api/users/email/x", {}, { "accept-language": "fr-FR,fr;q=0.9" });
    expect(messagesOf(french)).toEqual(["Cet enregistrement n’existe pas ou a été supprimé."]);
    const japanese = await send("captain", "PUT", "/api/users/change_password", {}, { "accept-language": "ja" });
    expect(messagesOf(japanese)).toEqual(["newPassword がありません。"]);
  });

  it("of a procedure's own check is a sentence too", async () => {
    const body = { newPassword: "short", currentPassword: worldPassword };
    const answer = await send("engineer", "PUT", "/api/users/change_password", body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, ["Use at least 10 characters."]]);
  });

  it("meets a body that is no JSON", async () => {
    const headers = { "x-auth-token": await app.tokenOf("captain") };
    const init = { method: "PUT", headers, body: "newPassword=x" };
    const response = await app.request("/api/users/change_password", init);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ msg: "Send JSON, with the content type application/json." }],
    });
  });

  it("names the methods that an address takes", async () => {
    const response = await app.request("/api/users/role", { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "OPTIONS, PUT"]);
    expect(await response.json()).toEqual({ errors: [{ msg: "This address takes OPTIONS, PUT." }] });
    const options = await app.request("/api/auth", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "OPTIONS, GET, HEAD, POST"]);
    expect((await app.request("/api/auth", { method: "HEAD" })).status).toBe(401);
  });
});

describe("a profile", () => {
  const read = (who: Who) => send(who, "GET", `/api/profile/profiledetailsbyuserid/${person("engineer").userId}`);

  it("that is sent back as it was read changes nothing", async () => {
    const { body } = await read("captain");
    const saved = await send("captain", "POST", "/api/profile", body);
    expect(saved.body).toEqual({ ...body, msg: "Profile changes have been saved" });
  });

  it("takes the documented names, and tells the history who changed it", async () => {
    const body = {
      userID: person("engineer").userId,
      ecFullName: "Maya Nair",
      ecContactNum: "+44 20",
      birthDate: "1994-02-11",
    };
    const saved = await send("engineer", "POST", "/api/profile", body);
    expect(saved.body).toMatchObject({ ...body, boatName: "Seraphine", liteuser: false, liteboatID: null });
    const rows = await app.world.inVessel("A", (tx) =>
      tx
        .select()
        .from(changes)
        .where(eq(changes.recordId, person("engineer").profileId)),
    );
    expect(rows.some(({ userId, verb }) => userId === person("engineer").userId && verb === "updated")).toBe(true);
  });

  it("keeps from others what is not theirs to see, and is not emptied by what they send back", async () => {
    const { body } = await read("deckhand");
    expect(body).toMatchObject({ firstName: "Priya", ecFullName: null, birthDate: null, pettyCash: null });
    const answer = await send("deckhand", "POST", "/api/profile", { ...body, firstName: "Mallory" });
    expect(answer.status).toBe(403);
    expect((await read("captain")).body).toMatchObject({ firstName: "Priya", ecFullName: "Maya Nair" });
  });

  it("is refused when somebody else changed it first", async () => {
    const { body } = await read("captain");
    const userID = person("engineer").userId;
    await send("captain", "POST", "/api/profile", { userID, version: body.version, city: "Antibes" });
    const late = await send("captain", "POST", "/api/profile", { userID, version: body.version, city: "Nice" });
    expect(late.status).toBe(409);
  });

  it("of somebody new needs a name", async () => {
    const nameless = await send("captain", "POST", "/api/profile", { jobtitle: "Cook" });
    expect([nameless.status, messagesOf(nameless)]).toEqual([400, ["firstName is missing.", "lastName is missing."]]);
    const cook = await send("captain", "POST", "/api/profile", {
      firstName: "Ida",
      lastName: "Voss",
      jobtitle: "Cook",
    });
    expect(cook.body).toMatchObject({ firstName: "Ida", userID: null, newEdit: true, role: "crew" });
  });

  it("shows petty cash in whole units", async () => {
    const body = {
      boatID: app.world.vessels.A.id,
      userID: person("engineer").userId,
      amount: "850.50",
      currency: "EUR",
    };
    const { body: saved } = await send("captain", "PUT", "/api/profile/pettycash", body);
    expect(saved.pettyCash).toEqual([{ amount: "850.50", currency: "EUR" }]);
    const odd = await send("captain", "PUT", "/api/profile/pettycash", { ...body, amount: 0.001 });
    expect([odd.status, messagesOf(odd)]).toEqual([400, ["amount is not possible."]]);
  });
});

describe("pictures", () => {
  it("are named by the address of a file that was uploaded here", async () => {
    const profilePhoto = await uploadPicture("engineer");
    const userID = person("engineer").userId;
    const saved = await send("engineer", "PUT", "/api/users/recentphoto", { profilePhoto, userID });
    expect(saved.body.profilePhoto).toBe(profilePhoto.replace("original", "view"));
    const withOrigin = { profilePhoto: `https://ymp.test${profilePhoto}`, userID };
    expect((await send("engineer", "PUT", "/api/users/recentphoto", withOrigin)).status).toBe(200);
    const removed = await send("engineer", "PUT", "/api/users/recentphoto", { profilePhoto: null, userID });
    expect(removed.body.profilePhoto).toBeNull();
  });

  it.each([
    "https://evil.example/me.png",
    "https://ymp.test.evil.example/files/a/b/view",
    "/files/x/y/view",
    "file:///etc/passwd",
  ])("are never taken from %s", async (profilePhoto) => {
    const userID = person("engineer").userId;
    const answer = await send("engineer", "PUT", "/api/users/recentphoto", { profilePhoto, userID });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ["profilePhoto must be the address of a file of this vessel, as the calls answer it."],
    ]);
  });

  it("of signatures wait for the captain, who decides on the one that was looked at", async () => {
    const downloadUrl = await uploadPicture("deckhand");
    const profileID = person("deckhand").profileId;
    const sent = await send("deckhand", "PUT", "/api/profile/signature", { profileID, status: "pending", downloadUrl });
    expect(sent.body).toMatchObject({ signatureStatus: "pending", msg: "Signature status has been updated" });
    const approve = { profileID, status: "approved" };
    expect((await send("deckhand", "PUT", "/api/profile/signature", approve)).status).toBe(403);
    const other = await uploadPicture("captain");
    const stale = await send("captain", "PUT", "/api/profile/signature", { ...approve, downloadUrl: other });
    expect(stale.status).toBe(409);
    const approved = await send("captain", "PUT", "/api/profile/signature", { ...approve, downloadUrl });
    expect(approved.body).toMatchObject({ signatureStatus: "approved", signature: downloadUrl });
  });
});

describe("system access", () => {
  const path = () => `/api/users/system_access/${person("deckhand").userId}`;

  it.each([
    [true, true, "edit"],
    [false, false, "none"],
    ["view", false, "view"],
  ])("of %s is told as %s, and more exactly as %s", async (access, flag, level) => {
    const { body } = await send("captain", "PUT", path(), { field: "inventory", access });
    expect(body).toMatchObject({ inventory: flag, access: { inventory: level }, msg: "System access have changed" });
  });

  it("cannot make a platform administrator", async () => {
    const answer = await send("captain", "PUT", path(), { field: "superadmin", access: true });
    expect(answer.status).toBe(403);
    const { body } = await send("captain", "GET", `/api/users/userdetails/${person("deckhand").userId}`);
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
    const { status, body: made } = await send("captain", "POST", "/api/users", body);
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
    const answer = await send("captain", "POST", "/api/users", body);
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
    const deleted = await send("captain", "PUT", path, { softDelete: true });
    expect(deleted.body).toMatchObject({ softDelete: true, msg: "User successfully deleted" });
    const restored = await send("captain", "PUT", path, { softDelete: false });
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
      send("stew", "POST", `/api/profile/reset-password/${with_}`, { newPassword: "Lanterns over the bow 9" });
    expect((await choose("chosen-by-the-caller")).status).toBe(400);
    expect((await choose(token)).body).toEqual({ msg: "Successfully changed password" });
    expect((await choose(token)).status).toBe(400);
  });
});

describe("themes", () => {
  it("tell every documented property, to their owner only", async () => {
    const own = person("stew").userId;
    const { body } = await send("stew", "GET", `/api/themes/themedetails/${own}`);
    expect(body).toEqual({
      ...{ _id: own, userID: own, currentTheme: "dark", navType: "top", sideNavTheme: "dark", navCollapsed: false },
      ...{ topNavColor: "default", headerNavColor: "default", mobileNav: false, fontSize: "base" },
      ...{ direction: "ltr", locale: "en" },
    });
    expect((await send("captain", "GET", `/api/themes/themedetails/${own}`)).status).toBe(403);
    const other = { fontSize: "sm", userID: own };
    expect((await send("captain", "POST", `/api/themes/fontSize/${own}`, other)).status).toBe(403);
  });

  it("open the navigation when its kind is chosen, and go back to how they came", async () => {
    const own = person("stew").userId;
    await send("stew", "POST", `/api/themes/navCollapsed/${own}`, { navCollapsed: true, userID: own });
    const chosen = await send("stew", "POST", `/api/themes/navType/${own}`, { navType: "side", userID: own });
    expect(chosen.body).toMatchObject({ navType: "side", navCollapsed: false, msg: "Theme successfully changed" });
    expect((await send("stew", "POST", `/api/themes/resetTheme/${own}`, { userID: own })).body.navType).toBe("top");
  });
});

describe("the vessel", () => {
  it("of another edition is not switched to, and keeps its papers to its own address", async () => {
    const boatID = app.world.vessels.B.id;
    await app.world.database.db.update(vessels).set({ edition: "lite" }).where(eq(vessels.id, boatID));
    app.services.accounts.forget("*");
    expect((await send("rival", "PUT", "/api/users/switch-ympboat", { boatID })).status).toBe(400);
    const { body } = await send("rival", "PUT", "/api/users/switch-liteboat", { boatID, liteBoat: true });
    expect(body).toEqual({
      ...{ boatID, liteboatID: boatID, liteuser: true, boatName: "Corvus", managementID: null },
      msg: "Switched to Corvus",
    });
    const userID = person("rival").userId;
    expect((await send("rival", "GET", `/api/litedocs/profiledocs/${userID}`)).status).toBe(200);
    expect((await send("rival", "GET", `/api/docs/profiledocs/${userID}`)).status).toBe(404);
    const lists = await Promise.all(
      ["lite_profiles", "ympprofiles", "all_profiles"].map((list) => send("rival", "GET", `/api/profile/${list}`)),
    );
    expect(lists.map(({ body: { list } }) => z.array(z.unknown()).parse(list).length)).toEqual([8, 0, 8]);
  });

  it("that is expired answers 402", async () => {
    const vesselId = app.world.vessels.B.id;
    const expire = (subscriptionState: "EXPIRED" | "ACTIVE") =>
      app.world.database.db.update(vessels).set({ subscriptionState }).where(eq(vessels.id, vesselId));
    await expire("EXPIRED");
    app.services.accounts.forget("*");
    const answer = await send("rival", "GET", `/api/profile/boat/${vesselId}`);
    expect(answer.status).toBe(402);
    await expire("ACTIVE");
    app.services.accounts.forget("*");
  });
});

describe("the page about the calls", () => {
  it("is made of files of our own", async () => {
    const page = await app.request("/api/docs-ui");
    const html = await page.text();
    expect(html).toContain("<title>YMP: the calls for scripts</title>");
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(addresses.filter((address) => !address.startsWith("/"))).toEqual([]);
    for (const address of addresses.filter((address) => address.startsWith("/api/")))
      expect((await app.request(address)).status).toBe(200);
    expect(html).not.toMatch(/<script>|<style|onload=/);
    expect((await app.request("/api/docs-ui/..%2fmount.ts")).status).toBe(404);
  });
});
