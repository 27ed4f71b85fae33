import type { Page } from "@playwright/test";
import { oneTimeCode } from "../fixtures/one-time-code.ts";
import { demoPassword, expect, test, unique } from "../fixtures/session.ts";

async function giveNameAndPassword(page: Page, login: string) {
  await page.goto("/auth/login");
  await page.getByLabel("Username or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Sessions are shared by journeys, so it depends on their order whether the password is asked for again. */
async function confirmWhenAsked(page: Page) {
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await page.addLocatorHandler(question, async () => {
    await question.getByLabel("Current password").fill(demoPassword);
    await question.getByRole("button", { name: "Confirm" }).click();
  });
}

/** Signs the man of the yard out everywhere: no other journey signs in as he. */
test("a second step is set up and asked for; signing out elsewhere reaches the other screen by itself", async ({
  page,
  visit,
}) => {
  const { page: own } = await visit("yard");
  await confirmWhenAsked(own);
  await own.goto("/app/security");
  await own.getByRole("button", { name: "Set up" }).click();
  const key = (await own.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "";
  await own.getByLabel("Code from the app").fill(oneTimeCode(key));
  await own.keyboard.press("Enter");
  const listed = own.getByRole("dialog", { name: "Recovery codes" }).getByRole("listitem");
  await expect(listed).toHaveCount(10);
  await own.getByRole("button", { name: "I have kept them" }).click();
  await expect(own.getByText("10 recovery codes left")).toBeVisible();

  await giveNameAndPassword(page, "yard");
  await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
  // The code that turned it on is used up; the next one is good half a minute early.
  await page.getByLabel("Code", { exact: true }).fill(oneTimeCode(key, Date.now() + 30_000));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/home/);

  await own.reload();
  await own.getByRole("button", { name: "Sign out elsewhere" }).click();
  await own.getByRole("alertdialog").getByRole("button", { name: "Sign out elsewhere" }).click();
  await expect(own.getByText("You are signed in on this device only.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);

  await own.getByRole("button", { name: "Turn off" }).click();
  const asked = own.getByRole("alertdialog", { name: "Turn off two-step sign-in" });
  await asked.getByRole("button", { name: "Turn off" }).click();
  await expect(own.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("a script works with a token until it is revoked", async ({ playwright, baseURL, visit }) => {
  const { page } = await visit("stew");
  const name = unique("Nightly export");
  await confirmWhenAsked(page);
  await page.goto("/app/security");
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog", { name: "Create token" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("radio", { name: "Read only" }).click();
  await dialog.getByRole("button", { name: "Create token" }).click();
  const made = page.getByRole("dialog", { name: "Your new token" });
  const token = (await made.getByText(/^ymp_\w{46}$/).textContent()) ?? "";
  const script = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { "x-auth-token": token } });
  expect(await (await script.get("/api/auth")).json()).toMatchObject({ username: "stew" });

  await made.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(`${name} revoked`)).toBeVisible();
  expect((await script.get("/api/auth")).status()).toBe(401);
  await script.dispose();
});
