import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { RecordSheet } from "./record-sheet.tsx";

function renderSheet() {
  const calls = { onClose: vi.fn(), onPrevious: vi.fn(), onNext: vi.fn() };
  const rendered = renderWithWords(
    <RecordSheet
      open
      onClose={calls.onClose}
      number="J-2026-0412"
      title="Generator 1, 500 h service"
      url="https://example.test/jobs/0412"
      position={{ index: 2, total: 46, onPrevious: calls.onPrevious, onNext: calls.onNext }}
      rail={<p>Properties</p>}
    >
      <textarea aria-label="Comment" />
    </RecordSheet>,
  );
  return { ...rendered, ...calls };
}

describe("the record sheet", () => {
  it("is named by its title and says where it stands in the list", () => {
    renderSheet();
    expect(screen.getByRole("dialog", { name: "Generator 1, 500 h service" })).toBeTruthy();
    expect(screen.getByText("position 3 46")).toBeTruthy();
  });

  it("goes through the list with the arrow keys, but not while someone types", async () => {
    const { user, onNext, onPrevious } = renderSheet();
    await user.keyboard("{ArrowDown}{ArrowUp}");
    expect(onNext).toHaveBeenCalledOnce();
    expect(onPrevious).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("textbox", { name: "Comment" }));
    await user.keyboard("{ArrowDown}");
    expect(onNext).toHaveBeenCalledOnce();
  });

  it("closes with escape", async () => {
    const { user, onClose } = renderSheet();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("closes once with a press beside it, however soon that comes", async () => {
    const { user, onClose } = renderSheet();
    const ground = document.documentElement;
    for (const act of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click]) act(ground);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await user.click(ground);
    expect(onClose).toHaveBeenCalledTimes(2);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe("the focus, when the record sheet opens", () => {
  it("comes to the sheet once it has been painted", async () => {
    renderSheet();
    const sheet = screen.getByRole("dialog");
    expect(document.activeElement).not.toBe(sheet);
    await waitFor(() => expect(document.activeElement).toBe(sheet));
  });

  it("stays in a field that was faster", async () => {
    renderSheet();
    const field = screen.getByRole("textbox", { name: "Comment" });
    field.focus();
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(document.activeElement).toBe(field);
  });
});
