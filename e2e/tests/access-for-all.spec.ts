import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/session.ts";

const themes = [
  { theme: "dark", user: "bosun" },
  { theme: "light", user: "captain" },
] as const;
const screens = [
  "/app/home",
  "/app/home?view=board",
  "/app/home?view=calendar",
  "/app/home?view=my-day",
  "/app/equipment",
  "/app/manageequipment",
  "/app/import/equipment",
  "/app/home?view=lists",
  "/app/inventory",
  "/app/inventory?count=all",
  "/app/orders",
  "/app/orders?propose=60",
  "/app/supplier",
  "/app/spareparts",
  "/app/boatspareparts",
  "/app/sections",
  "/app/adminjobs",
  "/app/adminequipment",
  "/app/equipmentphotos",
  "/app/rounds",
  "/app/employees",
  "/app/users",
  "/app/onboard",
  "/app/onboard?mode=muster",
  "/app/myvessel",
  "/app/security",
  "/app/help",
  "/app/terms",
  "/app/privacy-policy",
  "/app/change-password",
];

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Rules of WCAG 2.2 A and AA, and the checker's own of good practice. Only violations are written out, and they are read in the page itself (the "legacy" way, which leaves out
 * frames of other origins; there are none): five times as quick as the checker's defaults.
 */
async function faultsOf(page: Page) {
  const checker = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")).slice(0, 5) }));
}

for (const { theme, user } of themes) {
  test(`the checker finds nothing on any screen in the ${theme} theme`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page, call } = await visit(user);
    await call("mutation", "session.setTheme", { currentTheme: theme });
    const jobs = await call<{ rows: { id: string; equipmentId: string | null }[] }>("query", "jobs.list", {
      limit: 20,
    });
    const job = jobs.rows.find(({ equipmentId }) => equipmentId);
    const { profileId } = await call<{ profileId: string }>("query", "session.vessel");
    const { items } = await call<{ items: { userId: string }[] }>("query", "users.list", { kind: "invited" });
    const profile = `/app/profiledetails/${profileId}`;
    await findNothingOn(page, [
      ...screens,
      `/app/jobdetails/${job?.id}`,
      `/app/equipment/${job?.equipmentId}`,
      ...["person", "papers", "service", "access", "history"].map((tab) => `${profile}?tab=${tab}`),
      `/app/editprofile/${profileId}`,
      `/app/userdetails/${items[0]?.userId}`,
    ]);
  });
}

test("the checker finds nothing on the platform's screens", async ({ visit }) => {
  test.setTimeout(300_000);
  const { page, call } = await visit("superadmin");
  const { items } = await call<{ items: { id: string }[] }>("query", "platform.vessels", {});
  await findNothingOn(page, [
    "/app/superadmin",
    "/app/superadmin?part=health",
    "/app/superadmin?part=companies",
    `/app/superadmin/${items[0]?.id}`,
    "/app/adminusers",
    "/app/litesuperadmin",
    "/app/liteadminusers",
  ]);
});

async function findNothingOn(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect.soft({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
  }
}

test("the checker finds nothing on the way in", async ({ page }) => {
  for (const path of ["/auth/login", "/auth/forgot-password", "/auth/success"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
  }
});
