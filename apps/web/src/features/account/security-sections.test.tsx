import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { levelsOf } from "@ymp/core/access/modules";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { vesselId } from "../../testing/sessions.ts";
import type { ApiToken, OpenSession } from "./security.queries.ts";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const here: OpenSession = {
  id: "here",
  createdAt: new Date("2026-11-20T09:00:00Z"),
  lastSeenAt: new Date("2026-11-21T09:00:00Z"),
  address: "192.0.2.1",
  device: { kind: "computer", browser: "Firefox", system: "Windows" },
  endsAt: new Date("2026-12-20T09:00:00Z"),
  idleAt: new Date("2026-12-05T09:00:00Z"),
  isCurrent: true,
};
const phone: OpenSession = {
  ...here,
  id: "phone",
  address: "192.0.2.2",
  device: { kind: "phone", browser: "Safari", system: "iPhone" },
  isCurrent: false,
};
const token: ApiToken = {
  id: "0199bbbb-0000-7000-8000-000000000001",
  name: "Month-end report",
  hint: "9Zq1",
  vesselId,
  vesselName: "M/Y Seraphine",
  createdAt: new Date("2026-11-01T09:00:00Z"),
  expiresAt: new Date("2027-01-30T09:00:00Z"),
  lastUsedAt: null,
  lastUsedAddress: null,
  levels: levelsOf("view"),
  reach: "readOnly",
  state: "active",
  outOf: [],
};

const quiet: Answers = {
  ...captainOnBoard,
  "twoStep.state": () => ({ isOn: false, onSince: null, hasKeys: false, recoveryCodesLeft: 0 }),
  "securityKeys.list": () => ({ keys: [], origin: "https://ymp.example", isPossible: true }),
  "session.sessions": () => [here],
  "tokens.list": () => [],
};

const openScreen = (more: Answers = {}) => renderApp("/app/security", { ...quiet, ...more });

