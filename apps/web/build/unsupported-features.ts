import compat from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { type AnyNode, type CallExpression, type MemberExpression, parse } from "acorn";
import { simple } from "acorn-walk";
import browserslist from "browserslist";

const dataNames: Record<string, keyof typeof compat.browsers> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

interface Floor {
  browser: keyof typeof compat.browsers;
  version: number;
}

/** The oldest supported version of each browser, by the `browserslist` of the package in this folder. */
export function floorsOf(folder: string): Floor[] {
  const floors = new Map<keyof typeof compat.browsers, number>();
  for (const entry of browserslist(undefined, { path: folder })) {
    const [name = "", versions = ""] = entry.split(" ");
    const browser = dataNames[name];
    if (!browser) throw new Error(`What ${name} can do is not looked up.`);
    floors.set(browser, Math.min(Number.parseFloat(versions), floors.get(browser) ?? Number.POSITIVE_INFINITY));
  }
  return [...floors].map(([browser, version]) => ({ browser, version }));
}

/** Names the features in this code that one of these browsers lacks, as the compatibility data calls them. */
export function unsupportedFeatures(code: string, floors: readonly Floor[]): Set<string> {
  const found = new Set<string>();
  const note = (features: readonly string[]) => {
    if (features.length > 0 && features.every((feature) => isMissing(feature, floors))) {
      for (const feature of features) found.add(feature);
    }
  };
  const tree = parse(code, { ecmaVersion: 2022, sourceType: "module" });
  simple(tree, {
    StaticBlock: () => note(["javascript.classes.static.initialization_blocks"]),
    Literal: ({ regex }) => {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) note(["javascript.regular_expressions.lookbehind_assertion"]);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === "Identifier") note(known([`api.${callee.name}.${callee.name}`]));
    },
    CallExpression: (call) => note(called(call)),
  });
  return found;
}

function called({ callee, optional }: CallExpression): string[] {
  if (optional || callee.type !== "MemberExpression" || callee.optional) return [];
  const method = nameOf(callee);
  if (!method) return [];
  const owner = ownerOf(callee.object);
  if (!owner) return methods.get(method) ?? [];
  return known([`javascript.builtins.${owner}.${method}`, `api.${owner}.${method}_static`]);
}

/** The name of a built-in or interface; what the bundler named is shorter. */
function ownerOf(node: AnyNode): string | null {
  return node.type === "Identifier" && /^[A-Z]\w{2,}$/.test(node.name) ? node.name : null;
}

function nameOf({ property, computed }: MemberExpression): string | null {
  return !computed && property.type === "Identifier" ? property.name : null;
}

/** Whose methods are looked up by name alone: what an expression is cannot be seen from the code. */
const looked = {
  "javascript.builtins": ["Array", "TypedArray", "String", "RegExp", "Promise", "Map", "Set", "Date", "Uint8Array"],
  api: ["CSSStyleSheet", "Document", "Element", "HTMLElement", "Node"],
};

const methods = new Map<string, string[]>();
for (const [area, owners] of Object.entries(looked)) {
  for (const owner of owners) {
    for (const member of Object.keys(nodeOf(`${area}.${owner}`) ?? {})) {
      methods.set(member, [...(methods.get(member) ?? []), `${area}.${owner}.${member}`]);
    }
  }
}

const known = (features: readonly string[]) => features.filter((feature) => statementOf(feature));

function nodeOf(feature: string): Identifier | undefined {
  const [area = "", ...parts] = feature.split(".");
  const areas: Record<string, Identifier | undefined> = { api: compat.api, javascript: compat.javascript };
  return parts.reduce((node, part) => (node && Object.hasOwn(node, part) ? node[part] : undefined), areas[area]);
}

const statementOf = (feature: string): CompatStatement | undefined => nodeOf(feature)?.__compat;

function isMissing(feature: string, floors: readonly Floor[]): boolean {
  const support = statementOf(feature)?.support;
  return floors.some(({ browser, version }) => {
    const [latest] = [support?.[browser] ?? []].flat();
    if (!latest) return false;
    if (latest.version_added === "preview" || latest.version_added === false || latest.flags) return true;
    return Number.parseFloat(String(latest.version_added).replace("≤", "")) > version;
  });
}
