import type { Page } from "@playwright/test";
import { expect, newId, test, unique } from "../fixtures/session.ts";

const chosenPassword = "Harbour-lights-77";

async function signIn(page: Page, login: string, password: string) {
  await page.goto("/auth/login");
  await page.getByLabel("Username or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Opens the last mail to that address and of that subject on the page where an installation without a mail server shows them. */
async function openMail(page: Page, address: string, subject = /./) {
  const mail = page.getByRole("row", { name: address }).getByRole("link", { name: subject }).first();
  await page.goto("/dev/inbox");
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
}

test("a new user is made, welcomed by mail, chooses a password and sees what the place brings", async ({
  visit,
  page,
}) => {
  const { page: captain } = await visit("rival");
  const email = `${newId()}@corvina.example`;
  await captain.goto("/app/employees");
  await captain.getByRole("button", { name: "New user" }).click();
  const dialog = captain.getByRole("dialog", { name: "New user" });
  await dialog.getByLabel("First name").fill("Noor");
  await dialog.getByLabel("Last name").fill("Haddad");
  await dialog.getByLabel("Email").fill(email);
  const username = unique("noor").replace(" ", ".").toLowerCase();
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(captain.getByText("New user created").first()).toBeVisible();
  const password = (await captain.getByRole("status", { name: "First password" }).textContent()) ?? "";
  await captain.getByRole("button", { name: "To the profile" }).click();
  await expect(captain).toHaveURL(/\/app\/profiledetails\//);
  await expect(captain.getByRole("heading", { name: "Noor Haddad" }).first()).toBeVisible();

  await openMail(page, email);
  await expect(page.getByRole("link", { name: /\/auth\/login$/ })).toBeVisible();
  await signIn(page, username, password.trim());
  await expect(page).toHaveURL(/\/app\/change-password/);
  await page.getByLabel(/new password/i).fill(chosenPassword);
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/app\/home/);
  await expect(page.getByRole("navigation").getByRole("link", { name: "Jobs" }).first()).toBeVisible();
});

test("whoever is invited chooses a password by the link and sees only what was shared", async ({ visit, page }) => {
  const captain = await visit("rival");
  const title = unique("Rewire the horn");
  const jobId = newId();
  await captain.call("mutation", "jobs.create", { id: jobId, title, kind: "defect" });
  const email = `${newId()}@wires.example`;
  const userId = newId();
  await captain.call("mutation", "users.invite", {
    userId,
    profileId: newId(),
    email,
    firstName: "Piet",
    lastName: "Visser",
    userType: "contractUser",
    jobIds: [jobId],
  });
  await captain.page.goto(`/app/userdetails/${userId}`);
  await expect(captain.page.getByRole("heading", { name: "Piet Visser" }).first()).toBeVisible();
  await expect(captain.page.getByText(title).first()).toBeVisible();

  await openMail(page, email, /invit/i);
  const link = (await page.getByRole("link", { name: /reset-password/ }).getAttribute("href")) ?? "";
  await page.goto(new URL(link).pathname);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(chosenPassword);
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth\/success/);
  await signIn(page, email, chosenPassword);
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto("/app/employees");
  await expect(page.getByText("This is closed to your role")).toBeVisible();
});

test("whoever has an account is asked aboard another vessel, agrees, and leaves again", async ({ visit, page }) => {
  const [rival, captain] = [await visit("rival"), await visit("captain")];
  const email = `${newId()}@rigging.example`;
  const person = { email, firstName: "Joris", lastName: unique("Maas").replace(" ", "-"), userType: "contractUser" };
  const place = () => ({ ...person, userId: newId(), profileId: newId() });
  await rival.call("mutation", "users.invite", place());
  await openMail(page, email, /invit/i);
  const link = (await page.getByRole("link", { name: /reset-password/ }).getAttribute("href")) ?? "";
  await page.goto(new URL(link).pathname);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(chosenPassword);
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth\/success/);

  await captain.call("mutation", "users.invite", place());
  await openMail(page, email, /invited you to join/);
  await expect(page.getByRole("link", { name: /\/app\/invitations$/ })).toBeVisible();
  await signIn(page, email, chosenPassword);
  await expect(page).toHaveURL(/\/app\//);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText(/ is open to you/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);

  await page.goto("/app/security");
  const leave = page.getByRole("button", { name: /^Leave / });
  await leave.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Leave / })
    .click();
  await expect(page.getByText(/^You have left /).first()).toBeVisible();
});

test("somebody who was asked is withdrawn and comes back by Restore", async ({ visit }) => {
  const captain = await visit("rival");
  const [userId, profileId] = [newId(), newId()];
  const lastName = unique("Okafor").replace(" ", "-");
  await captain.call("mutation", "users.create", {
    userId,
    profileId,
    username: `ada.${lastName}`.toLowerCase(),
    email: `${newId()}@corvina.example`,
    firstName: "Ada",
    lastName,
    role: "crew",
  });
  const { page } = captain;
  await page.goto(`/app/users?search=${lastName}`);
  await page
    .getByRole("button", { name: `Actions for Ada ${lastName}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Withdraw the invitation" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw the invitation" }).click();
  await expect(page.getByText("User successfully deleted").first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/employees/);
  await page.goto(`/app/users?list=deleted&search=${lastName}`);
  await page
    .getByRole("button", { name: `Actions for Ada ${lastName}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(page.getByText("User successfully restored").first()).toBeVisible();
  await page.goto(`/app/users?search=${lastName}`);
  await expect(page.getByText(`Ada ${lastName}`).first()).toBeVisible();
});
