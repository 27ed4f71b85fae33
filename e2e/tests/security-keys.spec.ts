import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../fixtures/session.ts";

/** A key that is plugged into the page's browser and touched whenever it is asked. */
async function plugInKey(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "usb", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    async unplug() {
      await browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    },
  };
}

async function giveNameAndPassword(page: Page, login: string) {
  await page.getByLabel("Username or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** No other journey signs in as the manager of the fleet. */
test("a security key is added, asked for at sign-in, and removed", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium can be given a key that is no device.");
  const key = await plugInKey(page);
  await page.goto("/auth/login");
  await giveNameAndPassword(page, "manager");
  await expect(page).toHaveURL(/\/app\//);

  await page.goto("/app/security");
  await page.getByRole("button", { name: "Add a key" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a key" });
  await dialog.getByLabel("Name").fill("Blue key");
  await dialog.getByRole("button", { name: "Add a key" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const code = (await codes.getByRole("listitem").first().textContent()) ?? "";
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("never used")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth/login");
  await giveNameAndPassword(page, "manager");
  await page.getByRole("button", { name: "Use a security key" }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto("/app/security");
  await expect(page.getByText("never used")).toHaveCount(0);
  await expect(page.getByText("Blue key", { exact: true })).toBeVisible();

  await key.unplug();
  await plugInKey(page);
  await page.context().clearCookies();
  await page.goto("/auth/login");
  await giveNameAndPassword(page, "manager");
  await page.getByRole("button", { name: "Use a security key" }).click();
  await expect(page.getByRole("alert")).toContainText("No key has signed");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);

  await page.goto("/app/security");
  await page.getByRole("button", { name: "Remove Blue key" }).click();
  const asked = page.getByRole("alertdialog", { name: "Remove Blue key?" });
  await expect(asked).toContainText("It is your only second step");
  await asked.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(/^No keys yet\./)).toBeVisible();
});
