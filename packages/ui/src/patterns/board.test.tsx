import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Board, type BoardColumn } from "./board.tsx";

const say = { instructions: "", lifted: String, over: String, dropped: String, cancelled: String };

function renderBoard(column: Partial<BoardColumn<string>>) {
  const columns = [{ id: "due", label: "Due", items: [], ...column }];
  return renderWithWords(
    <Board
      {...{ label: "Jobs", columns, say, empty: "Nothing here" }}
      itemId={(item) => item}
      itemName={(item) => item}
      card={(item) => item}
      onMove={vi.fn()}
      onOpen={vi.fn()}
    />,
  );
}

it("counts nothing and misses nothing while its cards are on their way", () => {
  renderBoard({ isComing: true, total: 0 });
  const lane = screen.getByRole("region", { name: "Due" });
  expect([lane.textContent, lane.getAttribute("aria-busy")]).toEqual(["Due", "true"]);
});

it("says that a lane is empty once that is known", () => {
  renderBoard({ total: 0 });
  expect(screen.getByRole("region", { name: "Due" }).textContent).toBe("Due0Nothing here");
});
