import { cleanup, screen } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const lost = () => {
  throw new Error("lost");
};

test("without a link, a label that this device does not know is not called a stranger's", async () => {
  await renderApp(`/app/label/${newId()}`, { ...captainOnBoard, "equipment.tree": lost, "equipment.get": lost });
  await screen.findByText("No link to look this label up");
  expect(screen.queryByText("This label is not known on board")).toBeNull();
});

test("a label of a machine that is not on board is told to be unknown", async () => {
  await renderApp(`/app/label/${newId()}`, {
    ...captainOnBoard,
    "equipment.tree": () => [],
    "equipment.get": () => {
      throw new Refused("not_found", "refusals:recordNotFound");
    },
  });
  await screen.findByText("This label is not known on board");
});
