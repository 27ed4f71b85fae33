import { expect, test } from "vitest";
import { recordPath } from "./records.ts";

test.each<[string, string | null, string | null]>([
  ["job", "1", "/app/jobdetails/1"],
  ["plan", "1", "/app/home?plan=1"],
  ["equipment", "1", "/app/equipment/1"],
  ["item", "1", "/app/inventory?item=1"],
  ["part", "1", "/app/boatspareparts?part=1"],
  ["supplier", "1", "/app/supplier?supplier=1"],
  ["order", "1", "/app/orders?order=1"],
  ["worklist", "1", "/app/home?list=1"],
  ["profile", "1", "/app/profiledetails/1?tab=papers"],
  ["archive", "1", null],
  ["job", null, null],
])("a notice of the %s %s opens %s", (kind, id, expected) => {
  expect(recordPath(kind, id)).toBe(expected);
});
