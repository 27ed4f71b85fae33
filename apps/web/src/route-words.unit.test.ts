import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isPermission } from "@ymp/core/access/permissions";
import { type Area, areas } from "@ymp/i18n/browser";
import { describe, expect, test } from "vitest";

const here = import.meta.dirname;
const routes = path.join(here, "routes/app");
const messages = "../../../packages/i18n/messages/en";
const bundles = path.join(here, "../../../packages/i18n/src/bundles/en");

const areaOf = new Map<string, Area>(
  areas.flatMap((area) => {
    const namespaces = /\{([\w,-]+)\}\.json/.exec(readFileSync(path.join(bundles, `${area}.ts`), "utf8"))?.[1] ?? "";
    return namespaces.split(",").map((namespace): [string, Area] => [namespace, area]);
  }),
);

/** Toasts wait for their words by themselves. */
const waits = /\.mutations\.ts$|app\/failures\.ts$|\.gen\.(ts|js)$/;

function listed(text: string, before: string): string[] {
  const found = [...text.matchAll(new RegExp(`${before}\\[([^\\]]*)\\]`, "g"))];
  return found.flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
}

/** What a module says of itself, but for what it waits for before it does. */
function areasSaid(text: string): string[] {
  const keys = [...text.matchAll(/["`]([a-z][\w-]*:[\w.$]+)/g)].map(([, key = ""]) => key);
  const named = [...text.matchAll(/useTranslation\("([\w-]+)"/g)].map(([, name = ""]) => name);
  const namespaces = [
    ...keys.filter((key) => !isPermission(key)).map((key) => key.slice(0, key.indexOf(":"))),
    ...named,
  ];
  const waitedFor = listed(text, String.raw`useWordsOf\(`);
  return namespaces.map((name) => areaOf.get(name) ?? "").filter((area) => area && !waitedFor.includes(area));
}

/** The module and all that is there once it is: what it imports, and what those import. */
function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file) || waits.test(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^;"]*?\sfrom\s)?"(\.[^"]+)"/gm,
  );
  for (const [, target = ""] of imports) modulesFrom(path.resolve(path.dirname(file), target), found);
  return found;
}

/** Those of the routes around it count as well: "superadmin.$id" lies within "superadmin". */
function wordsOfRoute(name: string): string[] {
  const around = name.split(".").map((_step, index, steps) => `${steps.slice(0, index + 1).join(".")}.tsx`);
  const files = around.map((file) => path.join(routes, file)).filter((file) => existsSync(file));
  return ["entry", "work", ...files.flatMap((file) => listed(readFileSync(file, "utf8"), "words: "))];
}

function missingWords(name: string): string[] {
  const known = wordsOfRoute(name.replace(/\.tsx$/, ""));
  const modules = [...modulesFrom(path.join(routes, name))];
  return modules.flatMap((file) =>
    [...new Set(areasSaid(readFileSync(file, "utf8")))]
      .filter((area) => !known.includes(area))
      .map((area) => `${area}: ${path.relative(here, file)}`),
  );
}

describe("a route waits for all words that its modules say", () => {
  test.each(readdirSync(routes))("%s", (name) => expect(missingWords(name)).toEqual([]));

  test.each([
    ["login", ["entry", "door"]],
    ["forgot-password", ["entry", "door", "passwords"]],
    ["reset-password.$token", ["entry", "door", "passwords"]],
    ["success", ["entry", "door", "passwords"]],
  ])("before sign-in: %s", (name, known) => {
    const modules = ["auth.tsx", `auth/${name}.tsx`].flatMap((file) => [...modulesFrom(path.join(routes, "..", file))]);
    const said = modules.flatMap((file) => areasSaid(readFileSync(file, "utf8")));
    expect(said.filter((area) => !known.includes(area))).toEqual([]);
  });

  test("before sign-in: parts of the ui package", () => {
    const parts = path.join(here, "../../../packages/ui/src");
    const screens = ["main.tsx", "routes/auth.tsx", "routes/auth/login.tsx"].map((file) => path.join(here, file));
    const used = screens
      .flatMap((file) => [...modulesFrom(file)])
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"@ymp\/ui\/([^"]+)"/g)].map(([, name = ""]) => name))
      .flatMap((name) => [".ts", ".tsx"].flatMap((ending) => [...modulesFrom(path.join(parts, name + ending))]));
    const said = used.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/say\("(\w+)"/g)].map(([, key]) => key),
    );
    const known = Object.keys(JSON.parse(readFileSync(path.join(here, messages, "ui.json"), "utf8")));
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((key) => !known.some((form) => form.replace(/_(one|other)$/, "") === key))).toEqual([]);
  });

  test("what is read of them is not nothing", () => {
    expect(modulesFrom(path.join(routes, "inventory.tsx")).size).toBeGreaterThan(50);
    expect(areasSaid('t("inventory:title"); needs: "inventory:view"; useTranslation("orders")')).toEqual([
      "stores",
      "purchasing",
    ]);
    expect(areasSaid('useWordsOf(["people"]); useTranslation("papers")')).toEqual([]);
  });
});
