import { newId } from "@ymp/core/ids";
import { expect, test, unique } from "../fixtures/session.ts";

test("a charter from its guests to a menu that would kill one of them, and its passenger list", async ({ visit }) => {
  const { page, call } = await visit("captain");
  // Passports have no digits in a name.
  const lastName = unique("Arnaud").replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  await call("mutation", "guests.save", {
    ...{ id: newId(), firstName: "Rosalind", lastName, nationality: "FRA", birthDate: "1980-07-10" },
    ...{ passportNumber: "12AB34567", passportCountry: "FRA", passportExpiresOn: "2040-01-01" },
    allergies: [{ allergen: "crustaceans", severity: "anaphylactic", note: "Two injectors in the salon" }],
  });
  const [id, name] = [newId(), unique("Riviera")];
  const dates = { startsOn: "2026-07-08", endsOn: "2026-07-10", startPort: "Antibes", endPort: "Calvi" };
  await call("mutation", "trips.save", { id, name, ...dates });

  await page.goto(`/app/trips?trip=${id}`);
  const sheet = page.getByRole("dialog", { name });
  await sheet.getByRole("button", { name: "Add guest" }).click();
  const stay = page.getByRole("dialog", { name: "Add guest" });
  await stay.getByRole("combobox", { name: "Guest" }).click();
  await page.keyboard.type(lastName);
  await page.getByRole("option", { name: new RegExp(lastName) }).click();
  await stay.getByLabel("Cabin").fill("VIP aft");
  await stay.getByRole("button", { name: "Save" }).click();
  await expect(stay).toBeHidden();
  const grave = sheet.getByRole("list", { name: "Grave allergies aboard" });
  await expect(grave).toContainText(`Rosalind ${lastName}: Crustaceans, anaphylactic`);

  await sheet.getByRole("tab", { name: "Preferences" }).click();
  await sheet.getByRole("button", { name: `Edit the sheet of Rosalind ${lastName}` }).click();
  const wishes = page.getByRole("dialog", { name: /^Preferences of/ });
  await wishes.getByLabel("Likes", { exact: true }).fill("Lemon tart");
  await wishes.getByRole("button", { name: "Save" }).click();
  await expect(wishes).toBeHidden();
  await expect(sheet.getByText("Lemon tart")).toBeVisible();

  await sheet.getByRole("tab", { name: "Days and menus" }).click();
  await sheet.getByRole("button", { name: /^Plan .*9 Jul/ }).click();
  const day = page.getByRole("dialog", { name: /^Plan/ });
  await day.getByLabel("Dinner", { exact: true }).fill("Spaghetti alle vongole");
  await day.getByRole("button", { name: "Save" }).click();
  await expect(day).toBeHidden();
  const days = sheet.getByRole("region", { name: "Days and menus" });
  await expect(days).toContainText(`Rosalind ${lastName}: Crustaceans, anaphylactic`);

  await sheet.getByRole("button", { name: "Passenger list" }).click();
  const list = page.getByRole("dialog", { name: "Passenger list" });
  const saved = page.waitForEvent("download");
  await list.getByRole("button", { name: "Save list" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${name}` });
  await edit.getByLabel("Reference").fill("C-2026-05");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await sheet.getByRole("tab", { name: "History" }).click();
  await expect(sheet.getByText("C-2026-05").first()).toBeVisible();
});
