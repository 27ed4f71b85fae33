import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { aBook, anEntry, aPage } from "./logbooks.fixture.ts";
import { openVolume } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

describe("signing", () => {
  const sign = async (answers: Answers) => {
    const app = await openVolume({ answers }, `?entry=${anEntry().id}`);
    await app.user.click(await screen.findByRole("button", { name: "Sign as officer in charge" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign entry 90" }));
    const verb = () => dialog.getByRole("button", { name: /^Sign entry 90/ });
    return { ...app, dialog, verb };
  };

  test("shows what is signed, by whom as what, and sends its hash with the pin", async () => {
    const sent: unknown[] = [];
    const { user, dialog, verb } = await sign({ "logbooks.sign": (input) => sent.push(input) && { signed: 1 } });
    expect(dialog.getByText("0.85 m³")).toBeTruthy();
    expect(dialog.getByText("Signs what is shown, as Marek Nowak, Chief engineer (officer in charge)")).toBeTruthy();
    expect(verb()).toHaveProperty("disabled", true);
    await user.type(dialog.getByLabelText("Your master pin"), "72a94");
    await user.click(verb());
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign entry 90" })).toBeNull());
    const { id, hash } = anEntry();
    expect(sent).toEqual([{ id: aBook().id, entries: [{ id, hash, files: [] }], capacity: "officer", pin: "7294" }]);
  });

  test("says a wrong pin at its field, which is typed anew", async () => {
    const { user, dialog, verb } = await sign({
      "logbooks.sign": () => {
        throw new Refused("invalid", "signing:pinWrong", { pin: "signing:pinWrong" });
      },
    });
    const pin = dialog.getByLabelText("Your master pin");
    for (const typed of ["1470", "1471"]) {
      await user.type(pin, typed);
      await user.click(verb());
      expect(await dialog.findByText("This is not your master pin.")).toBeTruthy();
      expect(pin).toHaveProperty("value", "");
    }
  });

  test("asks for the drawn signature of whoever has none kept yet", async () => {
    const { user, dialog, verb } = await sign({
      "logbooks.sign": () => {
        throw new Refused("invalid", "signing:drawFirst", { drawing: "signing:drawFirst" });
      },
    });
    expect(dialog.queryByRole("img", { name: /^Signature of/ })).toBeNull();
    await user.type(dialog.getByLabelText("Your master pin"), "7294");
    await user.click(verb());
    expect(await dialog.findByRole("img", { name: "Signature of Marek Nowak" })).toBeTruthy();
    expect(dialog.getByText(/Draw your signature once/)).toBeTruthy();
    expect(verb()).toHaveProperty("disabled", true);
  });

  test("tells who was wrong too often to wait", async () => {
    const { user, dialog, verb } = await sign({
      "logbooks.sign": () => {
        throw new Refused("limit", "auth:tooManyAttempts", {}, { count: 30 });
      },
    });
    await user.type(dialog.getByLabelText("Your master pin"), "1470");
    await user.click(verb());
    expect(await dialog.findByText(/30 minutes/)).toBeTruthy();
  });

  test("of a page waits until every entry on it is signed", async () => {
    const { user } = await openVolume({ page: aPage({ state: "awaitingMaster" }) });
    await user.click(await screen.findByRole("button", { name: "Sign page 22" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign page 22" }));
    expect(dialog.getByText("0 of 1")).toBeTruthy();
    await user.type(dialog.getByLabelText("Your master pin"), "7294");
    expect(dialog.getByRole("button", { name: /^Sign page 22/ })).toHaveProperty("disabled", true);
  });

  test("a strike gives its reason, and leads to the entry of what is right", async () => {
    const sent: unknown[] = [];
    const { user } = await openVolume(
      { answers: { "logbooks.strike": (input) => sent.push(input) && { entryId: anEntry().id } } },
      `?entry=${anEntry().id}`,
    );
    await user.click(await screen.findByRole("button", { name: "Strike out" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Strike out entry 90" }));
    await user.type(dialog.getByLabelText("Your master pin"), "7294");
    const verb = dialog.getByRole("button", { name: /^Strike out entry 90/ });
    expect(verb).toHaveProperty("disabled", true);
    await user.type(dialog.getByLabelText("Reason"), "Wrong sounding");
    await user.click(verb);
    expect(await screen.findByText("Replaces entry 90")).toBeTruthy();
    expect(sent).toMatchObject([{ hash: anEntry().hash, reason: "Wrong sounding", pin: "7294" }]);
    expect(screen.getByLabelText(/Quantity retained/)).toHaveProperty("value", "0.85");
  });
});
