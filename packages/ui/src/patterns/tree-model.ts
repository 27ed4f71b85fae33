export type TreeNode = {
  id: string;
  label: string;
  /** Number of things below, shown at the end when there is no trouble. */
  count?: number;
  /** The worst thing at or below this node; its word is part of the label for readers. */
  trouble?: { kind: "overdue" | "due-soon"; word: string };
  children?: readonly TreeNode[];
};

export type TreeLine = {
  node: TreeNode;
  level: number;
  parentId: string | null;
  isExpanded: boolean;
  hasChildren: boolean;
  position: number;
  siblings: number;
};

/** The tree as the lines in sight, top to bottom. */
export function treeLines(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): TreeLine[] {
  return nodes.flatMap((node, index) => {
    const children = node.children ?? [];
    const isExpanded = children.length > 0 && expanded.has(node.id);
    const line: TreeLine = {
      node,
      level,
      parentId,
      isExpanded,
      hasChildren: children.length > 0,
      position: index + 1,
      siblings: nodes.length,
    };
    return isExpanded ? [line, ...treeLines(children, expanded, level + 1, node.id)] : [line];
  });
}

export type TreeMove = { focusId: string } | { expandId: string } | { collapseId: string } | null;

/** What an arrow key does at a line; start and end arrows are already turned round for right-to-left. */
export function treeMove(key: string, lines: readonly TreeLine[], at: number): TreeMove {
  const line = lines[at];
  const focus = (index: number): TreeMove => {
    const target = lines[index];
    return target ? { focusId: target.node.id } : null;
  };
  if (key === "ArrowDown") return focus(at + 1);
  if (key === "ArrowUp") return focus(at - 1);
  if (key === "Home") return focus(0);
  if (key === "End") return focus(lines.length - 1);
  if (!line) return null;
  if (key === "ArrowRight" && line.hasChildren) return line.isExpanded ? focus(at + 1) : { expandId: line.node.id };
  if (key !== "ArrowLeft") return null;
  if (line.isExpanded) return { collapseId: line.node.id };
  return line.parentId ? { focusId: line.parentId } : null;
}

/** The next line after `at` whose label starts with the typed letter, going round. */
export function lineStartingWith(letter: string, lines: readonly TreeLine[], at: number): string | null {
  const turned = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  const typed = letter.toLocaleLowerCase();
  return turned.find((line) => line.node.label.toLocaleLowerCase().startsWith(typed))?.node.id ?? null;
}
