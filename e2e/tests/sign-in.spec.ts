import { demoPassword, expect, test } from "../fixtures/session.ts";

test("whoever is signed out is led to the sign-in, and after it to where they wanted to go", async ({ page }) => {
  await page.goto("/app/equipment");
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel("Username or email").fill("bosun");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/app\/equipment/);
});

test("a wrong password is told without telling whether the name exists", async ({ page }) => {
  await page.goto("/auth/login");
  for (const name of ["nobody-at-all", "stew"]) {
    await page.getByLabel("Username or email").fill(name);
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("The username or the password is not right.").first()).toBeVisible();
  }
});

test("addresses that do not exist lead home, or to the sign-in", async ({ page, visit }) => {
  await page.goto("/auth/nothing-here");
  await expect(page).toHaveURL(/\/auth\/login$/);
  const { page: signedIn } = await visit("captain");
  await signedIn.goto("/");
  await expect(signedIn).toHaveURL(/\/app\/home/);
  await signedIn.goto("/app/nothing-here");
  await expect(signedIn).toHaveURL(/\/app\/home/);
});

test("a forgotten password is reset by mail, and the link works once and is told in no request's address", async ({
  page,
  visit,
}) => {
  await page.goto("/auth/forgot-password");
  // Nobody else's: the password is another one afterwards.
  const owner = await visit("tern.mate");
  const { account } = await owner.call<{ account: { email: string } }>("query", "session.me");
  await page.getByLabel("Email address").fill(account.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Password reset link sent").first()).toBeVisible();
  await page.goto("/dev/inbox");
  const mail = page.getByRole("row", { name: account.email }).getByRole("link").first();
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  const link = (await page.getByRole("link", { name: /reset-password/ }).getAttribute("href")) ?? "";
  const token = link.split("/").pop() ?? link;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) asked.push(request.url());
  });
  await page.goto(new URL(link).pathname);
  await page
    .getByLabel(/new password/i)
    .first()
    .fill("Harbour-lights-77");
  await expect(page.getByRole("meter")).toHaveAttribute("aria-valuetext", "Strong");
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth\/success/);
  expect(asked.some((address) => address.includes("session.resetLink"))).toBe(true);
  expect(asked.filter((address) => address.includes(token))).toEqual([]);
  const again = await page.request.post("/trpc/session.resetPassword", {
    headers: { origin: new URL(page.url()).origin },
    data: { json: { token, newPassword: "Harbour-lights-78" } },
  });
  expect(again.status()).toBe(400);
});

test("an expired vessel shows no menu, and whom to write to", async ({ visit }) => {
  const { page } = await visit("halcyon");
  await page.goto("/app/home");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Equipment" })).toHaveCount(0);
  await expect(page.getByText(/expired/i).first()).toBeVisible();
});
