import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { askLeave, makeContract, setMinimums } from "@ymp/testing/factories/leave";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const july = { startsOn: on("2026-07-06"), endsOn: on("2026-07-19") };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const as = (who: Who = "captain") => world.as(who).leave;

describe("the year", () => {
  it("shows a reader the rows that are theirs to read, and who is left aboard to those who plan", async () => {
    await makeContract(world, "deckhand");
    await setMinimums(world, [{ department: "deck", rank: null, least: 2 }]);
    await askLeave(world, "deckhand", july);
    const year = await as("bosun").year({ year: 2026 });
    expect(year.people.map(({ name }) => name)).toEqual(["Ana Horvat", "Liam Shaw"]);
    expect(year.people[1]).toMatchObject({
      ...{ balance: 2729, yearEnd: 6000, role: "decider" },
      leaves: [{ state: "requested", can: { acts: ["approve", "refuse"] } }],
    });
    expect(year.aboard).toMatchObject([
      {
        ...{ department: "deck", least: 2 },
        runs: [
          { startsOn: "2026-01-01", endsOn: "2026-07-05", value: 2 },
          { ...july, value: 1 },
          { startsOn: "2026-07-20", endsOn: "2026-12-31", value: 2 },
        ],
      },
    ]);
    expect(await as("deckhand").year({ year: 2026 })).toMatchObject({ people: [{ isOwn: true }], aboard: [] });
    expect((await as("captain").year({ year: 2026 })).people).toHaveLength(6);
    expect((await as("rival").year({ year: 2026 })).people.map(({ leaves }) => leaves)).toEqual(
      expect.arrayContaining([[]]),
    );
    expect((await refusalOf(as("yard").year({ year: 2026 }))).code).toBe("forbidden");
  });

  it("is answered by pages of people in the planner's order, with how many wait for the reader's answer", async () => {
    await askLeave(world, "deckhand", july);
    const whole = await as("captain").year({ year: 2026 });
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: typeof whole = await as("captain").year({ year: 2026, limit: 2, cursor });
      expect(page.people.length).toBeLessThanOrEqual(2);
      expect(page.toDecide).toMatchObject({ count: 1, next: { startsOn: july.startsOn } });
      names.push(...page.people.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    expect(names).toEqual(whole.people.map(({ name }) => name));
    expect(await as("deckhand").year({ year: 2027 })).toMatchObject({ toDecide: { count: 0, next: null } });
    expect((await refusalOf(as("captain").year({ year: 2026, cursor: "x" }))).code).toBe("invalid");
  });

  it("is exported as it is read", async () => {
    await makeContract(world, "deckhand");
    await askLeave(world, "deckhand", july);
    const file = await as("captain").export({ year: 2026, format: "csv" });
    expect(Buffer.from(file.base64, "base64").toString("utf8")).toContain("Liam Shaw");
    const own = await as("engineer").export({ year: 2026, format: "csv" });
    expect(Buffer.from(own.base64, "base64").toString("utf8")).not.toContain("Liam Shaw");
  });
});
