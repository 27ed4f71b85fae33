import { describe, expect, it } from "vitest";
import { faultOfName } from "./file-names.ts";
import { codeFiles, isGenerated } from "./source-tree.ts";

const LINE_LIMIT = 400;
/** Data in the shape of code: one entry after the other, however many there are. */
const DATA = /\/(definitions|codes|guides)\//;

describe("files", () => {
  const files = codeFiles();

  it("are named in kebab-case, by what they know and a role from the vocabulary", () => {
    const judged = files.filter(({ path }) => !path.startsWith("apps/web/src/routes/"));
    expect(judged.map(({ path }) => faultOfName(path)).filter(Boolean)).toEqual([]);
  });

  it("lie in folders named in kebab-case", () => {
    const folders = new Set(files.map(({ path }) => path.split("/").slice(0, -1).join("/")));
    const odd = [...folders].filter(
      (folder) => !folder.startsWith("apps/web/src/routes") && !/^[a-z0-9/-]+$/.test(folder),
    );
    expect(odd).toEqual([]);
  });

  it(`are no longer than ${LINE_LIMIT} lines`, () => {
    const long = files
      .filter(({ path }) => !DATA.test(path) && !isGenerated(path))
      .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > LINE_LIMIT);
    expect(long).toEqual([]);
  });

  it("that hold routes only connect a screen to its address", () => {
    const long = files
      .filter(({ path }) => path.startsWith("apps/web/src/routes/") && !/\/(__root|route)\.tsx$/.test(path))
      .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > 60);
    expect(long).toEqual([]);
  });
});

describe("the judging of names", () => {
  it.each(["jobs.service.ts", "jobs.rules.test.ts", "due-state.ts", "my-day.phone.spec.ts", "vite.config.ts"])(
    "accepts %s",
    (name) => {
      expect(faultOfName(name)).toBeUndefined();
    },
  );
  it.each(["jobsService.ts", "index.ts", "helpers.ts", "jobs.controller.ts", "job_form.tsx"])("refuses %s", (name) => {
    expect(faultOfName(name)).toBeDefined();
  });
});
