import { screen } from "@testing-library/react";
import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { readTypedDate, readTypedTime } from "../lib/typed-date.ts";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { DateField } from "./date-field.tsx";

const today = parseCalendarDate("2026-06-18");

describe("a typed date", () => {
  it.each([
    ["2026-07-01", "en-GB", "2026-07-01"],
    ["1.7.26", "en-GB", "2026-07-01"],
    ["1/7", "en-GB", "2026-07-01"],
    ["1 jul", "en-GB", "2026-07-01"],
    ["18 juin 2026", "fr", "2026-06-18"],
    ["1er août", "fr", "2026-08-01"],
    ["2026年6月18日", "ja", "2026-06-18"],
    ["２０２６年６月１８日", "ja", "2026-06-18"],
    ["+14", "en-GB", "2026-07-02"],
  ])("%s in %s is %s", (typed, locale, date) => {
    expect(readTypedDate(typed, today, locale)).toBe(date);
  });

  it.each(["31/2", "soon", "13/13", "1 x"])("%s is none", (typed) => {
    expect(readTypedDate(typed, today, "en-GB")).toBeNull();
  });
});

describe("a typed time", () => {
  it.each([
    ["14:20", "14:20"],
    ["1420", "14:20"],
    ["１４：２０", "14:20"],
    ["9.05", "09:05"],
    ["9", "09:00"],
  ])("%s is %s", (typed, time) => expect(readTypedTime(typed)).toBe(time));

  it.each(["24:00", "9:61", "noon"])("%s is none", (typed) => expect(readTypedTime(typed)).toBeNull());
});

function DueOn() {
  const [dueOn, setDueOn] = useState<CalendarDate | null>(today);
  return (
    <>
      <DateField aria-label="Due" today={today} value={dueOn} onValueChange={setDueOn} />
      <output>{dueOn ?? "none"}</output>
    </>
  );
}

describe("the date field", () => {
  it("takes what is typed and writes it out in full", async () => {
    const { user } = renderWithWords(<DueOn />);
    const field = screen.getByRole("textbox", { name: "Due" });
    await user.clear(field);
    await user.type(field, "+14{Enter}");
    expect(screen.getByRole("status").textContent).toBe("2026-07-02");
    expect(field).toHaveProperty("value", "2 Jul 2026");
  });

  it("keeps what cannot be read, marks it, and leaves the value alone", async () => {
    const { user } = renderWithWords(<DueOn />);
    const field = screen.getByRole("textbox", { name: "Due" });
    await user.clear(field);
    await user.type(field, "soon{Enter}");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field).toHaveProperty("value", "soon");
    expect(screen.getByRole("status").textContent).toBe("2026-06-18");
  });

  it("picks from the calendar", async () => {
    const { user } = renderWithWords(<DueOn />);
    await user.click(screen.getByRole("button", { name: "openCalendar" }));
    await user.click(await screen.findByRole("button", { name: /24th|24 June/ }));
    expect(screen.getByRole("status").textContent).toBe("2026-06-24");
  });
});
