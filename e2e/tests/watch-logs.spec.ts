import type { Page } from "@playwright/test";
import { expect, newId, test, unique } from "../fixtures/session.ts";

const phone = { viewport: { width: 390, height: 844 } };
const halfHour = 30 * 60_000;

async function sign(dialog: ReturnType<Page["getByRole"]>, name: string) {
  await dialog.getByText("Type your name", { exact: true }).click();
  await dialog.getByLabel("Your full name").fill(name);
  await dialog.getByLabel("I sign with this name").check();
}

test("a watch goes from plan to a handover that both signed on their phones, and its hours into the month of rest", async ({
  visit,
}) => {
  const captain = await visit("captain");
  const deckhand = await visit("deckhand", phone);
  const stew = await visit("stew", phone);
  const profileOf = async ({ call }: typeof captain) =>
    (await call<{ profileId: string }>("query", "session.vessel")).profileId;
  const [own, theirs] = [await profileOf(deckhand), await profileOf(stew)];

  const now = Math.floor(Date.now() / halfHour) * halfHour;
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const startsOn = dayOf(now - 86_400_000);
  const [planId, watchId, name] = [newId(), newId(), unique("Alongside")];
  await captain.call("mutation", "watchPlans.save", {
    ...{ id: planId, name, startsOn, endsOn: dayOf(now + 86_400_000), pattern: "own", ownHours: [8] },
    legs: [{ state: "port", onDay: startsOn, time: "00:00" }],
  });
  const watch = (id: string, profileId: string, from: number, until: number) =>
    captain.call("mutation", "watchPlans.saveWatch", {
      ...{ id, planId, position: "gangway", profileId, startsAt: new Date(from), endsAt: new Date(until) },
    });
  await watch(watchId, own, now - 4 * halfHour, now + halfHour);
  await watch(newId(), theirs, now + halfHour, now + 2 * halfHour);
  const { version } = await captain.call<{ version: number }>("query", "watchPlans.get", { id: planId });
  await captain.call("mutation", "watchPlans.publish", { id: planId, version });

  await deckhand.page.goto(`/app/watchkeeping/${planId}`);
  await deckhand.page.getByRole("link", { name: "Open the log" }).first().click();
  const sheet = deckhand.page.getByRole("dialog", { name: /^Gangway/ });
  await sheet.getByRole("button", { name: "Take over" }).click();
  const late = deckhand.page.getByRole("dialog", { name: "Take over the watch" });
  await late.getByRole("button", { name: "Take over" }).click();
  await expect(late).toBeHidden();
  await expect(sheet.getByText("On watch", { exact: true })).toBeVisible();

  await sheet.getByRole("button", { name: "Round" }).click();
  const round = deckhand.page.getByRole("dialog", { name: "Round", exact: true });
  const finding = unique("Fender chafed");
  await round.getByLabel("What was found").fill(finding);
  await round.getByLabel("Make a job of it").check();
  await round.getByRole("button", { name: "Save" }).click();
  await expect(round).toBeHidden();
  await expect(sheet.getByRole("link", { name: `Job: ${finding}` })).toBeVisible();

  await sheet.getByRole("button", { name: "Hand over" }).click();
  const handOver = deckhand.page.getByRole("dialog", { name: "Hand over the watch" });
  await handOver.getByText("Alongside", { exact: true }).click();
  await handOver.getByLabel(/^Notes for the next watch/).fill("Agent comes at ten");
  await sign(handOver, "Jonas Berg");
  await handOver.getByRole("button", { name: "Hand over" }).click();
  await expect(handOver).toBeHidden();
  await expect(sheet.getByText("Done", { exact: true })).toBeVisible();

  await stew.page.goto(`/app/watchkeepinglogs?watchLog=${watchId}`);
  const read = stew.page.getByRole("dialog", { name: /^Gangway/ });
  await expect(read.getByText("Agent comes at ten")).toBeVisible();
  await read.getByRole("button", { name: "Sign the handover" }).click();
  const relieve = stew.page.getByRole("dialog", { name: "Sign the handover" });
  await sign(relieve, "Sofia Reyes");
  await relieve.getByRole("button", { name: "Sign the handover" }).click();
  await expect(relieve).toBeHidden();
  await expect(read.getByText("Closed", { exact: true })).toBeVisible();

  await deckhand.page.goto("/app/hoursofrest");
  const proposal = deckhand.page.getByRole("region", { name: /with a watch done/ });
  await proposal.getByRole("button", { name: "Write them as work" }).click();
  await expect(proposal).toBeHidden();
});
