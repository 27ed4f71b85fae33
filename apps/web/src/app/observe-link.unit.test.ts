import { type OperationResultEnvelope, TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@ymp/api/root";
import { expect, it, test } from "vitest";
import { createLinkStore } from "../lib/offline/link-state.ts";
import { GivenUp } from "./limited-fetch.ts";
import { observeLink } from "./observe-link.ts";

type Message = OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>;
const lost = TRPCClientError.from<AppRouter>(new Error("no link"));

/** What the store says after a stream has told this, or a call has failed so, when the server was thought to be gone or there. */
function after(message: Message | TRPCClientError<AppRouter>, isOnline: boolean): boolean {
  const link = createLinkStore(() => new Date(), isOnline);
  const op = {
    id: 1,
    type: "subscription" as const,
    path: "live.changes",
    input: undefined,
    context: {},
    signal: null,
  };
  const next = () =>
    observable<Message, TRPCClientError<AppRouter>>((observer) =>
      message instanceof TRPCClientError ? observer.error(message) : observer.next(message),
    );
  observeLink(link)({})({ op, next }).subscribe({ error: () => undefined });
  return link.getState().isOnline;
}

test.each([
  ["being opened", { type: "state", state: "connecting", error: null }],
  ["being opened again after a loss", { type: "state", state: "connecting", error: lost }],
  ["ended", { type: "stopped" }],
] as const)("a stream that is %s says nothing about the server", (_what, result) => {
  expect(after({ result }, false)).toBe(false);
  expect(after({ result }, true)).toBe(true);
});

it("is reached when a stream stands or brings something", () => {
  expect(after({ result: { type: "started" } }, false)).toBe(true);
  expect(after({ result: { type: "data", data: "a change" } }, false)).toBe(true);
});

it("answers and rests where it had too much of this account, until it answers otherwise", () => {
  const link = createLinkStore(() => new Date(), false);
  link.markResting();
  expect(link.getState()).toEqual({ isOnline: true, isResting: true, offlineSince: null });
  link.markReached();
  expect(link.getState().isResting).toBe(false);
});

it("is away when a call found nobody, and as it was when this page ended the call itself", () => {
  const ended = TRPCClientError.from<AppRouter>(new GivenUp("The link was lost"));
  expect(after(lost, true)).toBe(false);
  expect(after(ended, true)).toBe(true);
  expect(after(ended, false)).toBe(false);
});
