import type { Page } from "@playwright/test";
import checker, { type RunOptions } from "axe-core";
import { moveTo } from "../fixtures/move.ts";
import { type DemoUser, expect, test, type Visit, type Visitor } from "../fixtures/session.ts";

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
  "/app/crewlist?port=FRANT%20Antibes",
  "/app/certificates",
  "/app/onboard",
  "/app/onboard?mode=muster",
  "/app/myvessel",
  "/app/security",
  "/app/help",
  "/app/terms",
  "/app/privacy-policy",
  "/app/change-password",
];

declare global {
  /** The checker, once it has been brought to the page. */
  var axe: typeof import("axe-core") | undefined;
}

/** Rules of WCAG 2.2 A and AA, and the checker's own of good practice. */
const rules: RunOptions["runOnly"] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Only violations are written out, and they are read in the page itself: there are no frames. */
async function faultsOf(page: Page, runOnly = rules) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(checker.source);
  return page.evaluate(
    async (options) => {
      if (!globalThis.axe) throw new Error("There is no checker in the page.");
      const { violations } = await globalThis.axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")).slice(0, 5) }));
    },
    { runOnly, resultTypes: ["violations"] } satisfies RunOptions,
  );
}

/** Of all that the rules look at, the theme decides the colours alone. */
async function faultsInBothThemes(page: Page) {
  const faults = await faultsOf(page);
  await changeTheme(page);
  const inOther = await faultsOf(page, { type: "rule", values: ["color-contrast"] });
  // The next screen is drawn in the theme that the application knows of.
  await changeTheme(page);
  return [...faults, ...inOther.map((fault) => ({ ...fault, theme: "the other" }))];
}

function changeTheme(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.toggle("dark"));
}

/** What changes colour slowly would be measured on its way. */
const still = { reducedMotion: "reduce" } as const;

/** However short they are, transitions of colours that are handed down follow each other, one a frame: here there are none. */
async function visitStill(visit: Visit, user: DemoUser): Promise<Visitor> {
  const visitor = await visit(user, still);
  await visitor.context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
  return visitor;
}

for (const [part, shown] of [screens.slice(0, 16), screens.slice(16)].entries()) {
  test(`the checker finds nothing on any screen in either theme, part ${part + 1}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page } = await visitStill(visit, "captain");
    await findNothingOn(page, shown);
  });
}

test("the checker finds nothing on a job, a machine and a person in either theme", async ({ visit }) => {
  test.setTimeout(300_000);
  const { page, call } = await visitStill(visit, "captain");
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
  const { page } = await visitStill(visit, "bosun");
  await findNothingOn(page, ["/app/home?view=my-day", "/app/users"]);
});

test("the checker finds nothing on the platform's screens", async ({ visit }) => {
  test.setTimeout(300_000);
  const { page, call } = await visitStill(visit, "superadmin");
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
    await moveTo(page, path);
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
