export interface Finding {
  tool: string;
  where: string;
  what: string;
}

export interface Explanation {
  tool: string;
  says: string;
  reason: string;
}

export function findingsOfNikto(report: string): Finding[];
export function findingsOfWapiti(report: string): Finding[];
export function findingsOfSqlmap(name: string, output: string, isWhole: boolean): Finding[];
export function failuresInLog(log: string): Finding[];
export function readExplained(): Explanation[];
export function judge(
  findings: readonly Finding[],
  explanations: readonly Explanation[],
): { explained: (Explanation & { findings: Finding[] })[]; unexplained: Finding[] };
