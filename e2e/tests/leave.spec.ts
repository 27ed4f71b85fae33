import { addDays, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type Caller, expect, test, unique } from "../fixtures/session.ts";

interface Leave {
  id: string;
  version: number;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  can: { acts: string[] };
}

/** Days ahead on which nothing else in the demo stands. */
const ahead = 520;

test("leave that would leave too few of deck aboard is refused, moved and approved, and the crew list of that day knows", async ({
  visit,
}) => {
  const captain = await visit("captain");
  const deckhand = await visit("deckhand");
  const { today } = await deckhand.call<{ today: CalendarDate }>("query", "leave.own");
  const startsOn = addDays(parseCalendarDate(today), ahead);
  await miaIsAwayFrom(captain, startsOn);
  await takeBackAround(deckhand, startsOn);

  await deckhand.page.goto("/app/vacationleaves");
  await deckhand.page.getByRole("button", { name: "Ask for leave" }).click();
  const ask = deckhand.page.getByRole("dialog", { name: "Ask for leave" });
  await ask.getByRole("textbox", { name: "First day" }).fill(`+${ahead}`);
  await ask.getByRole("textbox", { name: "Last day" }).fill(`+${ahead + 9}`);
  const note = unique("The boat show");
  await ask.getByRole("textbox", { name: "Note" }).fill(note);
  await expect(ask.getByText(/^Deck: 1 of 2 aboard/)).toBeVisible();
  await ask.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(ask).toBeHidden();

  const { requests } = await deckhand.call<{ requests: Leave[] }>("query", "leave.own");
  const asked = requests.find((request) => request.startsOn === startsOn);
  const request = `/app/manageleaves?year=${startsOn.slice(0, 4)}&leave=${asked?.id}`;
  await captain.page.goto(request);
  await expect(captain.page.getByRole("heading", { name: "Jonas Berg asks" })).toBeVisible();
  await expect(captain.page.getByText(/^Deck: 1 of 2 aboard/)).toBeVisible();
  await captain.page.getByRole("radiogroup", { name: "Would fit" }).getByRole("radio").nth(2).click();
  await captain.page.getByRole("button", { name: "Offer dates" }).click();
  const offer = captain.page.getByRole("dialog", { name: "Offer dates" });
  await offer.getByRole("button", { name: "Offer dates" }).click();
  await expect(offer).toBeHidden();

  const refused = deckhand.page.getByRole("article").filter({ hasText: note });
  await expect(refused.getByText("Refused")).toBeVisible();
  await refused.getByRole("button", { name: /^Ask for / }).click();
  await expect(refused.getByText("Waits for an answer")).toBeVisible();

  await captain.page.goto(request);
  await expect(captain.page.getByText("Nothing stands against it")).toBeVisible();
  await captain.page.getByRole("button", { name: "Approve", exact: true }).click();
  const approve = captain.page.getByRole("dialog", { name: "Approve" });
  await approve.getByRole("button", { name: "Approve" }).click();
  await expect(approve).toBeHidden();
  await expect(refused.getByText("Approved")).toBeVisible();

  const moved = await deckhand.call<Leave>("query", "leave.get", { id: asked?.id });
  expect(moved.startsOn > startsOn).toBe(true);
  const jonas = captain.page.getByRole("rowheader", { name: /Berg, Jonas/ });
  await captain.page.goto(`/app/crewlist?onDay=${moved.startsOn}`);
  await expect(captain.page.getByRole("rowheader", { name: /Ferri, Luca/ })).toBeVisible();
  await expect(jonas).toBeHidden();
  await captain.page.goto(`/app/crewlist?onDay=${addDays(parseCalendarDate(moved.endsOn), 1)}`);
  await expect(jonas).toBeVisible();
});

/** With her away, two of deck are left aboard, and two there are to be. */
async function miaIsAwayFrom(captain: Caller, startsOn: CalendarDate): Promise<void> {
  const endsOn = addDays(startsOn, 13);
  const { people } = await captain.call<{ people: { id: string; name: string; leaves: Leave[] }[] }>(
    "query",
    "leave.year",
    { year: Number(startsOn.slice(0, 4)) },
  );
  const mia = people.find(({ name }) => name === "Mia Tanaka");
  if (mia?.leaves.some((leave) => leave.startsOn === startsOn)) return;
  const id = newId();
  const days = { type: "annual", startsOn, endsOn };
  const { version } = await captain.call<{ version: number }>("mutation", "leave.save", {
    ...{ id, profileId: mia?.id, ...days },
  });
  await captain.call("mutation", "leave.approve", { id, version, reason: "As planned" });
}

/** What an attempt before this one left. */
async function takeBackAround(person: Caller, startsOn: CalendarDate): Promise<void> {
  const { requests } = await person.call<{ requests: Leave[] }>("query", "leave.own");
  for (const { id, version, startsOn: from, can } of requests)
    if (from >= addDays(startsOn, -120) && can.acts.includes("cancel"))
      await person.call("mutation", "leave.cancel", { id, version });
}
