import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMachine, aNode } from "./machine.fixture.ts";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const electrical = aNode({ name: "Electrical" });
const generator = aNode({ name: "Generator 1", parentId: electrical.id, trouble: "overdue", overdueJobs: 1 });
const pump = aNode({ name: "Sea-water pump", parentId: generator.id, manufacturer: "Jabsco" });
const water = aNode({ name: "Water and waste" });

async function openRegister(path = "/app/equipment") {
  const app = await renderApp(path, {
    ...captainOnBoard,
    "equipment.tree": () => [electrical, generator, pump, water],
    "equipment.list": () => ({ rows: [], nextCursor: null, total: 0 }),
    "equipment.get": () => aMachine({ id: pump.id, name: pump.name }),
    "equipment.dueNext": () => ({ rows: [], total: 0, inTheWay: null }),
    "equipment.readings": () => ({ counter: null, points: [], thresholds: [] }),
    "equipment.parts": () => ({ rows: [], hasMore: false }),
    "equipment.files": () => [],
  });
  await screen.findByRole("tree", { name: "Equipment" });
  return app;
}

const lines = () => screen.getAllByRole("treeitem").map((line) => line.getAttribute("aria-label"));

test("what is overdue below a folded system is told by the system", async () => {
  const { user } = await openRegister();
  expect(lines()).toContain("Generator 1, one job overdue");
  screen.getByRole("tree").focus();
  await user.keyboard("{ArrowLeft}");
  await waitFor(() => expect(lines()).toEqual(["Electrical, one job overdue", "Water and waste"]));
});

test("a search finds by maker, shows the way there, and leads on with the arrow keys", async () => {
  const { user, router } = await openRegister();
  await user.type(screen.getByRole("searchbox", { name: "Search the equipment" }), "jabsco");
  await waitFor(() => expect(lines()).toEqual(["Electrical", "Generator 1, one job overdue", "Sea-water pump"]));
  await user.keyboard("{ArrowDown}");
  await user.keyboard("{End}{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/app/equipment/${pump.id}`));
});