describe("the second step", () => {
  test("is set up with the picture and a first code, and shows the recovery codes once", async () => {
    let isOn = false;
    const codes = ["7k3f-92mq-x0ta-b5hn", "92mq-7k3f-b5hn-x0ta"];
    const { user } = await openScreen({
      "twoStep.state": () => ({
        isOn,
        onSince: isOn ? new Date() : null,
        hasKeys: false,
        recoveryCodesLeft: isOn ? 2 : 0,
      }),
      "twoStep.begin": () => ({
        ...{ secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", uri: "otpauth://totp/YMP:chief?secret=JBSWY3DP" },
      }),
      "twoStep.confirm": () => {
        isOn = true;
        return { recoveryCodes: codes };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Set up" }));
    expect(await screen.findByRole("img", { name: /Picture to scan/ })).toBeTruthy();
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    expect(
      screen.getByText(/^Turning it on signs you out on your other devices and revokes your tokens\./),
    ).toBeTruthy();
    await user.type(screen.getByLabelText("Code from the app"), "123456{Enter}");

    const dialog = within(await screen.findByRole("dialog", { name: "Recovery codes" }));
    expect(dialog.getByText(codes[0] ?? "")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(dialog.getByText(codes[1] ?? "")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "I have kept them" }));
    expect(await screen.findByText("2 recovery codes left")).toBeTruthy();
    expect(screen.queryByText(codes[0] ?? "")).toBeNull();
  });

  test("is left after a question, with the password and a code; a wrong one is told at its field", async () => {
    const proofs: unknown[] = [];
    let isOn = true;
    const { user } = await openScreen({
      "twoStep.state": () => ({
        isOn,
        onSince: isOn ? new Date() : null,
        hasKeys: false,
        recoveryCodesLeft: isOn ? 10 : 0,
      }),
      "twoStep.turnOff": () => {
        if (proofs.length < 2)
          throw new Refused("unconfirmed", "refusals:confirmFirst", {}, { asksFor: "passwordAndCode" });
        isOn = false;
      },
      "session.confirm": (input) => {
        if (proofs.push(input) < 2) throw new Refused("invalid", "auth:codeWrong", { code: "auth:codeWrong" });
      },
    });
    await user.click(await screen.findByRole("button", { name: "Turn off" }));
    const asked = within(await screen.findByRole("alertdialog", { name: "Turn off two-step sign-in" }));
    await user.click(asked.getByRole("button", { name: "Turn off" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
    await user.type(dialog.getByLabelText("Current password"), "Fairwinds");
    await user.type(dialog.getByLabelText("Code from the app, or a recovery code"), "000000");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("This code is not right");
    await user.type(dialog.getByLabelText("Code from the app, or a recovery code"), "1");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByRole("button", { name: "Set up" })).toBeTruthy();
    expect(proofs[0]).toEqual({ currentPassword: "Fairwinds", code: "000000" });
  });
});

describe("where somebody is signed in", () => {
  test("says so when it is here only, and offers nothing to close", async () => {
    await openScreen();
    expect(await screen.findByText("You are signed in on this device only.")).toBeTruthy();
    expect(screen.getByText("Firefox on Windows")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sign out elsewhere" })).toBeNull();
  });

  test("one device can be signed out, and all the others", async () => {
    const closed: unknown[] = [];
    let sessions = [phone, here];
    const { user } = await openScreen({
      "session.sessions": () => sessions,
      "session.closeSession": (input) => void closed.push(input),
      "session.closeOtherSessions": () => {
        sessions = [here];
      },
    });
    await user.click(await screen.findByRole("button", { name: "Sign out Safari on iPhone" }));
    await waitFor(() => expect(closed).toEqual([{ sessionId: "phone" }]));
    await user.click(screen.getByRole("button", { name: "Sign out elsewhere" }));
    const asked = within(await screen.findByRole("alertdialog", { name: "Sign out elsewhere" }));
    await user.click(asked.getByRole("button", { name: "Sign out elsewhere" }));
    expect(await screen.findByText("You are signed in on this device only.")).toBeTruthy();
  });

  test("can be asked for again when it could not be read", async () => {
    let isBroken = true;
    const { user } = await openScreen({
      "session.sessions": () => {
        if (isBroken) throw new Refused("limit", "auth:tooManyAttempts", {}, { count: 1 });
        return [here];
      },
    });
    expect(await screen.findByText(/This could not be loaded/)).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Firefox on Windows")).toBeTruthy();
  });
});

describe("tokens", () => {
  test("are made for some modules, and shown once with a call to try", async () => {
    const asked: unknown[] = [];
    const secret = "ymp_0123456789abcdefghijABCDEFGHIJ0123456789xyz123";
    const { user } = await openScreen({
      "tokens.list": () => (asked.length > 0 ? [token] : []),
      "tokens.create": (input) => {
        asked.push(input);
        return { token: secret };
      },
    });
    expect(await screen.findByText("No tokens yet.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Create token" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create token" }));
    await user.type(dialog.getByLabelText("Name"), "Month-end report");
    await user.click(dialog.getByRole("radio", { name: "By module" }));
    await user.click(dialog.getByRole("button", { name: "Create token" }));
    expect(await dialog.findByText("Choose at least one module that it may use.")).toBeTruthy();

    const inventory = within(dialog.getByText("Inventory").closest("li") ?? document.body);
    await user.click(inventory.getByRole("radio", { name: "View" }));
    await user.click(dialog.getByRole("button", { name: "Create token" }));
    const made = within(await screen.findByRole("dialog", { name: "Your new token" }));
    expect(made.getByText(secret)).toBeTruthy();
    expect(made.getByText(/curl .*\/api\/auth/)).toBeTruthy();
    expect(asked).toEqual([
      expect.objectContaining({
        name: "Month-end report",
        vesselId: null,
        expiresInDays: 90,
        scopes: levelsOf("none", { inventory: "view" }),
      }),
    ]);
    await user.click(made.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("ends in 9Zq1")).toBeTruthy();
    expect(screen.queryByText(secret)).toBeNull();
  });

  test("that had to be confirmed are made without anything being typed again, or not at all", async () => {
    let isConfirmed = false;
    const asked: unknown[] = [];
    const { user } = await openScreen({
      "tokens.create": (input) => {
        asked.push(input);
        if (!isConfirmed) throw new Refused("unconfirmed", "refusals:confirmFirst", {}, { asksFor: "password" });
        return { token: "ymp_0123456789abcdefghijABCDEFGHIJ0123456789xyz123" };
      },
      "session.confirm": () => {
        isConfirmed = true;
      },
    });
    await user.click(await screen.findByRole("button", { name: "Create token" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create token" }));
    await user.type(dialog.getByLabelText("Name"), "Fuel sums");
    await user.click(dialog.getByRole("button", { name: "Create token" }));
    await screen.findByRole("dialog", { name: "Confirm that it is you" });
    expect(screen.queryByLabelText("Code from the app, or a recovery code")).toBeNull();
    await user.keyboard("{Escape}");
    expect(await dialog.findByText("Confirm that it is you: enter your password again.")).toBeTruthy();

    await user.click(dialog.getByRole("button", { name: "Create token" }));
    await user.type(await screen.findByLabelText("Current password"), "Fairwinds{Enter}");
    expect(await screen.findByRole("dialog", { name: "Your new token" })).toBeTruthy();
    expect(asked).toHaveLength(3);
    expect(asked.at(-1)).toEqual(asked.at(1));
  });

  test("say where they do not lead, and can be revoked there", async () => {
    await openScreen({
      "tokens.list": () => [
        { ...token, outOf: ["Corvus"] },
        { ...token, id: "0199bbbb-0000-7000-8000-000000000002", name: "Of before", state: "out" },
      ],
    });
    expect(await screen.findByText(/^It does not open Corvus: it was made before you came there/)).toBeTruthy();
    expect(screen.getByText("Out")).toBeTruthy();
    expect(screen.getByText(/^It opens no vessel: it was made before you came aboard/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Revoke Of before" })).toBeTruthy();
  });

  test("are revoked after a question, and those that open nothing offer nothing", async () => {
    let state: ApiToken["state"] = "active";
    const { user } = await openScreen({
      "tokens.list": () => [{ ...token, state }],
      "tokens.revoke": () => {
        state = "revoked";
      },
    });
    await user.click(await screen.findByRole("button", { name: "Revoke Month-end report" }));
    const asked = within(await screen.findByRole("alertdialog", { name: "Revoke Month-end report?" }));
    await user.click(asked.getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("Revoked")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Revoke Month-end report" })).toBeNull();
  });
});
