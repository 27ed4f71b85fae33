import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createBrowserTranslator } from "@ymp/i18n/browser";
import { useState } from "react";
import { expect, test } from "vitest";
import { SortableLines } from "./sortable-lines.tsx";
import { TranslationProvider } from "./translation.tsx";

function Walk() {
  const [lines, setLines] = useState(["Bridge", "Pump", "Engine"]);
  return (
    <SortableLines
      label="Walk"
      lines={lines}
      idOf={(line) => line}
      nameOf={(line) => line}
      handle={(name, position) => `Move ${name}, ${position}`}
      onChange={setLines}
    >
      {(line, { handle, moveKeys }) => (
        <>
          {handle}
          <button type="button" {...moveKeys}>
            {line}
          </button>
        </>
      )}
    </SortableLines>
  );
}

async function walk() {
  const translator = await createBrowserTranslator("en", ["records"]);
  render(
    <TranslationProvider translator={translator}>
      <Walk />
    </TranslationProvider>,
  );
  return userEvent.setup();
}

const order = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("a line goes as far as Alt and the arrows are pressed, keeps the focus, and says where it is", async () => {
  const user = await walk();
  screen.getByRole("button", { name: "Move Bridge, 1" }).focus();
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
  expect(order()).toEqual(["Pump", "Engine", "Bridge"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Bridge, 3" }));
  expect(screen.getByText("Bridge is now number 3.")).toBeTruthy();
  screen.getByRole("button", { name: "Engine" }).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}{ArrowDown}");
  expect(order()).toEqual(["Engine", "Pump", "Bridge"]);
});
