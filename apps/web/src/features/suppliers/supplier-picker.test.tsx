import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { newId } from "@ymp/core/ids";
import { overlays } from "@ymp/ui/primitives/overlays";
import { beforeAll, expect, test } from "vitest";
import { AppProviders } from "../../app/app-providers.tsx";
import { SessionContext, VesselContext } from "../../app/session.ts";
import { renderWhole } from "../../testing/render-whole.ts";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { SupplierPicker } from "./supplier-picker.tsx";

beforeAll(async () => void (await overlays.load()));

const pon = { id: newId(), name: "Pon Power", city: "Papendrecht", country: "NL", currency: null, leadTimeDays: null };

test("a new supplier is offered once it is known that nobody has the name, and taken when it is made", async () => {
  let answer: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saved: unknown[] = [];
  const services = await tabServices({
    answers: {
      "suppliers.pick": async (input) => {
        const isEmpty = typeof input === "object" && input !== null && "search" in input && input.search === "";
        if (!isEmpty) await looked;
        return { rows: isEmpty ? [pon] : [], hasMore: false };
      },
      "suppliers.save": (input) => {
        saved.push(input);
        return { id: newId(), version: 1 };
      },
    },
  });
  const picked: (string | undefined)[] = [];
  await renderWhole(
    <AppProviders services={services}>
      <SessionContext value={sessionOf()}>
        <VesselContext value={vesselOf(accessOf())}>
          <SupplierPicker label="Supplier" supplier={null} onPick={(supplier) => picked.push(supplier?.name)} />
        </VesselContext>
      </SessionContext>
    </AppProviders>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "Supplier" }));
  await screen.findByRole("option", { name: /Pon Power/ });
  await user.keyboard("Marine Hub");
  await waitFor(() => expect(screen.queryByRole("option", { name: /Pon Power/ })).toBeNull());
  expect(screen.queryByRole("option", { name: "Create supplier “Marine Hub”" })).toBeNull();
  answer();
  await user.click(await screen.findByRole("option", { name: "Create supplier “Marine Hub”" }));
  await waitFor(() => expect(picked).toEqual(["Marine Hub"]));
  expect(saved).toMatchObject([{ name: "Marine Hub" }]);
});
