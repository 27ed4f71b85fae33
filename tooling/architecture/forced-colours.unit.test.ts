import { expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { filesMatching, isTest, lineAt, type SourceFile } from "./source-tree.ts";

const [{ text: css = "" } = {}] = filesMatching(/^packages\/ui\/src\/theme\/forced-colors\.css$/);

/** Elements without content: what they say, their background says. */
const EMPTY_ELEMENT = /<(?:[a-z]+|\w+\.(?:Range|Track|Separator))\s((?:(?!\/>|<\/?[a-zA-Z])[\s\S])*?)\/>/g;
const BACKGROUND = /(?<=["'\s])bg-[\w()-]+/g;
/** What fills a place; nothing is read from its colour. */
const SURFACE = /^bg-(?:background|card|overlay|popover|muted|field|topnav|sidebar|transparent|current|[a-z-]+-bg)$/;

it("what is told by a background alone is told where the system forces its colours", () => {
  const drawn = filesMatching(/^(?:apps\/web|packages\/ui)\/src\/.*\.tsx$/).filter(
    ({ path }) => !isTest(path) && !/\/gallery/.test(path),
  );
  expect(drawn.flatMap(marksIn).length).toBeGreaterThan(10);
  expect(drawn.flatMap(marksIn).filter(({ isTold }) => !isTold)).toEqual([]);
});

it("finds a mark that is drawn by its background, and one that has an edge there is told", () => {
  const text = '<><span className="size-2 bg-nowhere" /><i className="size-2 bg-nowhere forced-colors:border" /></>';
  expect(marksIn({ path: "a.tsx", text })).toEqual([{ at: "a.tsx:1", mark: "bg-nowhere", isTold: false }]);
});

interface Mark {
  at: string;
  mark: string;
  isTold: boolean;
}

function marksIn({ path, text }: SourceFile): Mark[] {
  const code = withoutComments(text);
  const elements = [...code.matchAll(EMPTY_ELEMENT)].flatMap(({ 1: attributes = "", index }) =>
    /forced-colors:|\bborder\b/.test(attributes)
      ? []
      : (attributes.match(BACKGROUND) ?? []).map((mark) => ({ mark, index })),
  );
  return elements
    .filter(({ mark }) => !SURFACE.test(mark))
    .map(({ mark, index }) => ({ at: `${path}:${lineAt(code, index)}`, mark, isTold: isNamed(mark) }));
}

function isNamed(mark: string): boolean {
  const prefixes = [...css.matchAll(/\[class\*="(bg-[\w-]+)"\]/g)].map(([, prefix = ""]) => prefix);
  const names = [...css.replaceAll("\\", "").matchAll(/\.(bg-[\w()-]+)/g)].map(([, name = ""]) => name);
  return (
    prefixes.some((prefix) => mark.startsWith(prefix)) ||
    names.some((name) => name.replace(/\)$/, "") === mark.replace(/\)$/, ""))
  );
}
