import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LateCode, lateCode } from "../lib/late-code.ts";
import { Combobox, type ComboboxItem } from "./combobox.tsx";
import type { OverlayParts } from "./overlays.tsx";
import { WordsProvider } from "./words.tsx";

// Code is fetched once in the life of a page: each test has a page of its own.
const page = vi.hoisted((): { code?: LateCode<OverlayParts> } => ({}));
vi.mock("./overlays.tsx", () => {
  const code = () => {
    if (!page.code) throw new Error("The test has no page.");
    return page.code;
  };
  return {
    overlays: {
      load: () => code().load(),
      preload: () => code().preload(),
      useWhen: (...wish: Parameters<LateCode<OverlayParts>["useWhen"]>) => code().useWhen(...wish),
    } satisfies LateCode<OverlayParts>,
  };
});

const pump: ComboboxItem = { value: "1", label: "Bilge pump", fact: "Engine room, starboard" };
const winch: ComboboxItem = { value: "2", label: "Anchor winch" };
let arrive: () => void;

beforeEach(() => {
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  page.code = lateCode(() => arrival.then(() => import("./overlay-parts.tsx")));
});
afterEach(cleanup);

function Picker({ onSearch }: { onSearch?: (text: string) => void }) {
  const [value, setValue] = useState<ComboboxItem | null>(null);
  return (
    <Combobox
      aria-label="Equipment"
      items={[pump, winch]}
      value={value}
      onValueChange={setValue}
      placeholder="None"
      onSearch={onSearch}
    />
  );
}

function showPicker(onSearch?: (text: string) => void) {
  render(
    <WordsProvider say={(key) => key} locale="en-GB">
      <Picker onSearch={onSearch} />
    </WordsProvider>,
  );
  const trigger = screen.getByRole("combobox", { name: "Equipment" });
  trigger.focus();
  return { user: userEvent.setup(), trigger };
}

/** The text field, once it has come. */
async function fieldWith(text: string): Promise<HTMLInputElement> {
  const field = await screen.findByDisplayValue<HTMLInputElement>(text);
  await vi.waitFor(() => expect(document.activeElement).toBe(field), 60_000);
  return field;
}

test("a letter on the closed picker opens it with that letter, and the next ones follow it", async () => {
  const { user } = showPicker();
  await user.keyboard("b");
  arrive();
  const field = await fieldWith("b");
  await user.keyboard("ilge");
  expect(field.value).toBe("bilge");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(screen.getByRole("combobox", { name: "Equipment" }).textContent).toBe("Bilge pump");
});

test("what is typed before the field is there stands in it when it comes", async () => {
  const { user } = showPicker();
  await user.keyboard("{Enter}anchor wy{Backspace}");
  arrive();
  const field = await fieldWith("anchor w");
  await user.keyboard("i");
  expect(field.value).toBe("anchor wi");
});

test("each letter asks for what fits the whole of the text", async () => {
  const asked = vi.fn();
  const { user } = showPicker(asked);
  await user.keyboard("pu");
  arrive();
  await fieldWith("pu");
  await user.keyboard("m");
  expect(asked.mock.calls.flat()).toEqual(["p", "pu", "pum"]);
});

test("a picker that is opened again has an empty field", async () => {
  const { user, trigger } = showPicker();
  arrive();
  await user.keyboard("b");
  await fieldWith("b");
  await user.keyboard("{Escape}");
  await vi.waitFor(() => expect(document.activeElement).toBe(trigger), 60_000);
  await user.keyboard("{Enter}");
  await fieldWith("");
});

test("a picker is never higher than the room beside its trigger, and its field stays while the rows scroll", async () => {
  const { user } = showPicker();
  arrive();
  await user.keyboard("{Enter}");
  const field = await fieldWith("");
  expect(screen.getByRole("dialog").className).toContain("max-h-(--radix-popper-available-height)");
  expect(field.className).toContain("flex-none");
  expect(screen.getByRole("listbox").className).toContain("min-h-0");
});

test("names in a picker are not cut", async () => {
  const { user } = showPicker();
  arrive();
  await user.keyboard("{Enter}");
  await fieldWith("");
  const [row] = screen.getAllByRole("option");
  expect(row?.textContent).toBe("Bilge pumpEngine room, starboard");
  expect(row?.querySelector("[class*=truncate]")).toBeNull();
});

test("the chosen name stands whole in the closed picker, in as many lines as it takes", async () => {
  const { user, trigger } = showPicker();
  arrive();
  await user.keyboard("{Enter}");
  await fieldWith("");
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(trigger.textContent).toBe("Bilge pump"), 60_000);
  expect(trigger.className).toMatch(/(?:^| )min-h-control-lg\b/);
  expect(trigger.querySelector("[class*=truncate]")).toBeNull();
});

test("keys of the browser and Tab open nothing", async () => {
  const { user, trigger } = showPicker();
  arrive();
  await user.keyboard("{Control>}f{/Control}{Tab}");
  expect(trigger.getAttribute("aria-busy")).toBeNull();
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
});
