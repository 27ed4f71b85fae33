import { newId } from "@ymp/core/ids";
import type { ViewedList } from "@ymp/core/viewed-lists";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostViews } from "./saved-views.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const viewOf = (module: ViewedList, name = "Low on board") => ({
  id: newId(),
  module,
  name,
  search: { state: "low" },
  isShared: false,
});

const namesFor = async (who: "captain" | "chief" | "engineer", module: ViewedList) =>
  (await world.as(who).savedViews.list({ module })).map(({ name }) => name);

describe("a saved view", () => {
  it("belongs to the list it was kept for and to the one who kept it", async () => {
    await world.as("chief").savedViews.save(viewOf("inventory", "Chief's own"));
    expect(await namesFor("chief", "inventory")).toContain("Chief's own");
    expect(await namesFor("chief", "orders")).not.toContain("Chief's own");
    expect(await namesFor("captain", "inventory")).not.toContain("Chief's own");
  });

  it("is seen by everybody who may see the list once it is shared", async () => {
    await world.as("chief").savedViews.save({ ...viewOf("suppliers", "Yards nearby"), isShared: true });
    expect(await namesFor("captain", "suppliers")).toContain("Yards nearby");
  });

  it("is kept once when it is sent twice", async () => {
    const view = viewOf("worklists", "Winter refit");
    await world.as("chief").savedViews.save(view);
    await world.as("chief").savedViews.save(view);
    expect((await namesFor("chief", "worklists")).filter((name) => name === "Winter refit")).toHaveLength(1);
  });

  it("is not overwritten by who sends its id as a new one, shared or not", async () => {
    const view = { ...viewOf("inventory", "Paint"), isShared: true };
    await world.as("chief").savedViews.save(view);
    for (const who of ["captain", "engineer", "chief"] as const)
      expect(await refusalOf(world.as(who).savedViews.save({ ...view, name: "Mine now" }))).toMatchObject({
        messageKey: "refusals:alreadyExists",
      });
    expect(await namesFor("captain", "inventory")).toContain("Paint");
  });

  it("is changed as it was last seen: what somebody else saved meanwhile stands", async () => {
    const view = { ...viewOf("orders", "Late"), isShared: true };
    await world.as("chief").savedViews.save(view);
    await world.as("captain").savedViews.save({ ...view, version: 1, name: "Overdue" });
    const late = world.as("chief").savedViews.save({ ...view, version: 1, search: { state: "sent" } });
    expect(await refusalOf(late)).toMatchObject({ code: "stale", messageKey: "refusals:changedMeanwhile" });
    expect(await namesFor("chief", "orders")).toContain("Overdue");
  });

  it("is one of as many as there is room for, however many are sent at once", async () => {
    const { savedViews } = world.as("stew");
    const sent = Array.from({ length: mostViews + 20 }, (_, nth) => savedViews.save(viewOf("jobs", `View ${nth}`)));
    await Promise.allSettled(sent);
    expect(await savedViews.list({ module: "jobs" })).toHaveLength(mostViews);
  });

  it("does not move to another list", async () => {
    const view = viewOf("inventory");
    await world.as("chief").savedViews.save(view);
    const refusal = await refusalOf(world.as("chief").savedViews.save({ ...view, version: 1, module: "orders" }));
    expect(refusal).toMatchObject({ code: "not_found" });
  });

  it("is removed by the one who kept it, and by nobody else of the crew", async () => {
    const view = { ...viewOf("spareparts", "Pumps"), isShared: true };
    await world.as("chief").savedViews.save(view);
    expect(await refusalOf(world.as("engineer").savedViews.remove({ id: view.id }))).toMatchObject({
      code: "not_found",
    });
    await world.as("chief").savedViews.remove({ id: view.id });
    expect(await namesFor("chief", "spareparts")).not.toContain("Pumps");
  });
});

describe("without the right to see the list", () => {
  it("its views are neither told nor kept", async () => {
    const yard = world.as("yard").savedViews;
    expect(await refusalOf(yard.list({ module: "inventory" }))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(yard.save(viewOf("suppliers")))).toMatchObject({ code: "forbidden" });
  });

  it("those of the jobs that were shared can still be kept", async () => {
    const view = viewOf("jobs", "Ours");
    await world.as("yard").savedViews.save(view);
    expect((await world.as("yard").savedViews.list({ module: "jobs" })).map(({ name }) => name)).toEqual(["Ours"]);
  });
});

describe("another vessel", () => {
  it("neither sees a view nor takes it away", async () => {
    const view = { ...viewOf("equipment", "Port side"), isShared: true };
    await world.as("chief").savedViews.save(view);
    const rival = world.as("rival").savedViews;
    expect((await rival.list({ module: "equipment" })).map(({ name }) => name)).not.toContain("Port side");
    expect(await refusalOf(rival.remove({ id: view.id }))).toMatchObject({ code: "not_found" });
  });
});

describe("what cannot be kept", () => {
  it.each<[string, object]>([
    ["names without end", Object.fromEntries(Array.from({ length: 41 }, (_, nth) => [`n${nth}`, true]))],
    ["a long text", { search: "x".repeat(201) }],
    ["a long list", { ids: Array.from({ length: 101 }, () => 1) }],
    ["many long texts", Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`n${nth}`, "x".repeat(190)]))],
    ["values within values", { filter: { of: { a: [] } } }],
    ["lists within lists", { filter: [[1]] }],
  ])("is a view that holds more than any list of ours writes: %s", async (_what, search) => {
    const view = Object.assign(viewOf("jobs"), { search });
    expect(await refusalOf(world.as("chief").savedViews.save(view))).toMatchObject({ code: "invalid" });
  });

  it("is one view too many of a list", async () => {
    const deckhand = world.as("deckhand").savedViews;
    for (let nth = 0; nth < mostViews; nth += 1) await deckhand.save(viewOf("jobs", `View ${nth}`));
    const kept = await deckhand.list({ module: "jobs" });
    expect(await refusalOf(deckhand.save(viewOf("jobs", "One more")))).toMatchObject({
      code: "conflict",
      messageKey: "saved-views:tooMany",
    });
    await deckhand.save({ ...viewOf("jobs", "Renamed"), id: kept[0]?.id ?? "", version: 1 });
    await deckhand.save(viewOf("equipment", "Another list"));
  });

  it("is what somebody from outside would have everybody see", async () => {
    const view = viewOf("jobs", "From the yard");
    const refusal = await refusalOf(world.as("yard").savedViews.save({ ...view, isShared: true }));
    expect(refusal).toMatchObject({ code: "forbidden", messageKey: "saved-views:ownOnly" });
    await world.as("yard").savedViews.save(view);
    expect(await namesFor("captain", "jobs")).not.toContain("From the yard");
  });

  it("is a view without a name", async () => {
    const refusal = await refusalOf(world.as("chief").savedViews.save(viewOf("inventory", " ")));
    expect(refusal).toMatchObject({ code: "invalid" });
  });
});
