import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useTypedFigure } from "./use-typed-figure.ts";

const language = vi.hoisted(() => ({ mark: "," }));
vi.mock("./use-formats.ts", () => ({ useFormatsAshore: () => ({ hoursFigure: () => `0${language.mark}1` }) }));

afterEach(cleanup);

test.each([
  [",", "8.90", 2, "8,90"],
  [".", "8.90", 2, "8.90"],
  // Typed so, it could be one thousand and more: the point stays.
  [",", "1.125", 3, "1.125"],
  [",", "186", 0, "186"],
])("with %j as decimal mark %s stands in a field of %i decimals as %s", (mark, text, decimals, expected) => {
  language.mark = mark;
  function Shown() {
    return <output>{useTypedFigure()(text, decimals)}</output>;
  }
  render(<Shown />);
  expect(screen.getByRole("status").textContent).toBe(expected);
});
