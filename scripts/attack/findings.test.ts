import { describe, expect, it } from "vitest";
import {
  failuresInLog,
  findingsOfNikto,
  findingsOfSqlmap,
  findingsOfWapiti,
  judge,
  readExplained,
} from "./findings.mjs";

const nothingTried = (tool: string, where = "") => [{ tool, where, what: "It came to no verdict." }];

describe("what a scanner says", () => {
  it("is read from nikto's lines, also from those with a broken beginning", () => {
    const report = [
      '"Nikto - v2.1.5/2.1.5"',
      '"127.0.0.1","127.0.0.1","46037","","","",""',
      '"127.0.0.1","127.0.0.1SCALAR(0x5639)"46037","OSVDB-3092","GET","/js","/js: This might be interesting..."',
    ].join("\n");
    expect(findingsOfNikto(report)).toEqual([
      { tool: "nikto", where: "/js", what: "/js: This might be interesting..." },
    ]);
  });

  it("is read from wapiti's report, faults and oddities alike", () => {
    const found = [{ path: "/answer/1", info: "via lang" }];
    const report = JSON.stringify({
      vulnerabilities: { "Cross Site Scripting": found, "Open Redirect": [] },
      anomalies: { "Internal Server Error": found },
    });
    expect(findingsOfWapiti(report).map(({ what }) => what)).toEqual([
      "Cross Site Scripting: via lang",
      "Internal Server Error: via lang",
    ]);
  });

  it("is read from sqlmap's verdict on a request", () => {
    const output =
      "sqlmap identified the following injection point(s)\n---\nParameter: search (GET)\n    Type: stacked queries\n";
    expect(findingsOfSqlmap("jobs.list", output, true)).toEqual([
      { tool: "sqlmap", where: "jobs.list", what: "search (GET) takes SQL: stacked queries" },
    ]);
    expect(findingsOfSqlmap("jobs.list", "all tested parameters do not appear to be injectable", true)).toEqual([]);
  });

  it("is a finding itself when it tried nothing", () => {
    expect(findingsOfNikto("")).toEqual(nothingTried("nikto"));
    expect(findingsOfWapiti("")).toEqual(nothingTried("wapiti"));
    expect(findingsOfSqlmap("jobs.list", "unable to connect", true)).toEqual(nothingTried("sqlmap", "jobs.list"));
    expect(findingsOfSqlmap("jobs.list", "its time was over", false)).toEqual([]);
  });
});

describe("an answer of the product", () => {
  it("of 500 and above is a finding, no matter who asked", () => {
    const lines = [
      "  YMP is ready",
      '{"method":"GET","path":"/a","status":503}',
      '{"method":"GET","path":"/b","status":404}',
    ];
    expect(failuresInLog(lines.join("\n"))).toEqual([{ tool: "product", where: "GET /a", what: "answered 503" }]);
  });
});

describe("the reviewed list", () => {
  it("explains by scanner and words, and leaves everything else", () => {
    const explanations = [{ tool: "nikto", says: "Uncommon header", reason: "ours" }];
    const known = { tool: "nikto", where: "/", what: "Uncommon header 'x-request-id' found" };
    const unknown = { tool: "wapiti", where: "/", what: "Uncommon header 'x-request-id' found" };
    const { explained, unexplained } = judge([known, unknown], explanations);
    expect(explained.map(({ reason, findings }) => [reason, findings])).toEqual([["ours", [known]]]);
    expect(unexplained).toEqual([unknown]);
  });

  it("excuses no injection, no failure and no scanner that tried nothing", () => {
    const grave = [
      { tool: "sqlmap", where: "jobs.list", what: "search (GET) takes SQL: stacked queries" },
      { tool: "product", where: "GET /trpc/jobs.list", what: "answered 500" },
      { tool: "wapiti", where: "/answer/1", what: "Cross Site Scripting: via lang" },
      ...nothingTried("wapiti"),
    ];
    expect(judge(grave, readExplained()).unexplained).toEqual(grave);
  });
});
