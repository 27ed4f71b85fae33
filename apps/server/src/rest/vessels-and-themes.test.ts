import { vessels } from "@ymp/db/schema/vessels";
import type { Who } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../test-app.ts";
import { send } from "./test-sender.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (who: Who, method: string, path: string, body?: unknown, more?: Record<string, string>) =>
  send(app, who, method, path, body, more);
const person = (who: Who) => app.world.person(who);

describe("themes", () => {
  it("tell every documented property, to their owner only", async () => {
    const own = person("stew").userId;
    const { body } = await call("stew", "GET", `/api/themes/themedetails/${own}`);
    expect(body).toEqual({
      ...{ _id: own, userID: own, currentTheme: "dark", navType: "top", sideNavTheme: "dark", navCollapsed: false },
      ...{ topNavColor: "default", headerNavColor: "default", mobileNav: false, fontSize: "base" },
      ...{ direction: "ltr", locale: "en" },
    });
    expect((await call("captain", "GET", `/api/themes/themedetails/${own}`)).status).toBe(403);
    const other = { fontSize: "sm", userID: own };
    expect((await call("captain", "POST", `/api/themes/fontSize/${own}`, other)).status).toBe(403);
  });

  it("open the navigation when its kind is chosen, and go back to how they came", async () => {
    const own = person("stew").userId;
    await call("stew", "POST", `/api/themes/navCollapsed/${own}`, { navCollapsed: true, userID: own });
    const chosen = await call("stew", "POST", `/api/themes/navType/${own}`, { navType: "side", userID: own });
    expect(chosen.body).toMatchObject({ navType: "side", navCollapsed: false, msg: "Theme successfully changed" });
    expect((await call("stew", "POST", `/api/themes/resetTheme/${own}`, { userID: own })).body.navType).toBe("top");
  });
});

describe("the vessel", () => {
  it("of another edition is not switched to, and keeps its papers to its own address", async () => {
    const boatID = app.world.vessels.B.id;
    await app.world.database.db.update(vessels).set({ edition: "lite" }).where(eq(vessels.id, boatID));
    app.services.accounts.forget("*");
    expect((await call("rival", "PUT", "/api/users/switch-ympboat", { boatID })).status).toBe(400);
    const { body } = await call("rival", "PUT", "/api/users/switch-liteboat", { boatID, liteBoat: true });
    expect(body).toEqual({
      ...{ boatID, liteboatID: boatID, liteuser: true, boatName: "Corvus", managementID: null },
      msg: "Switched to Corvus",
    });
    const userID = person("rival").userId;
    expect((await call("rival", "GET", `/api/litedocs/profiledocs/${userID}`)).status).toBe(200);
    expect((await call("rival", "GET", `/api/docs/profiledocs/${userID}`)).status).toBe(404);
    const lists = await Promise.all(
      ["lite_profiles", "ympprofiles", "all_profiles"].map((list) => call("rival", "GET", `/api/profile/${list}`)),
    );
    expect(lists.map(({ body: { list } }) => z.array(z.unknown()).parse(list).length)).toEqual([8, 0, 8]);
  });

  it("that is expired answers 402", async () => {
    const vesselId = app.world.vessels.B.id;
    const expire = (subscriptionState: "EXPIRED" | "ACTIVE") =>
      app.world.database.db.update(vessels).set({ subscriptionState }).where(eq(vessels.id, vesselId));
    await expire("EXPIRED");
    app.services.accounts.forget("*");
    const answer = await call("rival", "GET", `/api/profile/boat/${vesselId}`);
    expect(answer.status).toBe(402);
    await expire("ACTIVE");
    app.services.accounts.forget("*");
  });
});
