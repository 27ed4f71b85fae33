import { expect, test } from "vitest";
import { columnsThatFit } from "./fitting-columns.ts";

const columns = [
  { id: "name", width: "minmax(200px,2fr)" },
  { id: "maker", width: "120px", wideOnly: true },
  { id: "state", width: "100px" },
  { id: "seen", width: "minmax(90px,1fr)", wideOnly: true },
];
const fittingIn = (width: number) => columnsThatFit(columns, { width, hasSelector: true }).map(({ id }) => id);

test("columns for wide screens give way from the last to the first, and the others stay", () => {
  expect(fittingIn(638)).toEqual(["name", "maker", "state", "seen"]);
  expect(fittingIn(637)).toEqual(["name", "maker", "state"]);
  expect(fittingIn(531)).toEqual(["name", "state"]);
  expect(fittingIn(200)).toEqual(["name", "state"]);
});
