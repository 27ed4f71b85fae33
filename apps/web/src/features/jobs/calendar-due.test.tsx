import { cleanup, screen, waitFor } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const bookId = "0199eeee-0000-7000-8000-000000000001";
const on = parseCalendarDate("2026-11-18");
const book = { id: bookId, kind: "oil1", number: "ORB1-2026-01", title: null } as const;
const nothing = () => ({ rows: [], hasMore: false });

const answers: Answers = {
  ...captainOnBoard,
  "jobs.byDay": nothing,
  "jobs.projected": nothing,
  "logbooks.due": () => ({
    rows: [{ book, key: "C:tank", code: "C", title: null, tank: "Sludge tank", on }],
    hasMore: false,
  }),
};

test("the calendar shows what the books ask for, and leads to the entry; it can be left out", async () => {
  const { user, router } = await renderApp("/app/home?view=calendar&on=2026-11-18", answers);
  await screen.findByText("Weekly C 11, Sludge tank");
  const layer = screen.getByRole("button", { name: "Logbooks", pressed: true });
  await user.click(layer);
  await waitFor(() => expect(screen.queryByText("Weekly C 11, Sludge tank")).toBeNull());
  await user.click(layer);
  await user.click(await screen.findByText("Weekly C 11, Sludge tank"));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/oilrecord/${bookId}`));
  expect(router.state.location.search).toMatchObject({ write: "C" });
});

test("what no filter of jobs can be judged on is not shown", async () => {
  await renderApp("/app/home?view=calendar&on=2026-11-18&departments=%5B%22interior%22%5D", answers);
  await screen.findByRole("button", { name: "Logbooks", pressed: true });
  expect(screen.queryByText("Weekly C 11, Sludge tank")).toBeNull();
});
