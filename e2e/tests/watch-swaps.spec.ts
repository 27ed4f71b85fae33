import { expect, newId, test, unique } from "../fixtures/session.ts";

test("a watch is given to another: asked on the board, accepted on a phone, approved by the captain", async ({
  visit,
}) => {
  const captain = await visit("captain");
  const deckhand = await visit("deckhand");
  const stew = await visit("stew", { viewport: { width: 390, height: 844 } });
  const profileOf = async ({ call }: typeof captain) =>
    (await call<{ profileId: string }>("query", "session.vessel")).profileId;
  const [own, theirs] = [await profileOf(deckhand), await profileOf(stew)];

  const onDay = new Date(Date.now() + 430 * 86_400_000).toISOString().slice(0, 10);
  const [id, name] = [newId(), unique("Alongside")];
  const days = { startsOn: onDay, endsOn: onDay, pattern: "own", ownHours: [8] };
  await captain.call("mutation", "watchPlans.save", {
    ...{ id, name, ...days },
    legs: [{ state: "port", onDay, time: "00:00" }],
  });
  const watch = (profileId: string, from: string, until: string) =>
    captain.call("mutation", "watchPlans.saveWatch", {
      ...{ id: newId(), planId: id, position: "gangway", profileId },
      ...{ startsAt: new Date(`${onDay}T${from}:00Z`), endsAt: new Date(`${onDay}T${until}:00Z`) },
    });
  await watch(own, "06:00", "10:00");
  await watch(theirs, "10:00", "14:00");
  const { version } = await captain.call<{ version: number }>("query", "watchPlans.get", { id });
  await captain.call("mutation", "watchPlans.publish", { id, version });

  const address = `/app/watchkeeping/${id}`;
  await deckhand.page.goto(address);
  await deckhand.page.getByRole("button", { name: /^Gangway, .*Jonas Berg$/ }).click();
  await deckhand.page.getByRole("button", { name: "Ask to swap" }).click();
  const ask = deckhand.page.getByRole("dialog", { name: "Ask to swap" });
  await ask.getByRole("combobox", { name: "With whom" }).click();
  await deckhand.page.getByRole("option", { name: "Sofia Reyes" }).click();
  await ask.getByRole("combobox", { name: "In return" }).click();
  await deckhand.page.getByRole("option", { name: /^Gangway, .*Sofia Reyes$/ }).click();
  await ask.getByRole("button", { name: "Ask" }).click();
  await expect(ask).toBeHidden();
  await expect(deckhand.page.getByText("Asked", { exact: true })).toBeVisible();

  await stew.page.goto(address);
  await stew.page.getByRole("button", { name: "Accept" }).click();
  await expect(stew.page.getByText("Accepted, waits for an officer")).toBeVisible();

  await captain.page.goto(address);
  await captain.page.getByRole("button", { name: "Approve" }).click();
  const approve = captain.page.getByRole("dialog", { name: "Approve the swap" });
  await approve.getByRole("button", { name: "Approve" }).click();
  await expect(approve).toBeHidden();
  await expect(captain.page.getByText("Approved", { exact: true })).toBeVisible();
  await expect(
    captain.page.getByRole("region", { name: "Watches of the plan" }).getByRole("button").first(),
  ).toHaveAccessibleName(/Sofia Reyes$/);
});
