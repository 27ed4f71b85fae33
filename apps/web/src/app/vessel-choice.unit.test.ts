import { expect, test } from "vitest";
import { vesselOfLink } from "./vessel-choice.ts";

test.each([
  ["/app/jobdetails/1?vessel=v1", { vesselId: "v1", href: "/app/jobdetails/1" }],
  ["/app/orders?order=o1&vessel=v1", { vesselId: "v1", href: "/app/orders?order=o1" }],
  ["/app/home?view=table", null],
  ["/app/home", null],
])("%s leads to %j", (href, expected) => {
  expect(vesselOfLink(href)).toEqual(expected);
});
