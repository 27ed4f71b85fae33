import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SearchField } from "./search-field.tsx";

afterEach(cleanup);

const room = (hint: string) => {
  render(<SearchField label="Find" hint={hint} text="" onChange={() => {}} />);
  const styles = screen.getByRole("searchbox").closest<HTMLElement>("[style]")?.style;
  return [styles?.getPropertyValue("--room"), styles?.getPropertyValue("--least-room")];
};

test("a hint of two wide signs has room for them as for four figures, and the field for words that are typed", () => {
  expect(room("検索")).toEqual(["max(12rem, calc(4ch + 4.5rem))", "max(8rem, calc(4ch + 3rem))"]);
});

test("a field with a long hint is as wide as the hint", () => {
  expect(room("Rechercher un équipement")).toEqual(["max(12rem, calc(24ch + 4.5rem))", "max(8rem, calc(24ch + 3rem))"]);
});
