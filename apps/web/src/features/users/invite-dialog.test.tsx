import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const noUsers = { ...captainOnBoard, "users.list": () => ({ rows: [], total: 0, nextCursor: null }) };

test("whoever looks at the invited invites by the main button or its key, and is faulted for nothing yet", async () => {
  const { user, router } = await renderApp("/app/users?list=invited", noUsers);
  await user.click(await screen.findByRole("button", { name: /^Invite from outside/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite from outside" }));
  await user.tab();
  expect(dialog.getByLabelText("First name").getAttribute("aria-invalid")).not.toBe("true");
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.search).not.toHaveProperty("new");
  await user.keyboard("n");
  expect(await screen.findByRole("dialog", { name: "Invite from outside" })).toBeTruthy();
});

test("among the accounts in force a new user is made by the main button, and the invitation is in the menu", async () => {
  const { user } = await renderApp("/app/users", noUsers);
  expect(await screen.findByRole("button", { name: /^New user/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "Invite from outside" })).toBeTruthy();
});
