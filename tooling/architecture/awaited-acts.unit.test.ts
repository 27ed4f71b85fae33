import { expect, it } from "vitest";
import { codeFiles, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** An act that ends before what suspends for it drops what React still has to do: the screen comes by chance, long after, or never. */
const UNAWAITED = /(?<!await )\bact\(\(\) => (?:void )?[\w.]*\blink\.mark(?:Reached|Unreachable)\(/g;

it("a test that takes the link away or brings it back awaits what the screen makes of it", () => {
  const tests = codeFiles().filter(({ path }) => path.startsWith("apps/web/src/") && isTest(path));
  expect(tests.flatMap(unawaited), "await act(async () => …)").toEqual([]);
});

it("finds one that nobody awaits", () => {
  expect(unawaited({ path: "a.ts", text: "act(() => services.link.markUnreachable());" })).toHaveLength(1);
});

it("leaves an act that is awaited", () => {
  expect(unawaited({ path: "a.ts", text: "await act(async () => services.link.markReached());" })).toEqual([]);
});

function unawaited({ path, text }: SourceFile): string[] {
  return [...text.matchAll(UNAWAITED)].map(({ index }) => `${path}:${lineAt(text, index)}`);
}
