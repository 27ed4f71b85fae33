import { measureInput } from "@ymp/api/platform/limits/input-size";
import { largestRequest, strangersBounds } from "@ymp/server/http/request-bounds";
import { allCalls } from "@ymp/server/rest/all-calls";
import { expect, it } from "vitest";
import { linesOf, tableIn } from "../access/table.ts";
import { allProcedures } from "../fleet/all-procedures.ts";

const table = tableIn(
  "../inputs/input-sizes.txt",
  `# The largest request that each call answers: bytes, depth, and values, as its schema has them; every character escaped.
# Reviewed by hand: the limit of a request's body comes from here, and a call that takes more shows as a diff.
# Written anew by: INPUT_SIZES=write npx vitest run --project unit tooling/architecture/inputs
`,
  {},
);

const inputs = [
  ...allProcedures.map(({ path, guard, input }) => ({ name: path, guard, ...measureInput(input) })),
  ...allCalls.map(({ method, path, isPublic, body }) => ({
    name: path,
    guard: `${isPublic ? "public " : ""}${method.toUpperCase()}`,
    ...measureInput(body),
  })),
];

it("every input has a bound, however it is made up", () => {
  expect(inputs.flatMap(({ name, unbounded }) => unbounded.map((place) => `${name} ${place}`))).toEqual([]);
});

it("a stranger can send what is open to strangers", () => {
  const tooLarge = inputs.filter(
    ({ guard, bytes, values }) =>
      guard.startsWith("public") && (bytes > strangersBounds.bytes || values > strangersBounds.values),
  );
  expect(tooLarge.map(({ name }) => name)).toEqual([]);
});

it("no call needs more than is ever read", () => {
  const beyond = inputs.filter(
    ({ bytes, depth, values }) =>
      bytes > largestRequest.bytes || depth > largestRequest.depth || values > largestRequest.values,
  );
  expect(beyond.map(({ name }) => name)).toEqual([]);
});

it("the largest requests are as the reviewed table has them", () => {
  const cells = ({ bytes, depth, values }: (typeof inputs)[number]) => [bytes, depth, values].map(String);
  const rows = inputs.map((input) => ({
    name: input.name,
    guard: input.guard,
    cells: padded(cells(input)),
    words: [],
  }));
  const lines = linesOf(rows, ["bytes", "depth", "values"], {});
  if (process.env.INPUT_SIZES === "write") table.write(lines);
  expect(lines).toEqual(table.read());
});

const padded = ([bytes = "", depth = "", values = ""]: string[]) => [bytes.padEnd(9), depth.padEnd(4), values];
