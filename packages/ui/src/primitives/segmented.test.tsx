import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Segmented } from "./segmented.tsx";

function Views() {
  const [view, setView] = useState("list");
  const options = ["list", "board", "calendar"].map((value) => ({ value, label: value }));
  return <Segmented label="View" options={options} value={view} onValueChange={setView} />;
}

const segment = (name: string) => screen.getByRole("radio", { name });

test("one stop for the tabulator, on what is chosen; the arrows lead on without choosing", async () => {
  const { user } = renderWithWords(<Views />);
  await user.tab();
  expect(document.activeElement).toBe(segment("list"));
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(segment("calendar"));
  expect(segment("list").getAttribute("aria-checked")).toBe("true");
  await user.keyboard("{Enter}");
  expect(segment("calendar").getAttribute("aria-checked")).toBe("true");
  await user.keyboard("{Home}");
  expect(document.activeElement).toBe(segment("list"));
});
