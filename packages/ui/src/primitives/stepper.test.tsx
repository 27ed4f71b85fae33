import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";

function Filters(range: Pick<StepperProps, "step" | "decimals" | "min">) {
  const [pieces, setPieces] = useState(1);
  return <Stepper label="Oil filter" value={pieces} onValueChange={setPieces} max={3} {...range} />;
}

const amount = () => screen.getByRole("spinbutton", { name: "Oil filter" }).getAttribute("aria-valuenow");

describe("the stepper", () => {
  it("goes up to its limit and no further", async () => {
    const { user } = renderWithWords(<Filters />);
    const more = screen.getByRole("button", { name: "increase, Oil filter" });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(amount()).toBe("3");
    expect(more.hasAttribute("disabled")).toBe(true);
  });

  it("follows the arrow keys, home and end", async () => {
    const { user } = renderWithWords(<Filters step={0.5} />);
    await user.click(screen.getByRole("spinbutton"));
    await user.keyboard("{ArrowUp}");
    expect(amount()).toBe("1.5");
    await user.keyboard("{End}");
    expect(amount()).toBe("3");
    await user.keyboard("{Home}");
    expect(amount()).toBe("0");
  });

  it("takes a typed number within its limits, and leaves anything else standing, marked", async () => {
    const { user } = renderWithWords(<Filters />);
    const field = screen.getByRole("spinbutton");
    await user.clear(field);
    await user.type(field, "9{Enter}");
    expect(amount()).toBe("3");
    await user.clear(field);
    await user.type(field, "two{Enter}");
    expect(amount()).toBe("3");
    expect(field).toMatchObject({ value: "two" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.hasAttribute("data-unreadable")).toBe(true);
    await user.clear(field);
    await user.type(field, "2");
    await user.tab();
    expect(amount()).toBe("2");
    expect(field.hasAttribute("data-unreadable")).toBe(false);
  });

  it.each([
    ["fr", "1,25", "1.25"],
    ["fr", "1.25", "1.25"],
    ["en-GB", "1.25", "1.25"],
    ["en-GB", "1,25", "1.25"],
    ["ja", "1.25", "1.25"],
    ["fr", "1,250", "1.25"],
    ["fr", "1.250", null],
    ["en-GB", "1,250", "3"],
    ["en-GB", "1.250", null],
    ["ja", "1,250", "3"],
    ["ja", "1.250", null],
  ])("reads what is typed in %s as %j by the language: %s", async (locale, typed, read) => {
    const { user } = renderWithWords(<Filters step={0.01} />, locale);
    const field = screen.getByRole("spinbutton");
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(amount()).toBe(read ?? "1");
    expect(field.hasAttribute("data-unreadable")).toBe(read === null);
  });

  it("reads as many decimals as its unit has, whatever it goes up by, and full-width figures", async () => {
    const { user } = renderWithWords(<Filters step={0.1} decimals={3} />, "fr");
    const field = screen.getByRole("spinbutton");
    await user.clear(field);
    await user.type(field, "2,125{Enter}");
    expect(amount()).toBe("2.125");
    await user.clear(field);
    await user.type(field, "２．５{Enter}");
    expect(amount()).toBe("2.5");
  });

  it("is typed below one where nothing is no amount, and goes down no further by itself", async () => {
    const { user } = renderWithWords(<Filters min={0.001} decimals={3} />);
    const less = screen.getByRole("button", { name: "decrease, Oil filter" });
    expect(less.hasAttribute("disabled")).toBe(true);
    const field = screen.getByRole("spinbutton");
    await user.clear(field);
    await user.type(field, "0.5{Enter}{ArrowDown}");
    expect(amount()).toBe("0.5");
  });
});
