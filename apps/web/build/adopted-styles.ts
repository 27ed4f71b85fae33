import path from "node:path";
import type { Plugin } from "vite";

/** What stands in for a style element: a sheet of the document, which the page's policy has no need to allow. */
const adoptCssFile = path.resolve(import.meta.dirname, "../../../packages/ui/src/lib/adopt-css.ts");
const adoptCss = `import { adoptCss } from ${JSON.stringify(adoptCssFile)};\n`;

/** What a list that opens over its button says of its own scroll bar. */
const bareList = "[data-radix-select-viewport]";

interface Writer {
  readonly file: RegExp;
  /** The part that writes the element, and what takes its place. */
  readonly part: RegExp;
  readonly instead: string;
  readonly helpers: string;
}

/** The libraries that write style elements of their own. */
const writers: readonly Writer[] = [
  {
    file: /\/react-style-singleton\/dist\/es20\d\d\/singleton\.js$/,
    part: /^[\s\S]*$/,
    instead: `export const stylesheetSingleton = () => {
  let users = 0;
  let remove = () => {};
  return {
    add(css) {
      if (users === 0) remove = adoptCss(css);
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0) remove();
    },
  };
};
`,
    helpers: adoptCss,
  },
  {
    file: /\/sonner\/dist\/index\.mjs$/,
    part: /function __insertCSS\(code\) \{[\s\S]*?\n\}/,
    instead: "function __insertCSS(code) { adoptCss(code); }",
    helpers: adoptCss,
  },
  {
    file: /\/@radix-ui\/react-select\/dist\/index\.mjs$/,
    part: /jsx\(\s*"style",\s*\{[\s\S]*?\bnonce\s*\}\s*\)/,
    instead: "null",
    helpers: `${adoptCss}adoptCss("${bareList}{scrollbar-width:none}${bareList}::-webkit-scrollbar{display:none}");\n`,
  },
];

/** No library writes a style element, so that the page's policy allows none. Fails the build when one is rewritten. */
export function adoptedStyles(): Plugin {
  const found = new Set<Writer>();
  return {
    name: "ymp:adopted-styles",
    apply: "build",
    transform(code, id) {
      const writer = writers.find(({ file }) => file.test(id));
      if (!writer) return null;
      if (!writer.part.test(code)) this.error(`${id} writes its style in another way than known here.`);
      found.add(writer);
      return { code: `${code.replace(writer.part, () => writer.instead)}\n${writer.helpers}`, map: null };
    },
    buildEnd(error) {
      const missing = writers.filter((writer) => !found.has(writer));
      if (!error && missing.length > 0) this.error(`Not met: ${missing.map(({ file }) => file.source).join(", ")}.`);
    },
  };
}
