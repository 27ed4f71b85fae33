import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { ConfirmDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

function CompleteJob() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Complete</Button>
      </DialogTrigger>
      <DialogContent title="Complete job" footer={<Button variant="primary">Complete job</Button>}>
        <Field label="Work done">
          <Input defaultValue="Oil changed" />
        </Field>
        <Field label="Running hours">
          <Input />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

describe("a dialog", () => {
  it("starts in the first empty field", async () => {
    const { user } = renderWithWords(<CompleteJob />);
    await user.click(screen.getByRole("button", { name: "Complete" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Running hours" })));
  });

  it("gives focus back to what opened it when escape closes it", async () => {
    const { user } = renderWithWords(<CompleteJob />);
    const opener = screen.getByRole("button", { name: "Complete" });
    await user.click(opener);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener);
  });
});

function DeleteVolume({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete oil record book 3?"
      consequences="Its 92 entries go to the archive."
      confirm="Delete volume"
      onConfirm={onConfirm}
      destructive
    />
  );
}

describe("a confirmation", () => {
  it("starts on cancel, so enter does no harm", async () => {
    const onConfirm = vi.fn();
    const { user } = renderWithWords(<DeleteVolume onConfirm={onConfirm} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "cancel" })));
    await user.keyboard("{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("tells the consequences to readers", () => {
    renderWithWords(<DeleteVolume onConfirm={vi.fn()} />);
    const dialog = screen.getByRole("alertdialog", { name: "Delete oil record book 3?" });
    const described = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Its 92 entries go to the archive.");
  });
});
