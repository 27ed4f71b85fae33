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

test("a name keeps 240 px while another column may go, and then takes what is left", () => {
  const named = [
    { id: "number", width: "100px" },
    { id: "title", width: "minmax(150px,2fr)", isName: true },
    { id: "buyer", width: "minmax(110px,1fr)", givesWay: true },
    { id: "needed", width: "100px", wideOnly: true },
    { id: "total", width: "140px" },
  ];
  const fit = (width: number) =>
    columnsThatFit(named, { width, hasSelector: false }).map((column) => `${column.id} ${column.width}`);
  const [number, buyer, needed, total] = ["number 100px", "buyer minmax(110px,1fr)", "needed 100px", "total 140px"];
  expect(fit(802)).toEqual([number, "title minmax(240px,2fr)", buyer, needed, total]);
  expect(fit(801)).toEqual([number, "title minmax(240px,2fr)", buyer, total]);
  expect(fit(685)).toEqual([number, "title minmax(240px,2fr)", total]);
  expect(fit(520)).toEqual([number, "title minmax(200px,2fr)", total]);
  expect(fit(300)).toEqual([number, "title minmax(150px,2fr)", total]);
});
