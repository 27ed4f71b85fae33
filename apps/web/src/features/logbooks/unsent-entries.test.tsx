import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { aBook, anEntry } from "./logbooks.fixture.ts";
import { openVolume } from "./open-volume.fixture.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const base64 = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function sealingKey() {
  const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  return base64(await crypto.subtle.exportKey("raw", publicKey));
}

/** A server that can be lost, with what it is asked or with its answer alone, and what reached it. */
function lostServer() {
  const reached: [string, unknown][] = [];
  const state = {
    isLost: true,
    losesAnswers: false,
    refusal: null as Refused | null,
    signature: null as Refused | null,
  };
  const take = (path: string) => (input: unknown) => {
    if (state.isLost) throw new TypeError("Load failed");
    if (state.refusal) throw state.refusal;
    if (state.signature && path === "logbooks.signSealed") throw state.signature;
    reached.push([path, input]);
    if (state.losesAnswers) throw new TypeError("Load failed");
    return path === "logbooks.enter"
      ? { id: anEntry().id, no: 91, hash: anEntry().hash, isLate: false }
      : { signed: 1 };
  };
  const paths = ["logbooks.enter", "logbooks.saveDraft", "logbooks.signSealed"];
  const answers: Answers = Object.fromEntries(paths.map((path) => [path, take(path)]));
  return { state, reached, answers };
}

async function atSea(search = "?write=I") {
  const server = lostServer();
  const book = aBook({ sealingKey: await sealingKey() });
  const opened = await openVolume({ book, answers: server.answers }, search);
  await screen.findByLabelText(/^Remarks/);
  await act(async () => opened.services.link.markUnreachable());
  const findLink = async () => {
    server.state.isLost = false;
    await act(async () => {
      opened.services.link.markReached();
      await opened.services.queue.flush();
    });
  };
  return { ...opened, ...server, findLink };
}

