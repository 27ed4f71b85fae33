import { expect, test } from "vitest";
import { outcomeOf } from "./send-by-tus.ts";

const ours = JSON.stringify({ errors: [{ msg: "This photo is damaged." }] });
const html = "<!doctype html><title>Welcome to the marina</title>";

test.each([400, 402, 403, 404, 413])("the server's own word under %i refuses a file", (status) => {
  expect(outcomeOf({ method: "POST", status, body: ours })).toEqual({
    status: "refused",
    why: "This photo is damaged.",
  });
});

test.each([200, 302, 400, 401, 403, 404, 407, 408, 409, 413, 423, 429, 502, 503])(
  "a page of something on the way under %i only interrupts",
  (status) => {
    expect(outcomeOf({ method: "POST", status, body: html })).toEqual({ status: "interrupted", why: null });
  },
);

test.each([408, 409, 423, 429, 500, 503])("what the server says under %i passes, and is told", (status) => {
  expect(outcomeOf({ method: "PATCH", status, body: ours })).toEqual({
    status: "interrupted",
    why: "This photo is damaged.",
  });
});

test("a session that is over only interrupts", () => {
  expect(outcomeOf({ method: "POST", status: 401, body: ours })).toEqual({ status: "interrupted", why: null });
});

test("what was half sent and is gone on the server begins again", () => {
  expect(outcomeOf({ method: "PATCH", status: 404, body: ours }).status).toBe("interrupted");
});

test.each(['{"error":"blocked"}', '{"errors":[]}', "null", ""])("JSON of another, %s, only interrupts", (body) => {
  expect(outcomeOf({ method: "POST", status: 403, body })).toEqual({ status: "interrupted", why: null });
});

test("no answer is an interruption", () => {
  expect(outcomeOf(null)).toEqual({ status: "interrupted" });
});
