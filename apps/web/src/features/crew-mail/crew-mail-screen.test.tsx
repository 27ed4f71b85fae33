import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { aMailDesk } from "./crew-mail.fixture.ts";
import type { CrewMail, ListedMail } from "./crew-mail.queries.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = "01900000-0000-7000-8000-00000000c301";
const about = {
  id,
  subject: "Drill at ten",
  senderName: "Marie Laurent",
  audience: "aboard",
  department: null,
} as const;
const sentAt = new Date("2026-06-15T09:00:00Z");
const listed: ListedMail = { ...about, sentAt, counts: { waiting: 0, sent: 4, kept: 0, failed: 1 } };
const recipient = (nth: number, values: Partial<CrewMail["recipients"][number]>) => ({
  ...{ id: `01900000-0000-7000-8000-00000000c40${nth}`, profileId: `01900000-0000-7000-8000-00000000c50${nth}` },
  ...{ name: "Liam Shaw", address: "liam@example.test", state: "sent" as const, tries: 1, failure: null, sentAt },
  ...values,
});
const mail: CrewMail = {
  ...{ ...about, sentAt, body: "Be at the muster station.", replyTo: "marie@example.test", files: [] },
  recipients: [
    recipient(1, {}),
    recipient(2, { name: "Sofia Berg", state: "refused", failure: "550 No such user", sentAt: null }),
  ],
  can: { resend: true },
};

async function open(address: string, more: Record<string, (input: unknown) => unknown> = {}) {
  const sent: unknown[] = [];
  const app = await renderApp(address, {
    ...captainOnBoard,
    "crewMail.list": () => ({ rows: [listed], nextCursor: null }),
    "crewMail.get": () => mail,
    "crewMail.desk": () => aMailDesk,
    "crewMail.send": (input) => {
      sent.push(input);
      return { id };
    },
    ...more,
  });
  return { ...app, sent };
}

/** The form, once it is known whom a mail can go to. */
async function writing() {
  await screen.findByLabelText(/^Subject/);
  return screen.findByRole("dialog", { busy: false, name: "Write an e-mail" });
}

test("a mail shows each address with its fate, and is sent again to those that failed", async () => {
  const resent: unknown[] = [];
  const { user } = await open(`/app/crewemail?mail=${id}`, {
    "crewMail.resend": (input) => {
      resent.push(input);
      return { count: 1 };
    },
  });
  const dialog = await screen.findByRole("dialog", { busy: false, name: "Drill at ten" });
  expect(await within(dialog).findByText("Refused")).toBeTruthy();
  expect(within(dialog).getByText("Tried once. The mail server says: 550 No such user")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: /^Send again/ }));
  await waitFor(() => expect(resent).toEqual([{ id }]));
  expect(await screen.findByText("Sent again to 1 person")).toBeTruthy();
});

test("a template fills the text, the preview shows it to its first reader, and typed words are asked about", async () => {
  const { user, sent } = await open("/app/crewemail?write=true");
  const form = await writing();
  await user.click(await within(form).findByRole("combobox", { name: "Start from a template" }));
  await user.click(await screen.findByRole("option", { name: "Vessel departs" }));
  expect(await within(form).findByText("Dear Liam Shaw, be on board by eight.")).toBeTruthy();
  expect(within(form).getByText("Without an address: Noah Shaw")).toBeTruthy();
  await user.type(within(form).getByLabelText(/^Text/), " And bring {{shoes}.");
  expect(await within(form).findByText("Not replaced: {shoes}", { exact: false })).toBeTruthy();
  await user.click(within(form).getByRole("combobox", { name: "Start from a template" }));
  await user.click(await screen.findByRole("option", { name: "Drill" }));
  const question = await screen.findByRole("alertdialog", { name: "Replace the text?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await user.click(within(form).getByRole("button", { name: /^Send/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ audience: "aboard", subject: "{vessel} sails", fileIds: [], locale: "en" });
});

test("what the server refuses stands at its field", async () => {
  const { user } = await open("/app/crewemail?write=true", {
    "crewMail.send": () => {
      throw new Refused("invalid", "crew-mail:refusal.reachesNobody", {
        audience: "crew-mail:refusal.reachesNobody",
      });
    },
  });
  const form = await writing();
  await user.type(await within(form).findByLabelText(/^Subject/), "Drill");
  await user.type(within(form).getByLabelText(/^Text/), "At ten");
  await user.click(within(form).getByRole("button", { name: /^Send/ }));
  expect(await within(form).findByText("This reaches nobody with an address.")).toBeTruthy();
});

test("the screen is closed to a deckhand, in words", async () => {
  const access = { ...accessOf({ role: "crew" }), granted: { ...accessOf().granted, employees: "view" as const } };
  await open("/app/crewemail", { "session.vessel": () => vesselOf(access) });
  expect(
    await screen.findByText("The captain, the administration and heads of departments write to the crew."),
  ).toBeTruthy();
});
