import { cleanup, screen } from "@testing-library/react";
import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { DateTimeField, type ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AmountInput } from "../../features/inventory/amount-input.tsx";
import { QuantityInput } from "../../features/inventory/quantity-input.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { renderForm } from "./render-form.tsx";

afterEach(cleanup);

/** Fields that read what is typed, by their names. */
function Read({ onSubmit, onClose }: { onSubmit: (said: unknown) => void; onClose: () => void }) {
  const [on, setOn] = useState<CalendarDate | null>(parseCalendarDate("2026-06-15"));
  const [hours, setHours] = useState<number | null>(null);
  const [at, setAt] = useState<ShipMoment | null>({ on: parseCalendarDate("2026-06-15"), time: "08:00" });
  const [cost, setCost] = useState<number | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const send = () => onSubmit({ on, hours, time: at?.time, cost, quantity });
  return (
    <FormDialog title="Sample" submit="Send" busy={false} error={null} onSubmit={send} onClose={onClose}>
      <Field label="Finished">
        <DateField value={on} onValueChange={setOn} today={parseCalendarDate("2026-06-15")} />
      </Field>
      <Field label="Hours">
        <TenthsInput value={hours} onValueChange={setHours} />
      </Field>
      <DateTimeField value={at} onValueChange={setAt} today={parseCalendarDate("2026-06-15")} />
      <Field label="Cost">
        <AmountInput currency="EUR" value={cost} onValueChange={setCost} />
      </Field>
      <Field label="Quantity">
        <QuantityInput label="Quantity" unit="pcs" value={quantity} onValueChange={setQuantity} />
      </Field>
    </FormDialog>
  );
}

test.each([
  ["Finished", "19 Nvo", "This cannot be read.", "19 Jun", { on: "2026-06-19" }],
  ["Hours", "2h3x0", "This cannot be read.", "2.5", { hours: 25 }],
  ["Time", "quarter past", undefined, "14:30", { time: "14:30" }],
  ["Cost", "about 9", "This cannot be read.", "9.50", { cost: 950 }],
  ["Quantity", "a few", "This cannot be read.", "3", { quantity: 3 }],
])(
  "what cannot be read in %s holds the form at its field, and is sent once mended",
  async (label, typed, why, mended, said) => {
    const onSubmit = vi.fn();
    const { user } = await renderForm((close) => <Read onSubmit={onSubmit} onClose={close} />, {});
    const field = await screen.findByRole("textbox", { name: label });
    await user.clear(field);
    await user.type(field, typed);
    for (const send of [
      () => user.click(screen.getByRole("button", { name: /^Send/ })),
      () => user.type(field, "{Enter}"),
      () => user.keyboard("{Control>}{Enter}{/Control}"),
    ]) {
      await send();
      expect(document.activeElement).toBe(field);
      expect(screen.queryByRole("alert")?.textContent).toBe(why);
      // Anyone who does not see the field hears the sentence with it.
      const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      expect(note?.textContent).toBe(why);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(field).toHaveProperty("value", typed);
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, mended);
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Send/ }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(said));
  },
);
