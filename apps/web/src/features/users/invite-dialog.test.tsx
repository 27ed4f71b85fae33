import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aUser } from "../../testing/sample-users.ts";

afterEach(cleanup);

const oneUser = { ...captainOnBoard, "users.list": () => ({ items: [aUser()], total: 1, nextCursor: null }) };

test("anyone who looks at the invited invites by the main button or its key, and is faulted for nothing yet", async () => {
  const { user, router } = await renderApp("/app/users?list=invited", oneUser);
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
  const { user } = await renderApp("/app/users", oneUser);
  expect(await screen.findByRole("button", { name: /^New user/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "Invite from outside" })).toBeTruthy();
});
