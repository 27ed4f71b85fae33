import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive: () => arrive() };
});
vi.mock("../../features/find/find-panel.tsx", async (original) => {
  await code.arrival;
  return original();
});

afterEach(cleanup);

test("the palette takes what is typed while its code is on the way, and goes on with it", async () => {
  const { user } = await renderApp("/app/help");
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}them");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "them");
  expect(screen.queryByRole("option")).toBeNull();
  code.arrive();
  const option = await screen.findByRole("option");
  expect(option.textContent).toContain("Theme");
  await user.keyboard("e");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "theme");
});
