import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyOfProject, programs } from "./project-copy.mjs";

const patience = 1_800_000;

/** A module as it comes from the generator is as good as one that was written: whatever is asked of those is asked of it. */
describe("a generated module", () => {
  let copy;
  beforeAll(async () => {
    copy = copyOfProject();
    passed(await copy.run("tooling/generators/new-module.mjs", ["voyages"]));
    // What its author reviews as a diff.
    for (const [name, project, folder] of [
      ["INPUT_SIZES", "unit", "inputs"],
      ["FIELD_MATRIX", "unit", "fields"],
      ["ACCESS_MATRIX", "database-alone", "access"],
    ])
      await tests([project], [`tooling/architecture/${folder}`], { [name]: "write" });
  }, patience);
  afterAll(() => copy?.remove(), patience);

  /** Where it did not, what the program said. */
  const passed = ({ code, said }) => expect(code, said.slice(-6000)).toBe(0);

  const tests = (projects, which, env = {}) =>
    copy.run(programs.vitest, ["run", ...projects.flatMap((project) => ["--project", project]), ...which], { env });

  it(
    "is of the right types, on the server and in the browser",
    async () => {
      const halves = ["of-node", "of-browser"].map((name) => `tooling/tsconfig/${name}.json`);
      const found = await copy.run(programs.tsc, ["-b", ...halves, "--builders", "1", "--checkers", "1"]);
      passed(found);
    },
    patience,
  );

  it(
    "uses all that it exports",
    async () => {
      passed(await copy.run(programs.knip, ["--no-progress"]));
    },
    patience,
  );

  it.each([
    ["of the architecture", ["unit"], ["tooling/architecture", "packages/core", "packages/i18n", "apps/web/src"]],
    ["of its calls", ["database"], ["packages/api/src/modules/voyages", "packages/api/src/modules/search"]],
    [
      "that walk every call",
      ["database"],
      [
        "saves-of-nothing",
        "sent-again",
        "catalog",
        "unguarded-tables",
        "given-out",
        "procedures",
        "outsiders/reading",
      ].map((name) => `tooling/architecture/${name}`),
    ],
    ["of who may what", ["database-alone"], ["tooling/architecture/access", "tooling/architecture/outsiders"]],
    [
      "of its screens",
      ["screens"],
      ["features/voyages", "testing/forms", "features/find"].map((name) => `apps/web/src/${name}`),
    ],
  ])(
    "passes the tests %s",
    async (_of, projects, which) => {
      passed(await tests(projects, which));
    },
    patience,
  );

  it(
    "works in the browser, on a desk and on a phone",
    async () => {
      passed(await copy.run("apps/server/build.mjs", [], { cwd: "apps/server" }));
      passed(await copy.run(programs.vite, ["build"], { cwd: "apps/web" }));
      const journeys = ["test", "voyages", "--project=desktop", "--project=phone"];
      const port = String(4300 + (process.pid % 500));
      passed(await copy.run(programs.playwright, journeys, { cwd: "e2e", env: { E2E_PORT: port } }));
    },
    patience,
  );
});
