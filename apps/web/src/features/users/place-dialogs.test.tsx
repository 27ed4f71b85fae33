import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aUser } from "../../testing/sample-users.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mine = aUser({ profileId: null, version: 3 });

/** The dialog behind `entry` of the list, over a place that `theirs` was made of meanwhile. */
async function openOver(entry: RegExp, path: string, theirs: ReturnType<typeof aUser>, opened = mine) {
  const sent: unknown[] = [];
  const open = async () => {
    const app = await renderApp("/app/users", {
      ...captainOnBoard,
      "users.list": () => ({ items: [mine], total: 1, nextCursor: null }),
      // As it stood when the dialog was opened, and since the first answer.
      "users.get": () => (sent.length === 0 ? opened : theirs),
      [path]: (input) => {
        sent.push(input);
        if (sent.length === 1) throw new Refused("stale", "refusals:changedMeanwhile");
      },
    });
    await app.user.click(await screen.findByRole("button", { name: /Actions for Priya Nair/ }));
    await app.user.click(await screen.findByRole("menuitem", { name: entry }));
    return { ...app, dialog: within(await screen.findByRole("dialog", { name: /of Priya Nair$/ })) };
  };
  const reopen = () => {
    cleanup();
    return open();
  };
  return { ...(await open()), sent, reopen };
}
type Opened = Awaited<ReturnType<typeof openOver>>;

async function toInterior({ user, dialog }: Pick<Opened, "user" | "dialog">) {
  await user.click(dialog.getByLabelText("Department"));
  await user.click(await screen.findByRole("option", { name: "Interior" }));
}

const question = async () => within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));

test("a role that somebody else gave meanwhile is shown beside one's own, and one is chosen", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const theirs = aUser({ profileId: null, version: 4, role: "hod", department: "deck" });
  const { user, dialog, sent } = await openOver(/role/i, "users.setRole", theirs);
  await toInterior({ user, dialog });
  await user.click(dialog.getByRole("button", { name: /^(Save|Change)/ }));
  expect(await dialog.findByText("Head of department · Deck")).toBeTruthy();
  expect(dialog.getByText("Crew · Interior")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByText(/Someone else changed this/)).toBeNull();
  expect(screen.queryByText("Error updating user role")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: 3, base: { role: "crew", department: "engineering", levels: {} }, department: "interior" },
    { version: 4, base: { role: "hod", department: "deck", levels: {} }, department: "interior" },
  ]);
});

test("a level that somebody gave while the role was chosen is shown, not dropped unseen", async () => {
  const theirs = aUser({ profileId: null, version: 4, overrides: { supplier: "none" } });
  const { user, dialog, sent } = await openOver(/role/i, "users.setRole", theirs);
  await toInterior({ user, dialog });
  await user.click(dialog.getByRole("button", { name: /^(Save|Change)/ }));
  expect(await dialog.findByText("Suppliers")).toBeTruthy();
  expect(dialog.getByText("Crew · Engineering")).toBeTruthy();
  expect(sent).toMatchObject([{ version: 3, base: { levels: {} }, department: "interior" }]);
});

test("the role is changed over the place as it stands once the dialog is open, not as the list had it", async () => {
  const opened = aUser({ profileId: null, version: 5, role: "hod", department: "deck", overrides: { guests: "view" } });
  const { user, dialog, sent } = await openOver(/role/i, "users.setRole", opened, opened);
  expect(dialog.getByLabelText("Department").textContent).toBe("Deck");
  await toInterior({ user, dialog });
  await user.click(dialog.getByRole("button", { name: /^(Save|Change)/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      version: 5,
      base: { role: "hod", department: "deck", levels: { guests: "view" } },
      role: "hod",
      department: "interior",
    },
  ]);
});

test("a last day that somebody else set meanwhile is shown beside one's own", async () => {
  const theirs = aUser({ profileId: null, version: 4, endsOn: parseCalendarDate("2026-12-31") });
  const { user, dialog, sent } = await openOver(/^End access on/, "users.setEndsOn", theirs);
  await user.type(dialog.getByLabelText("Last day"), "2026-12-24{Enter}");
  await user.click(dialog.getByRole("button", { name: /^(Save|Set)/ }));
  expect(await dialog.findByText(/31 Dec/)).toBeTruthy();
  expect(dialog.getAllByRole("alert")).toHaveLength(1);
  expect(sent).toMatchObject([{ version: 3, base: { endsOn: null }, endsOn: "2026-12-24" }]);
});

test("a role that is chosen and not saved is kept through Escape and a reload", async () => {
  const opened = await openOver(/role/i, "users.setRole", mine);
  await toInterior(opened);
  await opened.user.keyboard("{Escape}");
  await opened.user.click((await question()).getByRole("button", { name: "Keep editing" }));
  const { user, dialog } = await opened.reopen();
  expect(dialog.getByLabelText("Department").textContent).toBe("Interior");
  await user.click(dialog.getByRole("button", { name: "Start over" }));
  expect(dialog.getByLabelText("Department").textContent).toBe("Engineering");
});

test("a last day that is typed and not saved is kept through Escape and a reload", async () => {
  const opened = await openOver(/^End access on/, "users.setEndsOn", mine);
  await opened.user.type(opened.dialog.getByLabelText("Last day"), "2026-12-24{Tab}");
  await opened.user.keyboard("{Escape}");
  await opened.user.click((await question()).getByRole("button", { name: "Keep editing" }));
  const { user, dialog } = await opened.reopen();
  expect(dialog.getByLabelText("Last day")).toHaveProperty("value", "24 Dec 2026");
  await user.click(dialog.getByRole("button", { name: "Start over" }));
  expect(dialog.getByLabelText("Last day")).toHaveProperty("value", "");
});
