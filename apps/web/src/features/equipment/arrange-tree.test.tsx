import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { movedIn } from "./arrange-moves.ts";
import type { RegisterNode } from "./equipment.queries.ts";
import { aNode } from "./machine.fixture.ts";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

interface Move {
  id: string;
  version: number;
  parentId: string | null;
  beforeId?: string | null;
}

/** A register that answers a move only when it is told to, and refuses one of a version it no longer has. */
function slowRegister(...names: string[]) {
  let nodes: readonly RegisterNode[] = names.map((name) => aNode({ name }));
  const waiting: (() => void)[] = [];
  const refused = vi.fn();
  return {
    refused,
    waiting,
    names: () => nodes.map(({ name }) => name),
    answers: {
      "equipment.tree": () => nodes,
      "equipment.list": () => ({ rows: [], nextCursor: null, total: 0 }),
      "equipment.move": async (input: unknown) => {
        const { id, version, ...place } = parseMove(input);
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (nodes.find((node) => node.id === id)?.version !== version) return refused();
        nodes = movedIn(nodes, id, place).map((node) => (node.id === id ? { ...node, version: version + 1 } : node));
        return { version: version + 1 };
      },
    },
  };
}

function parseMove(input: unknown): Move {
  const isMove = (value: unknown): value is Move => typeof value === "object" && value !== null && "version" in value;
  if (!isMove(input)) throw new Error("Not a move");
  return input;
}

test("each press of Alt and an arrow counts, also while the one before has no answer", async () => {
  const register = slowRegister("Anchor", "Boiler", "Crane", "Davit");
  const { user } = await renderApp("/app/manageequipment?view=tree", { ...captainOnBoard, ...register.answers });
  const shown = () => screen.getAllByRole("button", { name: /^Move / }).map((grip) => grip.getAttribute("aria-label"));
  const grip = await screen.findByRole("button", { name: /^Move Anchor/ });
  grip.focus();
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
  await waitFor(() => expect(shown().at(-1)).toMatch(/Anchor/));
  await waitFor(() => {
    register.waiting.shift()?.();
    expect(register.names()).toEqual(["Boiler", "Crane", "Davit", "Anchor"]);
  });
  expect(register.refused).not.toHaveBeenCalled();
});
