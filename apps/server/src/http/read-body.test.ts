import { refusalOf } from "@ymp/testing/callers";
import { expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const bounds = { bytes: 1000, depth: 8, values: 100 };

/** A request whose sender breaks off in the middle of its body. */
function brokenRequest(headers: Record<string, string>): Request {
  const parts = ['{"title":"Pum'];
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(new TextEncoder().encode(part));
      else controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://vessel.test/", init);
}

it.each<Record<string, string>>([{}, { "content-length": "500" }])(
  "a body that breaks off is neither an outage nor an attack: %j",
  async (headers) => {
    expect(await refusalOf(readBody(brokenRequest(headers), bounds))).toMatchObject({ code: "conflict" });
  },
);
