import { isRecordKind } from "@ymp/core/records";
import { shownBy } from "@ymp/core/shown-by";
import { expect, test } from "vitest";
import { filesMatching, isTest } from "./source-tree.ts";

const MODULE = /^packages\/api\/src\/modules\/([a-z-]+)\/.*\.ts$/;

/** They change what other modules show. */
const FOR_OTHERS = ["imports", "platform"];

/** Which routers answer the queries of which module's folder. */
const routers = filesMatching(/^packages\/api\/src\/root\.ts$/).flatMap(({ text }) =>
  [...text.matchAll(/(?:(\w+): lazy\(\(\) => import\(|{ (\w+)Router } from )"\.\/modules\/([a-z-]+)\//g)].flatMap(
    ([, late, early, folder]) => {
      const router = late ?? early;
      return router && folder ? [{ folder, router }] : [];
    },
  ),
);

/** The kind of each descriptor, and the folder of the module that it belongs to. */
const descriptors = new Map(
  filesMatching(MODULE).flatMap(({ path, text }) =>
    [...text.matchAll(/const (\w+Record): RecordDescriptor\b[^;]*?kind: "(\w+)"/g)].flatMap(([, name, kind]) =>
      name && kind ? [[name, { kind, folder: MODULE.exec(path)?.[1] }] as const] : [],
    ),
  ),
);

/**
 * Windows hear that a record of a kind changed, and read again the modules that show it. A module that tells a change of its
 * own under the kind of another must be among those, or its lists stay as they were everywhere else.
 */
test("what a module tells to have changed is read again from that module", () => {
  const told = filesMatching(MODULE).flatMap(({ path, text }) => {
    const teller = MODULE.exec(path)?.[1] ?? "";
    if (isTest(path) || FOR_OTHERS.includes(teller)) return [];
    return [...text.matchAll(/recordChanges?\(\s*[\w.]+,\s*(\w+Record)\b/g)].flatMap(([, name = ""]) => {
      const { kind, folder } = descriptors.get(name) ?? { kind: name };
      // What has no kind of its own is told as a change of the vessel.
      return folder === teller || kind === "vessel" ? [{ teller, kind }] : [];
    });
  });
  const unheard = told.filter(({ teller, kind }) => {
    const own = routers.filter(({ folder }) => folder === teller).map(({ router }) => router);
    const shown: readonly string[] = isRecordKind(kind) ? shownBy(kind) : [];
    return own.length > 0 && !own.some((router) => shown.includes(router));
  });
  expect(told.length).toBeGreaterThan(100);
  expect([...new Set(unheard.map(({ teller, kind }) => `${teller} tells a change of ${kind}`))]).toEqual([]);
});
