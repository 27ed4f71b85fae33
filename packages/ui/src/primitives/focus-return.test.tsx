import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { ConfirmDialog } from "./alert-dialog.tsx";
import { Dialog, DialogContent } from "./dialog.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { overlays } from "./overlays.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";

beforeAll(() => overlays.load());

function Paper({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Renew paper">
        <Field label="Number">
          <Input />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

function RenewedByMenu() {
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setRenewing(true)}>Renew</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isRenewing ? <Paper onClose={() => setRenewing(false)} /> : null}
    </>
  );
}

function RenewedByPopover() {
  const [isOpen, setOpen] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const renew = () => {
    setOpen(false);
    setRenewing(true);
  };
  return (
    <>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger>More</PopoverTrigger>
        <PopoverContent>
          <button type="button" onClick={renew}>
            Renew
          </button>
        </PopoverContent>
      </Popover>
      {isRenewing ? <Paper onClose={() => setRenewing(false)} /> : null}
    </>
  );
}

describe.each([
  ["a menu", "menuitem", <RenewedByMenu key="menu" />],
  ["a popover", "button", <RenewedByPopover key="popover" />],
] as const)("a dialog opened from %s", (_from, role, screenOf) => {
  test("keeps what is typed while that which opened it moves out", async () => {
    const { user } = renderWithWords(screenOf);
    await user.click(screen.getByRole("button", { name: "More" }));
    const choice = await screen.findByRole(role, { name: "Renew" });
    fireEvent.click(choice);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Number" });
    expect(document.activeElement).toBe(field);
    // In the same breath: no user of the library is quick enough to type before what opened the dialog is gone.
    fireEvent.change(field, { target: { value: "XB " } });
    field.setSelectionRange(3, 3);
    await user.keyboard("2030");
    expect(field.value).toBe("XB 2030");
  });
});

function DeletedByMenu() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setAsked(true)}>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Delete the paper?"
        consequences="It can be put back."
        confirm="Delete"
        onConfirm={() => setAsked(false)}
      />
    </>
  );
}

test.each([
  ["dialog", "a menu", "menuitem", "Renew", <RenewedByMenu key="renew" />],
  ["alertdialog", "a menu", "menuitem", "Delete", <DeletedByMenu key="delete" />],
  ["dialog", "a popover", "button", "Renew", <RenewedByPopover key="popover" />],
] as const)(
  "a panel of role %s opened from %s gives the focus back to what that was opened by",
  async (role, _from, choosing, choice, screenOf) => {
    const { user } = renderWithWords(screenOf);
    const trigger = screen.getByRole("button", { name: "More" });
    await user.click(trigger);
    await user.click(await screen.findByRole(choosing, { name: choice }));
    await screen.findByRole(role, { name: /paper/ });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
);
