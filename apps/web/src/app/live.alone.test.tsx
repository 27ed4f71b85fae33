import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createChangeGatherer } from "./live.ts";

function clientShowing(...paths: string[]) {
  const queryClient = new QueryClient();
  for (const path of paths) queryClient.setQueryData([path.split("."), { type: "query" }], []);
  const staleOnes = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [path] }) => (Array.isArray(path) ? path.join(".") : ""));
  return { queryClient, staleOnes };
}

afterEach(() => vi.doUnmock("./live-kinds.ts"));

test("a change of a supplier makes lists stale that show suppliers, and what was said about one, but no others", async () => {
  const { queryClient, staleOnes } = clientShowing("suppliers.list", "orders.list", "comments.list", "jobs.list");
  createChangeGatherer({ queryClient }).take({ recordKind: "supplier", verb: "updated" });
  await vi.waitFor(() => expect(staleOnes()).toEqual(["suppliers.list", "orders.list", "comments.list"]), 60_000);
});

test("a change of the vessel makes stale what has no kind of its own: places on board, limits of orders", async () => {
  const { queryClient, staleOnes } = clientShowing("inventory.locations", "orders.limits", "guests.list");
  createChangeGatherer({ queryClient }).take({ recordKind: "vessel", verb: "place_saved" });
  await vi.waitFor(() => expect(staleOnes()).toEqual(["inventory.locations", "orders.limits"]), 60_000);
});

test("other rights make the session stale, from which menu and screens are drawn", async () => {
  const { queryClient, staleOnes } = clientShowing("session.current", "jobs.list");
  createChangeGatherer({ queryClient }).take({ recordKind: "access", verb: "changed" });
  await vi.waitFor(() => expect(staleOnes()).toEqual(["session.current"]), 60_000);
});

test.each(["item", "job", "profile", "crew_document", "access"])(
  "a change of %s makes the notices stale, which may tell of what is closed by now",
  async (recordKind) => {
    const { queryClient, staleOnes } = clientShowing("notifications.list", "notifications.unread", "savedViews.list");
    createChangeGatherer({ queryClient }).take({ recordKind, verb: "changed" });
    await vi.waitFor(() => expect(staleOnes()).toEqual(["notifications.list", "notifications.unread"]), 60_000);
  },
);

test("everything shown is asked for again where it cannot be known what a change concerns", async () => {
  vi.doMock("./live-kinds.ts", () => {
    throw new Error("The code did not come.");
  });
  const { queryClient, staleOnes } = clientShowing("suppliers.list", "jobs.list");
  createChangeGatherer({ queryClient }).take({ recordKind: "supplier", verb: "updated" });
  await vi.waitFor(() => expect(staleOnes()).toEqual(["suppliers.list", "jobs.list"]), 60_000);
});
