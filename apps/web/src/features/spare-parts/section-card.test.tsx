import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const sentSchema = z.object({ name: z.string(), version: z.number(), base: z.unknown() });

/** The server compares with what was seen, as the real one does. */
async function renaming() {
  const sent: z.infer<typeof sentSchema>[] = [];
  let section = {
    ...{ id: newId(), version: 1, name: "Engine", position: 0, equipmentId: newId(), equipmentName: "Generator 1" },
    ...{ isCritical: false, drawing: null, parts: 0, spots: 0 },
  };
  const app = await renderApp("/app/sections", {
    ...captainOnBoard,
    "spareParts.sections": () => [section],
    "spareParts.machines": () => [],
    "spareParts.saveSection": (input) => {
      const asked = sentSchema.parse(input);
      sent.push(asked);
      if (asked.version !== section.version) throw new Refused("stale", "refusals:changedMeanwhile");
      section = { ...section, name: asked.name, version: section.version + 1 };
      return { id: section.id };
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Actions on Engine" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  const field = await screen.findByRole("textbox", { name: "Name of the section" });
  const colleagueRenames = async (name: string) => {
    section = { ...section, name, version: section.version + 1 };
    await app.services.queryClient.invalidateQueries();
  };
  return { ...app, field, sent, colleagueRenames };
}

test("the field that renames a section has the focus once the menu has closed", async () => {
  const { user, field, sent } = await renaming();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(field);
  await user.keyboard(" room{Enter}");
  await waitFor(() => expect(sent).toMatchObject([{ name: "Engine room", version: 1, base: { name: "Engine" } }]));
  expect(await screen.findByText("Engine room")).toBeDefined();
});

test("a name that a colleague gave a section meanwhile stays where nothing was typed", async () => {
  const { user, field, sent, colleagueRenames } = await renaming();
  await user.click(field);
  await colleagueRenames("Chief section");
  await user.tab();
  expect(await screen.findByText("Chief section")).toBeDefined();
  expect(sent).toEqual([]);
});

test("two names that were given at the same time are shown side by side", async () => {
  const { user, field, sent, colleagueRenames } = await renaming();
  await user.click(field);
  await user.keyboard(" room");
  await colleagueRenames("Chief section");
  await user.keyboard("{Enter}");
  const choice = within(await screen.findByRole("alert"));
  expect(sent).toMatchObject([{ name: "Engine room", version: 1, base: { name: "Engine" } }]);
  expect(choice.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Engine room"),
    expect.stringContaining("Chief section"),
  ]);
  await user.click(choice.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: "Engine room", version: 2 }));
  expect(await screen.findByText("Engine room")).toBeDefined();
});

test("a name that stands open as the screen goes is saved once, and one that was put back is not", async () => {
  const { user, field, sent, router } = await renaming();
  await user.click(field);
  await user.keyboard(" room{Escape}");
  await user.click(await screen.findByRole("button", { name: "Actions on Engine" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  await user.type(await screen.findByRole("textbox", { name: "Name of the section" }), " hall");
  await act(() => router.navigate({ to: "/app/help" }));
  await waitFor(() => expect(sent).toMatchObject([{ name: "Engine hall", version: 1 }]));
});