const waiting = () => screen.findByRole("region", { name: "On this device, not yet numbered" });
const closeSheet = async ({ user }: { user: { keyboard: (keys: string) => Promise<void> } }) => {
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

describe("an entry written without a link", () => {
  test("stands in the volume without a number until it is sent, and is sent once", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    expect(screen.getAllByText(/takes its number when it reaches the server/).length).toBeGreaterThan(0);
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await screen.findByText("ORB-4, not yet numbered");
    await closeSheet(sea);
    const list = within(await waiting());
    expect(list.getByText("Valve closed")).toBeTruthy();
    expect(list.getByText("On this device")).toBeTruthy();
    expect(list.getByText("Not signed yet")).toBeTruthy();
    await sea.findLink();
    await waitFor(() => expect(screen.queryByText("On this device, not yet numbered")).toBeNull());
    const values = { remarks: "Valve closed" };
    expect(sea.reached).toMatchObject([["logbooks.enter", { code: "I", values, writtenAt: expect.any(Date) }]]);
  });

  test("is corrected in its form while it waits, and sent as it is by then", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await sea.user.click(await screen.findByRole("button", { name: "Correct" }));
    const field = await screen.findByLabelText(/^Remarks/);
    expect(field).toHaveProperty("value", "Valve closed");
    await sea.user.type(field, " and sealed");
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await screen.findAllByText("Valve closed and sealed");
    await sea.findLink();
    await waitFor(() =>
      expect(sea.reached).toMatchObject([["logbooks.enter", { values: { remarks: "Valve closed and sealed" } }]]),
    );
  });

  test("is withdrawn, after a question, and never sent", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await sea.user.click(await screen.findByRole("button", { name: "Withdraw" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Withdraw this entry?" }));
    await sea.user.click(question.getByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(screen.queryByText("On this device, not yet numbered")).toBeNull());
    await sea.findLink();
    expect(sea.reached).toEqual([]);
  });

  test("is signed on the device: the pin is nowhere to be read, and follows the entry", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: /^Save and sign/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign this entry" }));
    expect(dialog.getByText("Valve closed")).toBeTruthy();
    await sea.user.type(dialog.getByLabelText(/pin/i), "7294");
    await sea.user.click(dialog.getByRole("button", { name: /^Sign this entry/ }));
    expect((await screen.findAllByText("Signed here, proved when it arrives")).length).toBeGreaterThan(0);
    const kept = JSON.stringify(sea.services.queue.getState().writes);
    expect(kept).toContain("p256.");
    expect(kept).not.toContain("7294");
    await sea.findLink();
    await waitFor(() => expect(sea.reached.map(([path]) => path)).toEqual(["logbooks.enter", "logbooks.signSealed"]));
  });

  test("that is corrected after it was signed is signed again", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: /^Save and sign/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign this entry" }));
    await sea.user.type(dialog.getByLabelText(/pin/i), "7294");
    await sea.user.click(dialog.getByRole("button", { name: /^Sign this entry/ }));
    await screen.findAllByText("Signed here, proved when it arrives");
    await sea.user.click(await screen.findByRole("button", { name: "Correct" }));
    await sea.user.type(await screen.findByLabelText(/^Remarks/), "!");
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await screen.findAllByText("Valve closed!");
    expect(sea.services.queue.getState().writes.map(({ path }) => path)).toEqual(["logbooks.enter"]);
  });

  test("that is refused says why and opens in its form with all that was typed", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await screen.findByRole("button", { name: "Correct" });
    sea.state.refusal = new Refused("conflict", "logbook-refusals:closed", {}, { number: "ORB-4" });
    await sea.findLink();
    expect((await screen.findAllByText(/ORB-4 is closed/)).length).toBeGreaterThan(0);
    await sea.user.click(screen.getByRole("button", { name: "Correct" }));
    expect(await screen.findByLabelText(/^Remarks/)).toHaveProperty("value", "Valve closed");
    sea.state.refusal = null;
    await sea.user.click(screen.getByRole("button", { name: /^Save entry/ }));
    await waitFor(() =>
      expect(sea.reached).toMatchObject([["logbooks.enter", { values: { remarks: "Valve closed" } }]]),
    );
  });

  test("whose signature is refused stands in the book without it, and says so", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: /^Save and sign/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign this entry" }));
    await sea.user.type(dialog.getByLabelText(/pin/i), "0000");
    await sea.user.click(dialog.getByRole("button", { name: /^Sign this entry/ }));
    await screen.findAllByText("Signed here, proved when it arrives");
    sea.state.signature = new Refused("invalid", "signing:pinWrong", { pin: "signing:pinWrong" });
    await sea.findLink();
    await closeSheet(sea);
    const list = within(await waiting());
    expect(await list.findByText(/is in the book without it/)).toBeTruthy();
    await sea.user.click(list.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByText("On this device, not yet numbered")).toBeNull());
  });

  test("half filled is kept as a draft, which waits as well", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve");
    await sea.user.click(screen.getByRole("button", { name: "Keep as draft" }));
    const list = within(await waiting());
    await sea.user.click(list.getByRole("button", { name: "Correct" }));
    const field = await screen.findByLabelText(/^Remarks/);
    expect(field).toHaveProperty("value", "Valve");
    await sea.user.type(field, " closed");
    await sea.user.click(screen.getByRole("button", { name: "Keep as draft" }));
    await waitFor(() => expect(screen.queryByLabelText(/^Remarks/)).toBeNull());
    await sea.findLink();
    await waitFor(() =>
      expect(sea.reached).toMatchObject([["logbooks.saveDraft", { values: { remarks: "Valve closed" } }]]),
    );
  });
});

const save = async ({ user }: Awaited<ReturnType<typeof atSea>>, typed?: string) => {
  if (typed) await user.type(screen.getByLabelText(/^Remarks/), typed);
  await user.click(screen.getByRole("button", { name: /^Save entry/ }));
};

