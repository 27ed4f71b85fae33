// A reporter for Vitest: the files of a run as scripts/reports.mjs describes them, written to the file that its output names. An error outside every test is a
// failure of the file whose worker raised it.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { firstLine, root } from "./run-command.mjs";

const noFile = "outside every file";

export default class VitestReport {
  onInit(vitest) {
    this.file = vitest.config.outputFile;
  }

  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map(fileOf);
    for (const error of unhandledErrors) addUnhandled(files, error);
    writeFileSync(this.file, JSON.stringify(files));
  }
}

function fileOf(module) {
  const tests = [...module.children.allTests()];
  const of = (state) => tests.filter((test) => test.result().state === state);
  const failures = of("failed").map((test) => `${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`);
  // What fails before or between the tests: a file that cannot be loaded, a hook of a suite.
  const outside = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  const all = [...failures, ...outside.map((error) => firstLine(error.message))];
  const isFailed = module.state() === "failed" && all.length === 0;
  return {
    file: path.relative(root, module.moduleId),
    passed: of("passed").length,
    failed: isFailed ? 1 : all.length,
    skipped: of("skipped").length + (all.length > 0 ? 0 : of("pending").length),
    seconds: module.diagnostic().duration / 1000,
    failures: isFailed ? ["failed without an error"] : all,
  };
}

function addUnhandled(files, error) {
  const name = error.VITEST_TEST_PATH ? path.relative(root, error.VITEST_TEST_PATH) : noFile;
  let file = files.find((known) => known.file === name);
  if (!file) {
    file = { file: name, passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [] };
    files.push(file);
  }
  file.failed += 1;
  file.failures.push(`unhandled: ${firstLine(error.message)}`);
}
