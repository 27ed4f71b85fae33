import type { TreeNode } from "@ymp/ui/patterns/tree";
import type { RegisterNode } from "./equipment.queries.ts";
import { type RegisterSearch, registerAddress } from "./equipment.search.ts";

export interface TreeWords {
  overdue: (jobs: number) => string;
  dueSoon: string;
  archived: (name: string) => string;
}

/** The register by parent; what hangs on an item that is not there is at the top. */
export interface Register {
  byId: ReadonlyMap<string, RegisterNode>;
  children: ReadonlyMap<string | null, readonly RegisterNode[]>;
}

export function registerOf(nodes: readonly RegisterNode[]): Register {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = new Map<string | null, RegisterNode[]>();
  for (const node of nodes) {
    const parentId = node.parentId !== null && byId.has(node.parentId) ? node.parentId : null;
    const siblings = children.get(parentId);
    if (siblings) siblings.push(node);
    else children.set(parentId, [node]);
  }
  return { byId, children };
}

/** From the top down to the parent. A chain that leads back to itself ends where it began. */
export function ancestorsOf({ byId }: Register, id: string): string[] {
  const path: string[] = [];
  for (let at = byId.get(id)?.parentId; at && !path.includes(at) && byId.has(at); at = byId.get(at)?.parentId)
    path.unshift(at);
  return path;
}

/** The item and everything below it. */
export function branchOf(register: Register, id: string): string[] {
  return [id, ...(register.children.get(id) ?? []).flatMap((child) => branchOf(register, child.id))];
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

function textOf({ name, code, location, manufacturer, modelNumber, serialNumber }: RegisterNode): string {
  return folded([name, code, location, manufacturer, modelNumber, serialNumber].filter(Boolean).join(" "));
}

function fits(node: RegisterNode, filters: RegisterSearch, words: readonly string[]): boolean {
  const { departments = [], types = [], location, supplierId, isCritical, use } = filters;
  const { state = "live", hasOverdue, hasPhoto } = filters;
  if (state !== "all" && node.isArchived !== (state === "archived")) return false;
  if (departments.length > 0 && !departments.some((department) => department === node.department)) return false;
  if (types.length > 0 && !types.some((type) => type === node.type)) return false;
  if (supplierId && node.supplierId !== supplierId) return false;
  if (hasPhoto !== undefined && hasPhoto !== (node.photoFileId !== null)) return false;
  if (location && node.location !== location) return false;
  if (isCritical && !node.isCritical) return false;
  if (use === "sea" && !node.isUsedAtSea) return false;
  if (use === "port" && !node.isUsedInPort) return false;
  if (hasOverdue && node.overdueJobs === 0) return false;
  return words.every((word) => textOf(node).includes(word));
}

/** Ids of what the filters find; null when nothing is filtered. */
export function matchesIn(nodes: readonly RegisterNode[], filters: RegisterSearch): ReadonlySet<string> | null {
  if (!registerAddress.hasFilters(filters)) return null;
  const words = folded(filters.search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return new Set(nodes.filter((node) => fits(node, filters, words)).map(({ id }) => id));
}

/** What was found, with the way to it. */
export function withAncestors(register: Register, matches: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set(matches);
  for (const id of matches) for (const above of ancestorsOf(register, id)) shown.add(above);
  return shown;
}

const severity = { overdue: 2, due_soon: 1 } as const;

interface Built {
  node: TreeNode;
  below: number;
  worst: RegisterNode["trouble"];
  overdueJobs: number;
}

/** The tree as it is drawn. A folded item carries the worst mark of what it hides; an open one only its own. */
export function drawTree(
  register: Register,
  shown: ReadonlySet<string> | null,
  expanded: ReadonlySet<string>,
  words: TreeWords,
): TreeNode[] {
  const draw = (item: RegisterNode): Built => {
    const hanging = register.children.get(item.id) ?? [];
    const children = hanging.filter(({ id }) => !shown || shown.has(id)).map(draw);
    const below = children.reduce((sum, child) => sum + 1 + child.below, 0);
    const worst = worstOf([item.trouble, ...children.map((child) => child.worst)]);
    const hidden = children.reduce((sum, child) => sum + child.overdueJobs, 0);
    const overdueJobs = item.overdueJobs + hidden;
    const isOpen = children.length > 0 && expanded.has(item.id);
    const mark = isOpen ? item.trouble : worst;
    const jobs = isOpen ? item.overdueJobs : overdueJobs;
    const node: TreeNode = {
      id: item.id,
      label: item.isArchived ? words.archived(item.name) : item.name,
      count: below > 0 ? below : undefined,
      trouble: markOf(mark, jobs, words),
      children: children.map((child) => child.node),
    };
    return { node, below, worst, overdueJobs };
  };
  return (register.children.get(null) ?? []).filter(({ id }) => !shown || shown.has(id)).map((item) => draw(item).node);
}

function worstOf(troubles: readonly RegisterNode["trouble"][]): RegisterNode["trouble"] {
  return troubles.reduce<RegisterNode["trouble"]>(
    (worst, trouble) => (trouble && (!worst || severity[trouble] > severity[worst]) ? trouble : worst),
    null,
  );
}

function markOf(trouble: RegisterNode["trouble"], overdueJobs: number, words: TreeWords): TreeNode["trouble"] {
  if (!trouble) return undefined;
  return trouble === "overdue"
    ? { kind: "overdue", word: words.overdue(overdueJobs) }
    : { kind: "due-soon", word: words.dueSoon };
}
