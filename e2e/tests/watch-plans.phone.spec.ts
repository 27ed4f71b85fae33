import { newId } from "@ymp/core/ids";
import { expect, test, unique } from "../fixtures/session.ts";

test("a watch plan is a card on a phone, and its watches a list by day with one's own first", async ({ visit }) => {
  const { page, call } = await visit("captain");
  const name = unique("Anchor watches");
  const id = newId();
  const day = "2031-06-22";
  const legs = [{ state: "anchor", onDay: day, time: "00:00" }];
  await call("mutation", "watchPlans.save", {
    ...{ id, name, startsOn: day, endsOn: day, pattern: "sixOnSixOff", ownHours: [], legs },
  });
  await page.goto(`/app/watchkeeping?search=${encodeURIComponent(name)}`);
  await page.getByText(name).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: "Fill" }).click();
  const fill = page.getByRole("dialog", { name: "Fill the plan" });
  await fill.getByRole("combobox", { name: "Add to Anchor" }).click();
  await page.getByRole("option").first().click();
  await fill.getByRole("button", { name: "Fill", exact: true }).click();
  await expect(fill).toBeHidden();
  await expect(page.getByRole("heading", { name: "My watches" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Anchor, / })).not.toHaveCount(0);
});
