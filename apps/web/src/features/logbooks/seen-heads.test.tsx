import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBook } from "./logbooks.fixture.ts";
import type { Book } from "./logbooks.queries.ts";
import { openVolume } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const sum = (digit: string) => digit.repeat(64);
const headAt = (seq: number, digit: string): Book["head"] => ({ seq, hash: sum(digit), line: 0, seal: sum("e") });
const heads = () => JSON.parse(localStorage.getItem("ymp.heads") ?? "[]");

/** A server that says whether the book holds what it is told. */
async function readAt(head: Book["head"], holds: boolean, isSealed = true, isAnswered = false) {
  const told: unknown[] = [];
  const opened = await openVolume({
    book: aBook({ head }),
    answers: {
      "logbooks.tellHead": (input) => {
        told.push(input);
        return { holds, isSealed, isAnswered, head: { seq: head.seq, hash: head.hash } };
      },
    },
  });
  await screen.findAllByRole("button", { name: /New entry/ });
  return { ...opened, told };
}

test("the device keeps the end of a book that it has seen, and the next while the book holds it", async () => {
  const first = await readAt(headAt(4, "a"), true);
  await waitFor(() => expect(heads()).toEqual([[aBook().id, headAt(4, "a")]]));
  expect(first.told).toEqual([]);
  cleanup();
  const next = await readAt(headAt(6, "b"), true);
  await waitFor(() => expect(heads()).toEqual([[aBook().id, headAt(6, "b")]]));
  expect(next.told).toEqual([{ id: aBook().id, ...headAt(4, "a") }]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a book that holds it no longer is said loudly, with both, and what was seen stays", async () => {
  await readAt(headAt(6, "b"), true);
  await waitFor(() => expect(heads()).toHaveLength(1));
  cleanup();
  await readAt(headAt(5, "c"), false);
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/is not the one that this device has seen/)).toBeTruthy();
  expect(alert.getByText("Seen here: event 6")).toBeTruthy();
  expect(alert.getByText(sum("b"))).toBeTruthy();
  expect(alert.getByText("The book now ends at event 5")).toBeTruthy();
  expect(alert.getByText(sum("c"))).toBeTruthy();
  expect(heads()).toEqual([[aBook().id, headAt(6, "b")]]);
});

test("what the ship did not seal is said on this device alone", async () => {
  await readAt(headAt(6, "b"), true);
  await waitFor(() => expect(heads()).toHaveLength(1));
  cleanup();
  await readAt(headAt(5, "c"), false, false);
  expect(within(await screen.findByRole("alert")).getByText(/Only this device says so/)).toBeTruthy();
});

test("what its master answered for is told no more, and the device goes on from there", async () => {
  await readAt(headAt(6, "b"), true);
  await waitFor(() => expect(heads()).toHaveLength(1));
  cleanup();
  await readAt({ ...headAt(5, "c"), line: 5 }, false, true, true);
  await waitFor(() => expect(heads()).toEqual([[aBook().id, { ...headAt(5, "c"), line: 5 }]]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the master answers for what another device has told, with the reason and the pin", async () => {
  const answered: unknown[] = [];
  const lost = { seq: 6, from: 5, hash: sum("b") };
  const { user } = await openVolume({
    book: aBook({ lost }),
    answers: {
      "logbooks.answerLost": (input) => {
        answered.push(input);
        return { id: aBook().id };
      },
    },
  });
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Seen on a device: event 6")).toBeTruthy();
  await user.click(alert.getByRole("button", { name: "Say why it is missing" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Say why it is missing" }));
  expect(await dialog.findByText(/^Events 5 to 6 are missing/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), "Restored from the backup of noon");
  await user.type(dialog.getByLabelText("Your master pin"), "7294");
  await user.click(dialog.getByRole("button", { name: "Say why it is missing" }));
  await waitFor(() =>
    expect(answered).toMatchObject([
      { lost: { seq: 6, hash: sum("b") }, reason: "Restored from the backup of noon", pin: "7294" },
    ]),
  );
});

test("whoever is not the master reads that it is missing, and is offered nothing", async () => {
  const can = { ...aBook().can, signAsMaster: false };
  await openVolume({ book: aBook({ lost: { seq: 6, from: 5, hash: sum("b") }, can }) });
  expect(within(await screen.findByRole("alert")).queryByRole("button")).toBeNull();
});
