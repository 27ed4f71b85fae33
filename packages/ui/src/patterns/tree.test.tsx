import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Tree, type TreeNode } from "./tree.tsx";

const nodes: readonly TreeNode[] = [
  { id: "propulsion", label: "Propulsion", children: [{ id: "engine", label: "Main engine P" }] },
  {
    id: "electrical",
    label: "Electrical",
    children: [{ id: "gen", label: "Generator 1", trouble: { kind: "overdue", word: "overdue" } }],
  },
];

function Equipment({ onSelect }: { onSelect: (id: string) => void }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  return (
    <Tree
      label="Equipment"
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selectedId={null}
      onSelect={onSelect}
    />
  );
}

const active = () =>
  document
    .getElementById(screen.getByRole("tree").getAttribute("aria-activedescendant") ?? "")
    ?.getAttribute("aria-label");

describe("the tree by keyboard", () => {
  it("opens with the arrow towards the end, then goes to the first child", async () => {
    const { user } = renderWithWords(<Equipment onSelect={vi.fn()} />);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("treeitem", { name: "Propulsion" }).getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{ArrowRight}");
    expect(active()).toBe("Main engine P");
  });

  it("goes to the parent with the arrow towards the start, then folds it", async () => {
    const { user } = renderWithWords(<Equipment onSelect={vi.fn()} />);
    await user.tab();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(active()).toBe("Propulsion");
    await user.keyboard("{ArrowLeft}");
    expect(screen.queryByText("Main engine P")).toBeNull();
  });

  it("jumps to the next line that starts with the typed letter", async () => {
    const { user } = renderWithWords(<Equipment onSelect={vi.fn()} />);
    await user.tab();
    await user.keyboard("e");
    expect(active()).toBe("Electrical");
  });

  it("selects with enter and names the trouble for readers", async () => {
    const onSelect = vi.fn();
    const { user } = renderWithWords(<Equipment onSelect={onSelect} />);
    await user.tab();
    await user.keyboard("{End}{ArrowRight}{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledWith("gen");
    expect(screen.getByRole("treeitem", { name: "Generator 1, overdue" })).toBeTruthy();
  });
});
