import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aBook } from "./logbooks.fixture.ts";
import { openVolume } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL ??= () => "blob:book";
  URL.revokeObjectURL ??= () => {};
});

const file = { fileName: "Seraphine - ORB-4.pdf", mediaType: "application/pdf", base64: "", address: "/downloads/1" };
type User = Awaited<ReturnType<typeof openVolume>>["user"];

const openMenu = async (user: User) => {
  await user.click(await screen.findByRole("button", { name: "Export" }));
  return within(await screen.findByRole("menu"));
};

describe("a book is taken along", () => {
  test.each([
    ["PDF, as the paper book", "pdf"],
    ["CSV, every entry", "csv"],
    ["Zip for the inspector", "zip"],
  ])("whole: %s", async (name, format) => {
    const ask = vi.fn(() => file);
    const { user } = await openVolume({ answers: { "logbooks.export": ask } });
    await user.click((await openMenu(user)).getByRole("menuitem", { name }));
    expect(await screen.findByText("The download has started")).toBeTruthy();
    expect(ask.mock.calls[0]).toMatchObject([{ id: aBook().id, format, locale: "en" }]);
  });

  test("the page that is open alone, with a sheet for the master's hand", async () => {
    const ask = vi.fn(() => file);
    const { user } = await openVolume({ answers: { "logbooks.export": ask } });
    await user.click((await openMenu(user)).getByRole("menuitem", { name: "Pages or a period" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Export part of the book/ }));
    await user.click(dialog.getByRole("checkbox", { name: "Certified copy" }));
    await user.click(dialog.getByRole("button", { name: "Make the file" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(ask.mock.calls[0]).toMatchObject([{ format: "pdf", fromPage: 22, toPage: 22, isCertified: true }]);
  });

  test("a period needs a day, and a table is not certified", async () => {
    const { user } = await openVolume();
    await user.click((await openMenu(user)).getByRole("menuitem", { name: "Pages or a period" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Export part of the book/ }));
    await user.click(dialog.getByRole("radio", { name: "A period" }));
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Make the file" }).disabled).toBe(true);
    await user.click(dialog.getByRole("radio", { name: "CSV, every entry" }));
    expect(dialog.queryByRole("checkbox", { name: "Certified copy" })).toBeNull();
  });

  test("whoever may not is told who does", async () => {
    const can = { ...aBook().can, whyNotExport: "logbook-refusals:exportByOfficers" };
    const { user } = await openVolume({ book: aBook({ can }) });
    const menu = await openMenu(user);
    expect(menu.getByText(/The officers, the captain and the office take books along/)).toBeTruthy();
    expect(menu.queryByRole("menuitem")).toBeNull();
  });
});
