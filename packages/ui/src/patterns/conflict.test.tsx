import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Conflict } from "./conflict.tsx";

function renderConflict() {
  const onKeepMine = vi.fn();
  const onTakeTheirs = vi.fn();
  const rendered = renderWithWords(
    <Conflict
      title="Tom changed the due date while you were editing"
      yours="24 Jun 2026"
      theirs={{ name: "Tom", heading: "Tom, 14:21", value: "21 Jun 2026" }}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />,
  );
  return { ...rendered, onKeepMine, onTakeTheirs };
}

describe("two people on one record", () => {
  it("shows both values with the user's own one first", () => {
    renderConflict();
    expect(screen.getByRole("radio", { name: "yours 24 Jun 2026" }).getAttribute("aria-checked")).toBe("true");
    expect(screen.getByRole("radio", { name: "Tom, 14:21 21 Jun 2026" })).toBeTruthy();
  });

  it("keeps mine", async () => {
    const { user, onKeepMine, onTakeTheirs } = renderConflict();
    await user.click(screen.getByRole("button", { name: "keepMine" }));
    expect(onKeepMine).toHaveBeenCalledOnce();
    expect(onTakeTheirs).not.toHaveBeenCalled();
  });

  it("takes theirs", async () => {
    const { user, onTakeTheirs } = renderConflict();
    await user.click(screen.getByRole("button", { name: "takeTheirs Tom" }));
    expect(onTakeTheirs).toHaveBeenCalledOnce();
  });

  it("is brought into sight, and speaks of what was saved where nobody is named", () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    renderWithWords(
      <Conflict
        title="Changed while you were editing"
        yours="14 days"
        theirs={{ heading: "Saved meanwhile", value: "60 days" }}
        onKeepMine={vi.fn()}
        onTakeTheirs={vi.fn()}
      />,
    );
    expect(screen.getByRole("button", { name: "takeSaved" })).toBeTruthy();
    expect(scrolled).toHaveBeenCalledOnce();
    scrolled.mockRestore();
  });
});
