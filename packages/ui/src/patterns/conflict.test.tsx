import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Conflict } from "./conflict.tsx";

const words = { yours: "Yours", keepMine: "Keep mine", takeTheirs: "Take Tom’s" };

function renderConflict() {
  const onKeepMine = vi.fn();
  const onTakeTheirs = vi.fn();
  const rendered = renderWithWords(
    <Conflict
      title="Tom changed the due date while you were editing"
      yours="24 Jun 2026"
      theirs={{ heading: "Tom, 14:21", value: "21 Jun 2026" }}
      words={words}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />,
  );
  return { ...rendered, onKeepMine, onTakeTheirs };
}

describe("two people on one record", () => {
  it("shows both values with the user's own one first", () => {
    renderConflict();
    expect(screen.getByRole("radio", { name: "Yours 24 Jun 2026" }).getAttribute("aria-checked")).toBe("true");
    expect(screen.getByRole("radio", { name: "Tom, 14:21 21 Jun 2026" })).toBeTruthy();
  });

  it("keeps mine", async () => {
    const { user, onKeepMine, onTakeTheirs } = renderConflict();
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(onKeepMine).toHaveBeenCalledOnce();
    expect(onTakeTheirs).not.toHaveBeenCalled();
  });

  it("takes theirs", async () => {
    const { user, onTakeTheirs } = renderConflict();
    await user.click(screen.getByRole("button", { name: "Take Tom’s" }));
    expect(onTakeTheirs).toHaveBeenCalledOnce();
  });

  it("is brought into sight", () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    renderWithWords(
      <Conflict
        title="Changed while you were editing"
        yours="14 days"
        theirs={{ heading: "Saved meanwhile", value: "60 days" }}
        words={words}
        onKeepMine={vi.fn()}
        onTakeTheirs={vi.fn()}
      />,
    );
    expect(scrolled).toHaveBeenCalledOnce();
    scrolled.mockRestore();
  });
});
