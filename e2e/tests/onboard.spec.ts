import { expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

interface Made {
  profileId: string;
  name: string;
}

/** Somebody of the crew who is on board, and in nobody else's way. */
async function someoneAboard({ call }: Visitor): Promise<Made> {
  const profileId = newId();
  const lastName = unique("Sorensen");
  await call("mutation", "people.save", { id: profileId, firstName: "Ida", lastName, department: "deck" });
  await call("mutation", "onboard.setStatus", { profileId, isOnboard: true });
  return { profileId, name: `Ida ${lastName}` };
}

test("the captain sends somebody on leave and musters the others, also after a reload", async ({ visit }) => {
  const captain = await visit("rival");
  const { page } = captain;
  const [leaver, first, second] = [
    await someoneAboard(captain),
    await someoneAboard(captain),
    await someoneAboard(captain),
  ];
  await page.goto("/app/onboard");
  const row = page.getByRole("switch", { name: `${leaver.name}, on board` });
  await expect(row).toBeChecked();
  await row.click();
  await page.getByRole("menuitem", { name: "On leave" }).click();
  await expect(row).not.toBeChecked();
  await expect(row).toContainText("On leave");

  await page.getByRole("button", { name: "Muster" }).click();
  const missing = page.getByRole("region", { name: "Missing" });
  const reported = page.getByRole("region", { name: "Reported" });
  await expect(page.getByRole("region", { name: "Ashore by the list" })).toContainText(leaver.name);
  for (const { name } of [first, second]) await missing.getByRole("checkbox", { name: `${name} has reported` }).click();
  await expect(reported.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.reload();
  for (const { name } of [first, second])
    await expect(reported.getByRole("checkbox", { name: `${name} has reported` })).toBeChecked();
  await expect(reported.getByRole("checkbox")).toHaveCount(2);

  await page.getByRole("button", { name: "End muster" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page).toHaveURL(/\/app\/onboard$/);
});

test("a paper is added with its expiry and renewed; the earlier one stays in its history", async ({ visit }) => {
  const captain = await visit("rival");
  const { page } = captain;
  const { profileId } = await someoneAboard(captain);
  await page.goto(`/app/profiledetails/${profileId}?tab=papers`);
  await page.getByRole("button", { name: "Add paper" }).first().click();
  const adding = page.getByRole("dialog", { name: "Add paper" });
  await adding.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Passport" }).click();
  await adding.getByLabel("Number").fill("XA 1029");
  await adding.getByLabel("Expires").fill("2031-05-04");
  await adding.getByRole("button", { name: "Add paper" }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText("XA 1029")).toBeVisible();
  await expect(page.getByText("4 May 2031")).toBeVisible();

  await page.getByRole("button", { name: "Actions for Passport" }).click();
  await page.getByRole("menuitem", { name: "Renew" }).click();
  const renewing = page.getByRole("dialog", { name: "Renew paper" });
  await renewing.getByLabel("Number").fill("XB 2030");
  await renewing.getByLabel("Expires").fill("2041-05-04");
  await renewing.getByRole("button", { name: "Renew" }).click();
  await expect(renewing).toBeHidden();
  await expect(page.getByText("XB 2030")).toBeVisible();
  await expect(page.getByText("4 May 2041")).toBeVisible();
  await expect(page.getByText("1 earlier")).toBeVisible();
});
