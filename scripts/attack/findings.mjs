// What scanners say, as findings, and which of them are explained.
import { readFileSync } from "node:fs";

/** @typedef {{ tool: string, where: string, what: string }} Finding */

/** Lines of CSV that end with id, method, path and message; some versions break the fields before. */
export function findingsOfNikto(report) {
  if (!report.includes("Nikto")) return [unreported("nikto")];
  return [...report.matchAll(/"(?:OSVDB-)?\d+","[A-Z]+","([^"]*)","(.*)"$/gm)].map(([, where, what]) => ({
    tool: "nikto",
    where,
    what,
  }));
}

export function findingsOfWapiti(report) {
  if (report === "") return [unreported("wapiti")];
  const { vulnerabilities, anomalies } = JSON.parse(report);
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
    found.map(({ path, info }) => ({ tool: "wapiti", where: path, what: `${kind}: ${info}` })),
  );
}

/** A run that ended early without a verdict tried nothing, and must not pass for one that found nothing. */
export function findingsOfSqlmap(name, output, isWhole) {
  if (isWhole && !/all tested parameters do not appear|sqlmap identified/.test(output))
    return [{ ...unreported("sqlmap"), where: name }];
  return [...output.matchAll(/^Parameter: (.+)\n\s+Type: (.+)$/gm)].map(([, parameter, type]) => ({
    tool: "sqlmap",
    where: name,
    what: `${parameter} takes SQL: ${type}`,
  }));
}

const unreported = (tool) => ({ tool, where: "", what: "It came to no verdict." });

/** Whatever a scanner sent, an answer of 500 and above is a fault of the product. */
export function failuresInLog(log) {
  return log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ status }) => status >= 500)
    .map(({ method, path, status }) => ({ tool: "product", where: `${method} ${path}`, what: `answered ${status}` }));
}

/** The reviewed list: which words of which scanner are no fault, and why. */
export function readExplained() {
  return JSON.parse(readFileSync(new URL("explained.json", import.meta.url), "utf8"));
}

/** @param {Finding[]} findings */
export function judge(findings, explanations) {
  const explains =
    ({ tool, says }) =>
    (finding) =>
      finding.tool === tool && new RegExp(says).test(`${finding.where} ${finding.what}`);
  return {
    explained: explanations
      .map((explanation) => ({ ...explanation, findings: findings.filter(explains(explanation)) }))
      .filter((explanation) => explanation.findings.length > 0),
    unexplained: findings.filter((finding) => !explanations.some((explanation) => explains(explanation)(finding))),
  };
}
