import { newId } from "@ymp/core/ids";
import { changes } from "@ymp/db/schema/platform";
import { vessels } from "@ymp/db/schema/vessels";
import { worldPassword } from "@ymp/testing/people";
import type { Who } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../test-app.ts";
import { messagesOf, send, uploadPicture } from "./test-sender.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (who: Who, method: string, path: string, body?: unknown, more?: Record<string, string>) =>
  send(app, who, method, path, body, more);
const person = (who: Who) => app.world.person(who);

describe("a profile of another of one's own vessels", () => {
  it("is read by the id that a list over vessels gave, unless another vessel is named, and by strangers not", async () => {
    const { A, B } = app.world.vessels;
    const { companyId } = app.world;
    await app.world.database.db.update(vessels).set({ companyId }).where(eq(vessels.id, B.id));
    const { body } = await call("manager", "GET", "/api/profile/ympprofiles");
    const listed = z.array(z.object({ _id: z.string(), boatName: z.string() })).parse(body.list);
    for (const name of [A.name, B.name]) {
      const id = listed.find(({ boatName }) => boatName === name)?._id;
      const path = `/api/profile/profiledetails/${id}`;
      expect(await call("manager", "GET", path)).toMatchObject({ status: 200, body: { _id: id, boatName: name } });
      const other = name === A.name ? B.id : A.id;
      expect((await call("manager", "GET", path, undefined, { "x-vessel-id": other })).status).toBe(404);
    }
    const theirs = `/api/profile/profiledetails/${app.world.crew.B.engineer.profileId}`;
    expect((await call("captain", "GET", theirs)).status).toBe(404);
  });
});

