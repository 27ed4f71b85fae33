import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useTurn } from "./use-turn.ts";

afterEach(cleanup);

test("every turn is drawn by itself, in order, and the last one stays", () => {
  const drawn: number[] = [];
  function Piece() {
    const turn = useTurn(3);
    drawn.push(turn);
    return <p>turn {turn}</p>;
  }
  render(<Piece />);
  expect(drawn).toEqual([0, 1, 2, 3]);
  expect(screen.getByText("turn 3")).toBeTruthy();
});
