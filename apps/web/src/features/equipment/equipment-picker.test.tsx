import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { newId } from "@ymp/core/ids";
import { overlays } from "@ymp/ui/primitives/overlays";
import { beforeAll, expect, test } from "vitest";
import { AppProviders } from "../../app/app-providers.tsx";
import { SessionContext, VesselContext } from "../../app/session.ts";
import { Refused } from "../../testing/fake-server.ts";
import { renderWhole } from "../../testing/render-whole.ts";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";

beforeAll(async () => void (await overlays.load()));

const machine = (name: string, more = {}) => ({ id: newId(), name, code: "GE-1", location: null, ...more });

async function openPicker(seen: readonly object[], refusal?: Refused) {
  const services = await tabServices({
    words: ["panels", "work", "machines"],
    answers: {
      "equipment.list": () => {
        throw refusal ?? new Error("lost");
      },
    },
  });
  const { queryClient, trpc, link } = services;
  if (seen.length > 0) {
    const { queryKey } = trpc.equipment.list.queryOptions({ limit: 100 });
    queryClient.setQueryData<unknown>(queryKey, { rows: seen, nextCursor: null });
  }
  if (!refusal) link.markUnreachable();
  await renderWhole(
    <AppProviders services={services}>
      <SessionContext value={sessionOf()}>
        <VesselContext value={vesselOf(accessOf())}>
          <EquipmentPicker label="Equipment" equipmentId={null} onPick={() => undefined} />
        </VesselContext>
      </SessionContext>
    </AppProviders>,
  );
  return userEvent.setup();
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("without a link a picker offers what this device has seen, narrowed by what is typed, and says that there may be more", async () => {
  const archived = machine("Generator, old", { archivedAt: new Date() });
  const user = await openPicker([machine("Generator 1"), machine("Generator 2"), machine("Windlass"), archived]);
  await user.click(screen.getByRole("combobox", { name: "Equipment" }));
  await waitFor(() =>
    expect(options()).toEqual(["Generator 1", "Generator 2", "Windlass"].map((name) => `${name}GE-1`)),
  );
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "No link to the server. Here is only what this device has seen.",
    ),
  );
  await user.keyboard("gener");
  await waitFor(() => expect(options()).toEqual(["Generator 1GE-1", "Generator 2GE-1"]));
});

test("without a link and without anything seen it does not say that nothing was found", async () => {
  const user = await openPicker([]);
  await user.click(screen.getByRole("combobox", { name: "Equipment" }));
  const note = "No link to the server, and nothing like it is kept on this device.";
  await screen.findByText(note);
  expect(screen.queryByText("Nothing found")).toBeNull();
});

test("what the server refuses is said in its words, and not laid to the link", async () => {
  const user = await openPicker([], new Refused("limit", "refusals:tooManyRefused", {}, { count: 3 }));
  await user.click(screen.getByRole("combobox", { name: "Equipment" }));
  await screen.findByText("Too many invalid requests. Try again in 3 minutes.");
  expect(screen.queryByText(/No link/)).toBeNull();
});