describe("a profile", () => {
  const read = (who: Who) => call(who, "GET", `/api/profile/profiledetailsbyuserid/${person("engineer").userId}`);

  it("that is sent back as it was read changes nothing", async () => {
    const { body } = await read("captain");
    const saved = await call("captain", "POST", "/api/profile", body);
    expect(saved.body).toEqual({ ...body, msg: "Profile changes have been saved", saved: [], notSaved: [] });
  });

  it("takes the documented names, and tells the history who changed it", async () => {
    const body = {
      userID: person("engineer").userId,
      ecFullName: "Maya Nair",
      ecContactNum: "+44 20",
      birthDate: "1994-02-11",
    };
    const saved = await call("engineer", "POST", "/api/profile", body);
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
    const answer = await call("deckhand", "POST", "/api/profile", { ...body, firstName: "Mallory" });
    expect(answer.status).toBe(403);
    expect((await read("captain")).body).toMatchObject({ firstName: "Priya", ecFullName: "Maya Nair" });
  });

  it("is refused when somebody else changed it first", async () => {
    const { body } = await read("captain");
    const userID = person("engineer").userId;
    await call("captain", "POST", "/api/profile", { userID, version: body.version, city: "Antibes" });
    const late = await call("captain", "POST", "/api/profile", { userID, version: body.version, city: "Nice" });
    expect(late.status).toBe(409);
  });

  it.each([
    ["a picture from elsewhere", { profilePhoto: "https://evil.example/me.png" }, 400],
    ["a trivial pin", { masterPinCode: "1234", currentPassword: "x" }, 400],
    ["a pin without the password", { masterPinCode: "7412" }, 400],
    ["a role one may not give", { role: "captain" }, 403],
  ])("is left as it was when it comes with %s", async (_what, part, status) => {
    const userID = person("engineer").userId;
    const answer = await call("engineer", "POST", "/api/profile", { userID, skype: "half-saved", ...part });
    expect(answer.status).toBe(status);
    expect((await read("engineer")).body.skype).toBeNull();
  });

  it("of somebody new is not made when its picture is refused", async () => {
    const body = { firstName: "Nobody", lastName: "Yet", profilePhoto: "https://evil.example/me.png" };
    expect((await call("captain", "POST", "/api/profile", body)).status).toBe(400);
    const { items } = await app.world.as("captain").people.list({ search: "Nobody Yet" });
    expect(items).toEqual([]);
  });

  it("tells in one answer what was saved and what not", async () => {
    const body = { userID: person("engineer").userId, city: "Palma", masterPinCode: "7412", currentPassword: "wrong" };
    const answer = await call("engineer", "POST", "/api/profile", body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ city: "Palma", saved: ["profile"], notSaved: ["masterPinCode"] });
    expect(messagesOf(answer)).toHaveLength(1);
    const { city: _city, ...pinOnly } = body;
    expect((await call("engineer", "POST", "/api/profile", pinOnly)).status).toBe(400);
    const proven = await call("engineer", "POST", "/api/profile", { ...pinOnly, currentPassword: worldPassword });
    expect(proven.body).toMatchObject({ hasMasterPin: true, saved: ["masterPinCode"], notSaved: [] });
  });

  it("of somebody new needs a name", async () => {
    const nameless = await call("captain", "POST", "/api/profile", { jobtitle: "Cook" });
    expect([nameless.status, messagesOf(nameless)]).toEqual([400, ["firstName is missing.", "lastName is missing."]]);
    const cook = await call("captain", "POST", "/api/profile", {
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
    const { body: saved } = await call("captain", "PUT", "/api/profile/pettycash", body);
    expect(saved.pettyCash).toEqual([{ amount: "850.50", currency: "EUR" }]);
    for (const amount of ["1,250", "1,25", "1.250,00", "about 9", ""])
      expect((await call("captain", "PUT", "/api/profile/pettycash", { ...body, amount })).status).toBe(400);
    const odd = await call("captain", "PUT", "/api/profile/pettycash", { ...body, amount: 0.001 });
    expect([odd.status, messagesOf(odd)]).toEqual([400, ["amount is not possible."]]);
  });
});

describe("pictures", () => {
  it("are named by the address of a file that was uploaded here", async () => {
    const profilePhoto = await uploadPicture(app, "engineer");
    const userID = person("engineer").userId;
    const saved = await call("engineer", "PUT", "/api/users/recentphoto", { profilePhoto, userID });
    expect(saved.body.profilePhoto).toBe(profilePhoto.replace("original", "view"));
    const withOrigin = { profilePhoto: `https://ymp.test${profilePhoto}`, userID };
    expect((await call("engineer", "PUT", "/api/users/recentphoto", withOrigin)).status).toBe(200);
    const removed = await call("engineer", "PUT", "/api/users/recentphoto", { profilePhoto: null, userID });
    expect(removed.body.profilePhoto).toBeNull();
  });

  it.each([
    "https://evil.example/me.png",
    "https://ymp.test.evil.example/files/a/b/view",
    "/files/x/y/view",
    "file:///etc/passwd",
  ])("are never taken from %s", async (profilePhoto) => {
    const userID = person("engineer").userId;
    const answer = await call("engineer", "PUT", "/api/users/recentphoto", { profilePhoto, userID });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ["profilePhoto must be the address of a file of this vessel, as the calls answer it."],
    ]);
  });

  it("of signatures wait for the captain, who decides on the one that was looked at", async () => {
    const downloadUrl = await uploadPicture(app, "deckhand");
    const profileID = person("deckhand").profileId;
    const sent = await call("deckhand", "PUT", "/api/profile/signature", { profileID, status: "pending", downloadUrl });
    expect(sent.body).toMatchObject({ signatureStatus: "pending", msg: "Signature status has been updated" });
    const approve = { profileID, status: "approved" };
    expect((await call("deckhand", "PUT", "/api/profile/signature", approve)).status).toBe(403);
    const other = await uploadPicture(app, "captain");
    const stale = await call("captain", "PUT", "/api/profile/signature", { ...approve, downloadUrl: other });
    expect(stale.status).toBe(409);
    const approved = await call("captain", "PUT", "/api/profile/signature", { ...approve, downloadUrl });
    expect(approved.body).toMatchObject({ signatureStatus: "approved", signature: downloadUrl });
  });
});

describe("papers", () => {
  it("have a name in the reader's language, and are kept from whom they do not concern", async () => {
    const profileId = person("bosun").profileId;
    const paper = {
      profileId,
      type: "passport",
      number: "X1",
      issuedOn: "2020-01-01",
      expiresOn: "2030-01-01",
    } as const;
    await app.world.as("bosun").crewDocuments.save({ id: newId(), ...paper });
    const path = `/api/docs/profiledocs/${person("bosun").userId}`;
    const { body } = await call("captain", "GET", path, undefined, { "accept-language": "fr" });
    expect(body.list).toMatchObject([
      {
        name: "Passeport",
        type: "passport",
        number: "X1",
        expDate: "2030-01-01",
        mainFolder: "identity",
        primary: true,
      },
    ]);
    expect((await call("deckhand", "GET", path)).body.list).toEqual([]);
    expect((await call("contractor", "GET", path)).status).toBe(404);
  });
});
