import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function written(facts: Record<string, unknown>): string {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  createLog("debug", sink).info(facts, "probe");
  return lines.join("");
}

describe("a line of the log", () => {
  it("leaves out every value that went to the database, also those of several lines", () => {
    const err = new Error("Failed query: insert into notes\nparams: first line,\nsecond line\nthird line");
    const line = written({ err });
    expect(line).toContain("insert into notes");
    expect(line).not.toMatch(/first line|second line|third line/);
  });

  it("leaves out a value that would be read as a pattern of what replaces it", () => {
    const err = new Error("Failed query: select\nparams: $&$`secret");
    expect(written({ err })).not.toContain("secret");
  });

  it.each([
    "/auth/reset-password/a1B2-c3_d4",
    "/api/profile/reset-password/a1B2-c3_d4",
    "/answer/a1B2-c3_d4",
    "/Answer/a1B2-c3_d4",
    "/answer//a1B2-c3_d4",
    "//AUTH///Reset-Password//a1B2",
  ])("names the address %s without what opens it", (path) => {
    const line = written({ path, err: new Error(`GET ${path} failed`) });
    expect(line).not.toContain("a1B2");
    expect(line).toContain("/[hidden]");
  });

  it.each([
    "/%61nswer/a1B2-c3_d4",
    "/answer%2Fa1B2-c3_d4",
    "/answers/a1B2c3d4e5f6g7h8i9j0-k1_l2",
    "/x?token=a1B2c3d4e5f6g7h8i9j0k1l2",
  ])("names an address without what may open something: %s", (path) => {
    expect(written({ path })).not.toContain("a1B2");
  });

  it.each([
    "/trpc/jobs.list,equipment.list",
    "/files/0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a/0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6b/original",
    "/api/profile/reset-password",
  ])("keeps the address %s", (path) => {
    expect(written({ path })).toContain(`"path":"${path}"`);
  });

  it("keeps an address that opens nothing", () => {
    expect(written({ path: "/trpc/jobs.list" })).toContain('"path":"/trpc/jobs.list"');
  });

  it("takes facts without an address as they are", () => {
    expect(written({ path: undefined, part: "queue" })).toContain('"part":"queue"');
  });

  it("is one line whatever it tells of", () => {
    const line = written({ path: '/a\n{"level":50,"msg":"forged"}' });
    expect(line.trim().split("\n")).toHaveLength(1);
  });
});
