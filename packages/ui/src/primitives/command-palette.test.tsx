import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { CommandPalette } from "./command-palette.tsx";

const labels = {
  ...{ title: "Find", placeholder: "Find or go to", narrow: "narrows", move: "move", open: "open" },
  ...{ newTab: "new tab", results: "0 results", nothing: "Nothing found" },
};

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
