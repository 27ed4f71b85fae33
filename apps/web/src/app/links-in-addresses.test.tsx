import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createApi, createLinks } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

const token = "vLw3-the-token-of-a-link-4fQ";

/** Every request as it leaves; none is answered. */
function watchRequests() {
  const sent: { address: string; body: string }[] = [];
  vi.stubGlobal("fetch", async (address: unknown, init: RequestInit | undefined) => {
    sent.push({ address: String(address), body: String(init?.body ?? "") });
    throw new TypeError("no link");
  });
  return sent;
}

test.each([
  [
    "a link that sets a password",
    (api: ReturnType<typeof createApi>) => api.client.session.resetLink.mutate({ token }),
  ],
  ["a supplier's link", (api: ReturnType<typeof createApi>) => api.client.orders.answerOf.mutate({ token })],
])("%s is read without its token in the address", async (_what, read) => {
  const sent = watchRequests();
  await read(
    createApi(
      new QueryClient(),
      createLinks(() => null),
    ),
  ).catch(() => undefined);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain(token);
  expect(sent[0]?.address).not.toContain(token);
});
