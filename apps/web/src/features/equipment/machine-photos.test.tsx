import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aMachine } from "./machine.fixture.ts";

afterEach(cleanup);

const sentSchema = z.object({ title: z.string(), version: z.number(), base: z.unknown() });

/** The server compares with what was seen, as the real one does. */
async function openPhoto() {
  const machine = aMachine({ name: "Generator 1" });
  const sent: z.infer<typeof sentSchema>[] = [];
  let photo = {
    ...{ id: newId(), fileId: newId(), kind: "photo", name: "pump.jpg", mediaType: "image/jpeg", sizeBytes: 1000 },
    ...{ title: null as string | null, version: 1, addedAt: new Date(), takenAt: null, widthPx: 10, heightPx: 10 },
  };
  const app = await renderApp(`/app/equipment/${machine.id}?tab=documents`, {
    ...captainOnBoard,
    "equipment.tree": () => [],
    "equipment.get": () => machine,
    "equipment.files": () => [photo],
    "live.presence": () => [],
    "live.leave": () => undefined,
    "equipment.renameFile": (input) => {
      const asked = sentSchema.parse(input);
      sent.push(asked);
      if (asked.version !== photo.version) throw new Refused("stale", "refusals:changedMeanwhile");
      photo = { ...photo, title: asked.title || null, version: photo.version + 1 };
    },
  });
  await app.user.click(await screen.findByRole("button", { name: /photo 1 of 1/i }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Caption" });
  const colleagueWrites = (title: string) => {
    photo = { ...photo, title, version: photo.version + 1 };
  };
  return { ...app, field, sent, colleagueWrites, arrive: () => app.services.queryClient.invalidateQueries() };
}

test("a caption that a colleague wrote meanwhile is shown and stays where nothing was typed", async () => {
  const { user, field, sent, colleagueWrites, arrive } = await openPhoto();
  await user.click(field);
  colleagueWrites("Chief's caption");
  await arrive();
  await waitFor(() => expect(field.value).toBe("Chief's caption"));
  await user.tab();
  expect(sent).toEqual([]);
});

test.each(["before", "after"])(
  "two captions that were written at the same time are shown side by side, %s the stream brought the other",
  async (when) => {
    const { user, field, sent, colleagueWrites, arrive } = await openPhoto();
    await user.type(field, "Mine");
    colleagueWrites("Chief's caption");
    if (when === "after") await arrive();
    await user.keyboard("{Enter}");
    const choice = within(await screen.findByRole("alert"));
    expect(sent).toMatchObject([{ title: "Mine", version: 1, base: { title: null } }]);
    expect(choice.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Mine"),
      expect.stringContaining("Chief's caption"),
    ]);
    await user.click(choice.getByRole("button", { name: /^Take/ }));
    await arrive();
    await waitFor(() => expect(field.value).toBe("Chief's caption"));
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("a caption that is being written as the screen goes is saved", async () => {
  const { user, field, sent, router } = await openPhoto();
  await user.type(field, "Mine");
  await act(() => router.navigate({ to: "/app/help" }));
  await waitFor(() => expect(sent).toMatchObject([{ title: "Mine", version: 1 }]));
});

test("a caption is put back by Escape", async () => {
  const { user, field, sent } = await openPhoto();
  await user.type(field, "Mine{Escape}");
  await waitFor(() => expect(screen.queryByDisplayValue("Mine")).toBeNull());
  expect(sent).toEqual([]);
});
