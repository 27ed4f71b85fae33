import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const itemId = "0197a3c2-1111-7abc-8def-0123456789ab";

async function scanned(code: string, find: (input: unknown) => unknown) {
  const { user, router } = await renderApp("/app/help", { ...captainOnBoard, "inventory.find": find });
  await user.click(await screen.findByRole("button", { name: "Scan" }));
  const field = await waitFor(() => within(screen.getByRole("dialog")).getByRole("textbox"));
  await user.type(field, `${code}{Enter}`);
  await waitFor(() => expect(router.state.location.pathname).not.toBe("/app/help"));
  return router.state.location.href;
}

test("a barcode opens the item of the stores that carries it", async () => {
  const find = vi.fn(() => ({ id: itemId }));
  expect(await scanned("4006381333931", find)).toBe(`/app/inventory?item=${itemId}`);
  expect(find).toHaveBeenCalledExactlyOnceWith({ code: "4006381333931" });
});

test.each<[string, () => unknown]>([
  ["that no item carries", () => null],
  [
    "that cannot be asked about",
    () => {
      throw new Refused("internal", "errors:internal");
    },
  ],
])("a code %s is looked for in the register", async (_case, find) => {
  expect(await scanned("SN-4711", find)).toBe("/app/equipment?search=SN-4711");
});
