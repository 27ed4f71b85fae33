import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const answer = {
  userId: "0199aaaa-0000-7000-8000-0000000000b1",
  profileId: "0199aaaa-0000-7000-8000-0000000000b2",
  initialPassword: "gyhz-g38r-z5q9-v579",
  welcomeMail: "sent",
};

async function openDialog(create: (input: unknown) => unknown, more: Record<string, (input: unknown) => unknown> = {}) {
  const app = await renderApp("/app/employees?new=user", {
    ...captainOnBoard,
    "users.crew": () => [],
    "users.create": create,
    ...more,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "New user" }));
  return { ...app, dialog };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fill({ user, dialog }: Opened) {
  await user.type(dialog.getByLabelText("First name"), "Zoë");
  await user.type(dialog.getByLabelText("Last name"), "van der Berg");
  await user.type(dialog.getByLabelText("Email"), "zoe@example.test");
}

test("the username is proposed from the name until somebody types their own", async () => {
  const opened = await openDialog(() => answer);
  await fill(opened);
  const username = opened.dialog.getByLabelText<HTMLInputElement>("Username");
  expect(username.value).toBe("zoe.vanderberg");
  await opened.user.clear(username);
  await opened.user.type(username, "zoe");
  await opened.user.type(opened.dialog.getByLabelText("Last name"), "e");
  expect(username.value).toBe("zoe");
});

test("nothing is sent without the names of the profile", async () => {
  const create = vi.fn();
  const { user, dialog } = await openDialog(create);
  await user.click(dialog.getByRole("button", { name: "Create user" }));
  expect(await dialog.findByText("Enter the first name.")).toBeTruthy();
  expect(dialog.getByText("Enter the last name.")).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test("the password that was made up is shown once, before the profile", async () => {
  const create = vi.fn(() => answer);
  const opened = await openDialog(create);
  await fill(opened);
  await opened.user.click(opened.dialog.getByRole("button", { name: "Create user" }));
  expect(await screen.findByText("gyhz-g38r-z5q9-v579")).toBeTruthy();
  expect(await screen.findByText("New user created")).toBeTruthy();
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ username: "zoe.vanderberg", role: "crew" }));
});

test("a mail that did not leave is told apart from the making, with the way to send it again", async () => {
  const resend = vi.fn(() => ({ welcomeMail: "sent" }));
  const made = { ...answer, initialPassword: null, welcomeMail: "failed" };
  const opened = await openDialog(() => made, { "users.resendWelcome": resend });
  await fill(opened);
  await opened.user.click(opened.dialog.getByRole("button", { name: "Create user" }));
  expect(await screen.findByText("New user created")).toBeTruthy();
  expect(await screen.findByText("Sending new user email failed")).toBeTruthy();
  const notices = within(screen.getByRole("region", { name: /Notices/ }));
  await opened.user.click(notices.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(resend).toHaveBeenCalledWith({ userId: answer.userId }));
});

test("a taken username is marked at its field", async () => {
  const opened = await openDialog(() => {
    throw new Refused("conflict", "users:refusal.usernameTaken", { username: "users:refusal.usernameTaken" });
  });
  await fill(opened);
  await opened.user.click(opened.dialog.getByRole("button", { name: "Create user" }));
  expect(await opened.dialog.findByText("This username is taken. Choose another.")).toBeTruthy();
});
