import { newId } from "@ymp/core/ids";
import { expect, test, unique } from "../fixtures/session.ts";

test("a guest is a card on a phone, found by the name, with what may hurt on it", async ({ visit }) => {
  const { page, call } = await visit("captain");
  const lastName = unique("Starboard");
  const allergies = [{ allergen: "nuts", severity: "severe", note: null }];
  await call("mutation", "guests.save", { id: newId(), lastName, allergies });
  await page.goto(`/app/guests?search=${encodeURIComponent(lastName)}`);
  await expect(page.getByText("Nuts, severe")).toBeVisible();
  await page.getByText(lastName).click();
  await expect(page.getByRole("dialog", { name: lastName })).toBeVisible();
});
