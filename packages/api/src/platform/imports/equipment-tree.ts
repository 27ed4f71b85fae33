import type { ExistingEquipment } from "./equipment-matching.ts";
import { errorAt } from "./imported-row.ts";
import type { Problem } from "./reading.ts";

/** System, unit, component and two more. */
const deepestLevel = 5;

interface PlacedRow {
  sourceRow: number;
  matchedId?: string;
  parent?: { kind: "existing"; id: string } | { kind: "row"; sourceRow: number } | { kind: "top" };
}

/** Errors by source row for rows that would close a circle in the tree or push a branch below the deepest level. */
export function treeProblems(
  placed: readonly PlacedRow[],
  existing: readonly Pick<ExistingEquipment, "id" | "parentId">[],
): Map<number, Problem> {
  const parents = new Map<string, string | null>(existing.map(({ id, parentId }) => [id, parentId]));
  const movedBy = new Map<string, number>();
  for (const row of placed) {
    const node = row.matchedId ?? nodeOf(row.sourceRow);
    movedBy.set(node, row.sourceRow);
    if (row.parent)
      parents.set(
        node,
        row.parent.kind === "existing"
          ? row.parent.id
          : row.parent.kind === "row"
            ? nodeOf(row.parent.sourceRow)
            : null,
      );
  }
  const problems = new Map<number, Problem>();
  for (const node of parents.keys()) {
    const { path, circular } = pathUp(node, parents);
    if (!circular && path.length <= deepestLevel) continue;
    const culprit = path.map((step) => movedBy.get(step)).find((sourceRow) => sourceRow !== undefined);
    if (culprit === undefined) continue;
    const fault = circular
      ? errorAt("parent", "imports:rowParentCircle")
      : errorAt("parent", "imports:rowTooDeep", { limit: deepestLevel });
    if (!problems.has(culprit)) problems.set(culprit, fault);
  }
  return problems;
}

function nodeOf(sourceRow: number): string {
  return `row ${sourceRow}`;
}

function pathUp(start: string, parents: ReadonlyMap<string, string | null>): { path: string[]; circular: boolean } {
  const path: string[] = [];
  let at: string | null | undefined = start;
  while (at) {
    if (path.includes(at)) return { path, circular: true };
    path.push(at);
    at = parents.get(at);
  }
  return { path, circular: false };
}
