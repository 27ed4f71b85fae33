import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

afterEach(cleanup);

/** A server whose only account has the second step on; "123456" is the code of now. */
async function atTheCode() {
  let session: ReturnType<typeof sessionOf> | null = null;
  const sent: unknown[] = [];
  const app = await renderApp("/auth/login", {
    ...captainOnBoard,
    "session.me": () => session,
    "session.signIn": (input) => {
      sent.push(input);
      const text = JSON.stringify(input);
      if (!text.includes('"code"')) throw new Refused("unauthenticated", "auth:codeNeeded");
      if (!text.includes("123456") && !text.includes("7k3f")) {
        throw new Refused("unauthenticated", "auth:codeWrong", { code: "auth:codeWrong" });
      }
      session = sessionOf();
      const recoveryCodesLeft = text.includes("7k3f") ? 3 : null;
      return { userId: session.account.id, mustChangePassword: false, recoveryCodesLeft };
    },
  });
  const { user } = app;
  await user.type(await screen.findByLabelText("Username or email"), "chief");
  await user.type(screen.getByLabelText("Password"), "Fairwinds");
  await user.click(screen.getByRole("checkbox", { name: "Keep me signed in on this device" }));
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("heading", { name: "Second step" });
  return { ...app, sent };
}

test("the code is asked for in place, without an error, and sent with what was typed before", async () => {
  const { user, router, sent } = await atTheCode();
  expect(screen.queryByRole("alert")).toBeNull();
  const field = screen.getByLabelText("Code");
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  expect(field.getAttribute("inputmode")).toBe("numeric");
  await user.type(field, "123456{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
  expect(sent.at(-1)).toEqual({ login: "chief", password: "Fairwinds", staysSignedIn: false, code: "123456" });
});

test("a wrong code is told at its field and can be typed again", async () => {
  const { user, router } = await atTheCode();
  await user.type(screen.getByLabelText("Code"), "000000{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("This code is not right");
  await user.clear(screen.getByLabelText("Code"));
  await user.type(screen.getByLabelText("Code"), "123456{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
});

test("an empty code is not sent", async () => {
  const { user, sent } = await atTheCode();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Enter the code of your second step.");
  expect(sent).toHaveLength(1);
});

test("a recovery code stands in, and what is left is told", async () => {
  const { user, router } = await atTheCode();
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await user.type(screen.getByLabelText("Recovery code"), "7k3f-92mq-x0ta-b5hn{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
  expect(await screen.findByText("Recovery code used. 3 left.")).toBeTruthy();
});

test("someone else can sign in instead", async () => {
  const { user } = await atTheCode();
  await user.click(screen.getByRole("button", { name: "Sign in as someone else" }));
  const login = await screen.findByLabelText("Username or email");
  expect(login).toHaveProperty("value", "chief");
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
});

test("an empty form is told at its fields, the first of them takes the keys, and nothing is sent", async () => {
  const sent: unknown[] = [];
  const { user } = await renderApp("/auth/login", {
    "session.me": () => null,
    "session.needsFirstAdministrator": () => false,
    "session.signIn": (input) => void sent.push(input),
  });
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Enter your username or email address.")).toBeTruthy();
  expect(screen.getByText("Enter your password.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Username or email"));
  expect(sent).toEqual([]);
});

test("a fault is told on leaving a field, not while it is first filled, and goes while it is mended", async () => {
  const { user } = await renderApp("/auth/login", {
    "session.me": () => null,
    "session.needsFirstAdministrator": () => false,
  });
  const login = await screen.findByLabelText("Username or email");
  await user.type(login, "c");
  await user.clear(login);
  expect(screen.queryByRole("alert")).toBeNull();
  await user.tab();
  expect(await screen.findByText("Enter your username or email address.")).toBeTruthy();
  await user.type(login, "chief");
  await waitFor(() => expect(screen.queryByText("Enter your username or email address.")).toBeNull());
});

test("sign-in begins in its first field once it has been painted, and leaves alone anyone who is elsewhere", async () => {
  const nobody = { "session.me": () => null, "session.needsFirstAdministrator": () => false };
  const first = await renderApp("/auth/login", nobody);
  const name = await screen.findByLabelText("Username or email");
  await waitFor(() => expect(document.activeElement).toBe(name));
  first.unmount();

  await renderApp("/auth/login", nobody);
  const password = await screen.findByLabelText("Password");
  password.focus();
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  expect(document.activeElement).toBe(password);
});

test("a browser that keeps no cookie of the site is told so, and what to allow", async () => {
  const { user, router } = await renderApp("/auth/login", {
    "session.me": () => null,
    "session.needsFirstAdministrator": () => false,
    "session.signIn": () => ({ userId: "u1", mustChangePassword: false, recoveryCodesLeft: null }),
  });
  await user.type(await screen.findByLabelText("Username or email"), "chief");
  await user.type(screen.getByLabelText("Password"), "Fairwinds");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("allow cookies and site data for this site");
  expect(screen.getAllByRole("alert")).toEqual([said]);
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "Fairwinds");
  expect(router.state.location.pathname).toBe("/auth/login");
});

test("a sign-in without an answer is told once, and what was typed is kept", async () => {
  const { user } = await renderApp("/auth/login", {
    "session.me": () => null,
    "session.needsFirstAdministrator": () => false,
    "session.signIn": () => {
      throw new Error("Nobody answers");
    },
  });
  await user.type(await screen.findByLabelText("Username or email"), "chief");
  await user.type(screen.getByLabelText("Password"), "Fairwinds");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByText("The server did not answer. Check the network and try again.");
  await screen.findByText("The server does not answer. Check the network on board.");
  expect(screen.getAllByText(/did not answer/)).toHaveLength(1);
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "Fairwinds");
});
