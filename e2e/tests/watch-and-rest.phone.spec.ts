import { newId } from "@ymp/core/ids";
import { readyForSea } from "../fixtures/device.ts";
import { atSea, expect, test, unique } from "../fixtures/session.ts";

const halfHour = 30 * 60_000;

interface Month {
  today: string;
  days: { on: string; grid: string; version: number }[];
}

test("one's own day of rest and a round of the watch are entered on a phone without a link, outlive the page, and arrive once", async ({
  visit,
  callAs,
}) => {
  const captain = await callAs("captain");
  const { page, call, context } = await visit("chief", atSea);
  const { profileId } = await call<{ profileId: string }>("query", "session.vessel");
  const queued = (count: "" | "1" | "2") => page.getByRole("status").filter({ hasText: new RegExp(`${count} queued`) });
  const now = Math.floor(Date.now() / halfHour) * halfHour;
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const [planId, id, startsOn] = [newId(), newId(), dayOf(now - 86_400_000)];
  await captain.call("mutation", "watchPlans.save", {
    ...{ id: planId, name: unique("Alongside"), startsOn, endsOn: dayOf(now + 86_400_000) },
    ...{ pattern: "own", ownHours: [8], legs: [{ state: "port", onDay: startsOn, time: "00:00" }] },
  });
  await captain.call("mutation", "watchPlans.saveWatch", {
    ...{ id, planId, position: "gangway", profileId },
    ...{ startsAt: new Date(now - halfHour), endsAt: new Date(now + 4 * halfHour) },
  });
  const { version } = await captain.call<{ version: number }>("query", "watchPlans.get", { id: planId });
  await captain.call("mutation", "watchPlans.publish", { id: planId, version });
  await call("mutation", "watchLogs.takeOver", { id, happenedAt: new Date(now - halfHour) });

  const address = `/app/watchkeepinglogs?watchLog=${id}`;
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Round" })).toBeVisible();
  await readyForSea(page, "watchLogs.get");
  await page.goto("/app/hoursofrest");
  await expect(page.getByRole("button", { name: "As yesterday" })).toBeVisible();
  await readyForSea(page, "rest.month", "rest.overview");
  await context.setOffline(true);

  await page.getByRole("button", { name: "As yesterday" }).click();
  await expect(queued("1")).toBeAttached();
  const finding = unique("Fender chafed");
  await page.goto(address);
  await page.getByRole("button", { name: "Round" }).click();
  const round = page.getByRole("dialog", { name: "Round", exact: true });
  await round.getByLabel("What was found").fill(finding);
  await round.getByRole("button", { name: "Save" }).click();
  await expect(round).toBeHidden();
  await page.reload();
  await expect(queued("2")).toBeAttached();

  await context.setOffline(false);
  const rounds = () => call<{ rounds: { finding: string | null }[] }>("query", "watchLogs.get", { id });
  await expect.poll(async () => (await rounds()).rounds.map((each) => each.finding)).toEqual([finding]);
  const today = async () => {
    const { today: on, days } = await call<Month>("query", "rest.month", { month: dayOf(now).slice(0, 7) });
    return days.find((day) => day.on === on);
  };
  await expect.poll(async () => (await today())?.version).toBe(1);
  await expect(queued("")).toHaveCount(0);
  await expect(page.getByText(finding)).toBeVisible();
});
