import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aJob } from "./job-sheet.fixture.ts";
import type { JobPart } from "./job-sheet-data.ts";

afterEach(cleanup);

const aPart = (part: Partial<JobPart> = {}): JobPart => ({
  ...{ itemId: newId(), name: "Fuel filter", partNo: "FF-1", unit: "pcs", minQuantity: null, isCritical: false },
  ...{ locationId: null, version: 1, plannedQuantity: 1, usedQuantity: null, bins: [] },
  ...part,
});

const sentSchema = z.object({ plannedQuantity: z.number(), version: z.number(), base: z.unknown() });

/** The server compares with what was seen, as the real one does. */
async function openPart(answered: Promise<void> = Promise.resolve(), unit = "pcs") {
  const sent: z.infer<typeof sentSchema>[] = [];
  let part = aPart({ unit });
  const job = aJob();
  const app = await renderApp(`/app/jobdetails/${job.id}`, {
    ...captainOnBoard,
    "jobs.get": () => ({ ...job, parts: [part] }),
    "jobs.history": () => ({ rows: [], nextCursor: null }),
    "comments.list": () => [],
    "people.pick": () => [],
    "live.presence": () => [],
    "live.leave": () => undefined,
    "jobs.setPart": async (input) => {
      const asked = sentSchema.parse(input);
      sent.push(asked);
      await answered;
      if (asked.version !== part.version) throw new Refused("stale", "refusals:changedMeanwhile");
      part = { ...part, plannedQuantity: asked.plannedQuantity, version: part.version + 1 };
    },
  });
  const quantity = async () => app.user.click(await screen.findByRole("button", { name: /^Fuel filter, quantity:/ }));
  return {
    ...app,
    sent,
    quantity,
    colleaguePlans: (plannedQuantity: number) => {
      part = { ...part, plannedQuantity, version: part.version + 1 };
    },
  };
}

test.each(["before", "after"])(
  "what a colleague planned while one typed is shown beside it, %s the stream brought it",
  async (when) => {
    const { user, sent, quantity, colleaguePlans, services } = await openPart();
    await quantity();
    await user.clear(screen.getByLabelText("Fuel filter, quantity"));
    await user.keyboard("3");
    colleaguePlans(5);
    if (when === "after") await services.queryClient.invalidateQueries();
    await user.keyboard("{Enter}");
    const choice = within(await screen.findByRole("alert"));
    expect(sent).toMatchObject([{ plannedQuantity: 3, version: 1, base: { plannedQuantity: 1 } }]);
    expect(choice.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("3"),
      expect.stringContaining("5"),
    ]);
    expect(screen.queryByText("Could not change the parts")).toBeNull();
    await user.click(choice.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ plannedQuantity: 3, version: 2, base: { plannedQuantity: 5 } });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
);

test.each(["abc", "0"])("%s is no quantity: it stays in the field, which says so", async (typed) => {
  const { user, sent, quantity } = await openPart();
  await quantity();
  const field = screen.getByLabelText<HTMLInputElement>("Fuel filter, quantity");
  await user.clear(field);
  await user.keyboard(`${typed}{Enter}`);
  expect((await screen.findByRole("alert")).textContent).toContain("Type a quantity above zero");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual([typed, "true"]);
  await user.clear(field);
  await user.keyboard("2{Enter}");
  await waitFor(() => expect(sent).toMatchObject([{ plannedQuantity: 2 }]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a quantity that is refused once its field is gone is told, with a way to put it there", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, sent, quantity, colleaguePlans, router } = await openPart(answered);
  await quantity();
  await user.clear(screen.getByLabelText("Fuel filter, quantity"));
  colleaguePlans(5);
  await user.keyboard("3{Enter}");
  await act(() => router.navigate({ to: "/app/help" }));
  answer();
  const told = await screen.findByText(/“Fuel filter, quantity” was left before “3” was saved.*made it “5”/);
  expect(told).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ plannedQuantity: 3, version: 2, base: { plannedQuantity: 5 } });
});

test("a quantity that stands open as the screen goes is saved", async () => {
  const { user, sent, quantity, router } = await openPart();
  await quantity();
  await user.clear(screen.getByLabelText("Fuel filter, quantity"));
  await user.keyboard("3");
  await act(() => router.navigate({ to: "/app/help" }));
  await waitFor(() => expect(sent).toMatchObject([{ plannedQuantity: 3, version: 1 }]));
});

test("a quantity that cannot be read as the screen goes is told", async () => {
  const { user, sent, quantity, router } = await openPart();
  await quantity();
  await user.clear(screen.getByLabelText("Fuel filter, quantity"));
  await user.keyboard("abc");
  await act(() => router.navigate({ to: "/app/help" }));
  expect(await screen.findByText(/“Fuel filter, quantity” was left with “abc”/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each([
  ["pcs", "1.5", null],
  ["l", "1.25", null],
  ["l", "1.5", 1.5],
  ["drum", "3.25", 3.25],
])("of %s no more finely is planned than is taken: %s", async (unit, typed, planned) => {
  const { user, sent, quantity } = await openPart(undefined, unit);
  await quantity();
  await user.clear(screen.getByLabelText("Fuel filter, quantity"));
  await user.keyboard(`${typed}{Enter}`);
  if (planned !== null) return waitFor(() => expect(sent).toMatchObject([{ plannedQuantity: planned }]));
  expect((await screen.findByRole("alert")).textContent).toContain(`Its unit (${unit}) cannot be divided so finely`);
  expect(sent).toEqual([]);
});

test("a part without a number begins with its name, and its place has the room it needs", async () => {
  const bin = { locationId: newId(), locationName: "R9 / drawer", box: null, lotId: null, lotNumber: null };
  const itemId = newId();
  const part = aPart({ itemId, partNo: null, bins: [{ ...bin, itemId, expiresOn: null, onHand: 4 }] });
  const job = aJob();
  await renderApp(`/app/jobdetails/${job.id}`, {
    ...captainOnBoard,
    "jobs.get": () => ({ ...job, parts: [part] }),
    "jobs.history": () => ({ rows: [], nextCursor: null }),
    "comments.list": () => [],
    "people.pick": () => [],
    "live.presence": () => [],
    "live.leave": () => undefined,
  });
  const rows = within(await screen.findByRole("list", { name: "Parts" }));
  const row = rows.getByRole("listitem");
  expect(row.firstElementChild?.textContent).toBe("Fuel filter");
  expect(row.parentElement?.style.getPropertyValue("--place")).toBe("11ch");
});
