import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/session.ts";

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

type RunOnly = Parameters<AxeBuilder["options"]>[0]["runOnly"];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Rules of WCAG 2.2 A and AA, and the checker's own of good practice. Only violations are written out, and they are read in the page itself (the "legacy" way, which leaves out
 * frames of other origins; there are none): five times as quick as the checker's defaults.
 */
async function faultsOf(page: Page, runOnly: RunOnly = rules) {
  const checker = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")).slice(0, 5) }));
}

/** Of all that the rules look at, the theme decides the colours alone. */
async function faultsInBothThemes(page: Page) {
  const faults = await faultsOf(page);
  // Even the shortest transition takes its colours a frame further.
  await page.evaluate(async () => {
    document.documentElement.classList.toggle("dark");
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  });
  const inOther = await faultsOf(page, { type: "rule", values: ["color-contrast"] });
  return [...faults, ...inOther.map((fault) => ({ ...fault, theme: "the other" }))];
}

/** What changes colour slowly would be measured on its way. */
const still = { reducedMotion: "reduce" } as const;

for (const [part, shown] of [screens.slice(0, 16), screens.slice(16)].entries()) {
  test(`the checker finds nothing on any screen in either theme, part ${part + 1}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page } = await visit("captain", still);
    await findNothingOn(page, shown);
  });
}

test("the checker finds nothing on a job, a machine and a person in either theme", async ({ visit }) => {
  test.setTimeout(300_000);
  const { page, call } = await visit("captain", still);
  const jobs = await call<{ rows: { id: string; equipmentId: string | null }[] }>("query", "jobs.list", { limit: 20 });
  const job = jobs.rows.find(({ equipmentId }) => equipmentId);
  const { profileId } = await call<{ profileId: string }>("query", "session.vessel");
  const { items } = await call<{ items: { userId: string }[] }>("query", "users.list", { kind: "invited" });
  const profile = `/app/profiledetails/${profileId}`;
  await findNothingOn(page, [
    `/app/jobdetails/${job?.id}`,
    `/app/equipment/${job?.equipmentId}`,
    ...["person", "papers", "service", "access", "history"].map((tab) => `${profile}?tab=${tab}`),
    `/app/editprofile/${profileId}`,
    `/app/userdetails/${items[0]?.userId}`,
  ]);
});

test("the checker finds nothing where somebody may less than the captain", async ({ visit }) => {
  const { page } = await visit("bosun", still);
  await findNothingOn(page, ["/app/home?view=my-day", "/app/users"]);
});

test("the checker finds nothing on the platform's screens", async ({ visit }) => {
  test.setTimeout(300_000);
  const { page, call } = await visit("superadmin", still);
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
    expect.soft({ path, faults: await faultsInBothThemes(page) }).toEqual({ path, faults: [] });
  }
}

test("the checker finds nothing on the way in", async ({ page }) => {
  for (const path of ["/auth/login", "/auth/forgot-password", "/auth/success"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
  }
});
