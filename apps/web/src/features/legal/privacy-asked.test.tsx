import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const notice = { text: "Ask privacy@meridian.example.", version: "v1" };

async function open(asksPrivacy: boolean) {
  let asks = asksPrivacy;
  const acknowledged = vi.fn();
  const app = await renderApp("/app/terms", {
    ...captainOnBoard,
    "session.me": () => sessionOf({}, { asksPrivacy: asks }),
    "session.privacyNotice": () => notice,
    "session.acknowledgePrivacy": (input) => {
      acknowledged(input);
      asks = false;
    },
  });
  return { ...app, acknowledged };
}

test("the notice on privacy is read once, with the operator's words above those of the product", async () => {
  const { user, acknowledged } = await open(true);
  const dialog = within(await screen.findByRole("dialog", { name: "Privacy and cookies" }));
  expect(await dialog.findByText(notice.text)).toBeTruthy();
  expect(dialog.getByRole("heading", { name: "What is close to you" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "I have read it" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 60_000);
  expect(acknowledged).toHaveBeenCalledExactlyOnceWith({ version: "v1" });
});

test.each(["Later", "Close"])("it holds nobody up, and nothing is kept of %s", async (name) => {
  const { user, acknowledged } = await open(true);
  await user.click(within(await screen.findByRole("dialog", { busy: false })).getByRole("button", { name }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 60_000);
  expect(acknowledged).not.toHaveBeenCalled();
});

test("the person who has read it is not asked", async () => {
  await open(false);
  expect(await screen.findByRole("heading", { name: "Terms" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});