const signHere = async ({ user }: Awaited<ReturnType<typeof atSea>>) => {
  await user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
  await user.click(screen.getByRole("button", { name: /^Save and sign/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign this entry" }));
  await user.type(dialog.getByLabelText(/pin/i), "7294");
  await user.click(dialog.getByRole("button", { name: /^Sign this entry/ }));
  await screen.findAllByText("Signed here, proved when it arrives");
};

const withdraw = async ({ user }: Awaited<ReturnType<typeof atSea>>) => {
  await user.click(await screen.findByRole("button", { name: "Withdraw" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Withdraw this entry?" }));
  const said = question.getByText(/(is gone|removed) for good/).textContent;
  await user.click(question.getByRole("button", { name: "Withdraw" }));
  return said;
};

describe("over a link that takes what is sent and loses the answers", () => {
  test("an entry that is saved again after the page was loaded again is the same entry", async () => {
    const ids: unknown[] = [];
    const answers: Answers = {
      "logbooks.enter": (input) => {
        ids.push(Reflect.get(Object(input), "id"));
        return new Promise(() => undefined);
      },
    };
    for (const typed of ["Valve closed", undefined]) {
      const opened = await openVolume({ answers }, "?write=I");
      const field = await screen.findByLabelText(/^Remarks/);
      if (typed) await opened.user.type(field, typed);
      expect(field).toHaveProperty("value", "Valve closed");
      await opened.user.click(screen.getByRole("button", { name: /^Save entry/ }));
      await waitFor(() => expect(ids.length).toBe(typed ? 1 : 2));
      cleanup();
    }
    expect(new Set(ids).size).toBe(1);
  });

  test("what is withdrawn is not sent by it, neither entry nor signature", async () => {
    const sea = await atSea();
    await signHere(sea);
    Object.assign(sea.state, { isLost: false, losesAnswers: true });
    await withdraw(sea);
    await waitFor(() => expect(sea.services.queue.getState().writes).toEqual([]));
    await sea.findLink();
    expect(sea.reached).toEqual([]);
  });

  test("what is corrected after it was signed is sent as it is by then", async () => {
    const sea = await atSea();
    await signHere(sea);
    await sea.user.click(await screen.findByRole("button", { name: "Correct" }));
    await screen.findByLabelText(/^Remarks/);
    Object.assign(sea.state, { isLost: false, losesAnswers: true });
    await save(sea, "!");
    await waitFor(() =>
      expect(sea.reached).toMatchObject([["logbooks.enter", { values: { remarks: "Valve closed!" } }]]),
    );
  });

  test("what was sent without an answer is not said to be in no book", async () => {
    const sea = await atSea();
    await save(sea, "Valve closed");
    Object.assign(sea.state, { isLost: false, losesAnswers: true });
    await act(() => sea.services.queue.flush());
    expect(sea.reached).toHaveLength(1);
    expect(await withdraw(sea)).toMatch(/If it reached the book/);
  });

  test("what the book has as it was before gives way to the entry there", async () => {
    const sea = await atSea();
    await signHere(sea);
    sea.state.refusal = new Refused("conflict", "logbook-refusals:enteredBefore", {}, { no: 91 });
    await sea.findLink();
    expect((await screen.findAllByText(/taken before, as number 91/)).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Correct" })).toHaveProperty("disabled", true);
    await sea.user.click(screen.getByRole("button", { name: "Open in the book" }));
    await waitFor(() => expect(sea.services.queue.getState().writes).toEqual([]));
    expect(sea.reached).toEqual([]);
  });

  test("a draft of this device goes when its entry lies there, and is named by it", async () => {
    const sea = await atSea();
    await sea.user.type(screen.getByLabelText(/^Remarks/), "Valve closed");
    await sea.user.click(screen.getByRole("button", { name: "Keep as draft" }));
    await sea.user.click(within(await waiting()).getByRole("button", { name: "Correct" }));
    await screen.findByLabelText(/^Remarks/);
    const { queue } = sea.services;
    const { id } = Object(queue.getState().writes[0]?.input);
    const held: number[] = [];
    queue.subscribe(() => held.push(queue.getState().writes.length));
    await save(sea);
    await waitFor(() => expect(queue.getState().writes.map(({ path }) => path)).toEqual(["logbooks.enter"]));
    expect(Math.min(...held)).toBe(1);
    await sea.findLink();
    await waitFor(() => expect(sea.reached).toMatchObject([["logbooks.enter", { draft: { id } }]]));
  });
});

test.each([
  [new Refused("not_found", "refusals:recordNotFound"), /belongs to nothing/],
  [new Refused("conflict", "logbook-refusals:signatureNotAwaited", {}, { no: 91 }), /waits for this signature no more/],
])("a signature that was not taken says what is left to do", async (refusal, words) => {
  const sea = await atSea();
  await signHere(sea);
  sea.state.signature = refusal;
  await sea.findLink();
  await closeSheet(sea);
  expect(await within(await waiting()).findByText(words)).toBeTruthy();
});
