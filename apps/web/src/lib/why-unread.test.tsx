import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../testing/render-app.tsx";

afterEach(cleanup);

const lost = () => {
  throw new TypeError("Load failed");
};

const without = (what: RegExp) => screen.findByText(what, {}, { timeout: 60_000 });

test("a list that nobody answers for is not kept on this device, whether or not it was opened before", async () => {
  await renderApp("/app/jobs?view=table", { ...captainOnBoard, "jobs.list": lost });
  await screen.findByRole("heading", { name: "Jobs could not be loaded" }, { timeout: 60_000 });
  await without(/There is no link to the server, and this is not kept on this device/);
  expect(screen.queryByText(/opened/)).toBeNull();
});

test("a list says that a browser keeps nothing whose store refuses it", async () => {
  const { services, router } = await renderApp("/app/help", { ...captainOnBoard, "jobs.list": lost });
  vi.spyOn(services.queryStore, "refuses").mockReturnValue(true);
  await act(() => router.navigate({ href: "/app/jobs?view=table" }));
  await without(/this browser keeps nothing on this device/);
});
