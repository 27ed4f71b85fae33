import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { CommandPalette } from "./command-palette.tsx";

const labels = {
  ...{ title: "Find", placeholder: "Find or go to", narrow: "narrows", move: "move", open: "open" },
  ...{ newTab: "new tab", results: "0 results", nothing: "Nothing found" },
};

it("cuts what is known of a thing, and not its name", () => {
  const item = { id: "1", icon: null, label: "Emergency generator", detail: "2.03", onSelect: vi.fn() };
  renderWithWords(
    <CommandPalette
      open
      onOpenChange={vi.fn()}
      text="gen"
      onTextChange={vi.fn()}
      groups={[{ id: "equipment", label: "Equipment", items: [item] }]}
      kinds={[{ id: "all", label: "All" }]}
      kind="all"
      onKindChange={vi.fn()}
      labels={labels}
    />,
  );
  const isCut = (text: string) => screen.getByText(text).className.includes("truncate");
  expect([isCut("Emergency generator"), isCut("2.03")]).toEqual([false, true]);
});

it("can be closed by finger", async () => {
  const onOpenChange = vi.fn();
  const { user } = renderWithWords(
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      text=""
      onTextChange={vi.fn()}
      groups={[]}
      kinds={[{ id: "all", label: "All" }]}
      kind="all"
      onKindChange={vi.fn()}
      labels={labels}
    />,
  );
  await user.click(screen.getByRole("button", { name: "close" }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
