import { type PaperGroup, paperGroups } from "@ymp/core/people/document-types";
import type { Paper } from "./papers.queries.ts";

export interface PaperChain {
  current: Paper;
  /** What it renewed, the latest first. */
  earlier: Paper[];
}

/** Papers that nothing renews, each with those it took the place of. */
export function chainsOf(papers: readonly Paper[]): PaperChain[] {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  return papers
    .filter(({ isReplaced }) => !isReplaced)
    .map((current) => {
      const earlier: Paper[] = [];
      let before = current.replacesId ? byId.get(current.replacesId) : undefined;
      while (before && !earlier.includes(before)) {
        earlier.push(before);
        before = before.replacesId ? byId.get(before.replacesId) : undefined;
      }
      return { current, earlier };
    });
}

const urgency = (daysLeft: number | null) => daysLeft ?? Number.MAX_SAFE_INTEGER;

/** The groups that hold something, in their order; in each, what ends first on top. */
export function groupPapers(papers: readonly Paper[]): { group: PaperGroup; chains: PaperChain[] }[] {
  const chains = chainsOf(papers).sort((a, b) => urgency(a.current.daysLeft) - urgency(b.current.daysLeft));
  return paperGroups
    .map((group) => ({ group, chains: chains.filter(({ current }) => current.group === group) }))
    .filter((found) => found.chains.length > 0);
}

/** How many papers in force stand so. */
export function countStates(papers: readonly Paper[]) {
  const count = (state: Paper["state"]) => papers.filter((paper) => !paper.isReplaced && paper.state === state).length;
  return {
    expired: count("expired"),
    urgent: count("urgent"),
    expiring: count("expiring"),
    unknown: count("unknown"),
    all: papers.filter(({ isReplaced }) => !isReplaced).length,
  };
}
