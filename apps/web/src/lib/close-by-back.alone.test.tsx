import { cleanup, screen, waitFor } from "@testing-library/react";
import { backGuard } from "@ymp/ui/lib/back-guard";
import { Button } from "@ymp/ui/primitives/button";
import { CommandPalette } from "@ymp/ui/primitives/command-palette";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { overlays } from "@ymp/ui/primitives/overlays";
import { type ReactNode, useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { renderForm } from "../testing/forms/render-form.tsx";
import { FormDialog } from "./form-dialog.tsx";

beforeAll(async () => void (await overlays.load()));
afterEach(() => {
  cleanup();
  delete backGuard.block;
});

/** What is over a page, whose history is the browser's own. */
async function over(draw: (close: () => void) => ReactNode) {
  const app = await renderForm(draw, {});
  backGuard.block = app.history.block;
  return app;
}

/** Stays mounted beside what it opens, so that the guard is told before anything opens. */
function Opened({ draw }: { draw: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen ? draw(() => setOpen(false)) : null}
    </>
  );
}

const noWords = {
  title: "Find",
  placeholder: "",
  narrow: "",
  move: "",
  open: "",
  newTab: "",
  results: "",
  nothing: "",
};

const layers: [string, (close: () => void) => ReactNode][] = [
  [
    "the palette",
    (close) => (
      <CommandPalette
        {...{ open: true, text: "", groups: [], kinds: [], kind: "", labels: noWords }}
        onOpenChange={close}
        onTextChange={() => undefined}
        onKindChange={() => undefined}
      />
    ),
  ],
  [
    "a dialog",
    (close) => (
      <Dialog open onOpenChange={close}>
        <DialogContent title="Dialog" />
      </Dialog>
    ),
  ],
  [
    "the form of an act",
    (close) => (
      <FormDialog title="Act" submit="Do" busy={false} error={null} onSubmit={close} onClose={close}>
        <input aria-label="Reason" />
      </FormDialog>
    ),
  ],
];

test.each(layers)("Back closes %s, and the page below stays", async (_what, draw) => {
  const { user, history } = await over(() => <Opened draw={draw} />);
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { busy: false });
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe("/app/home"));
  history.back();
  await screen.findByText("Elsewhere");
});

test("Back closes a menu, and the page below stays", async () => {
  const { user, history } = await over(() => (
    <DropdownMenu>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Archive</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ));
  await user.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByRole("menuitem", { name: "Archive" });
  history.back();
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe("/app/home"));
});

test("Back goes back where the layer stands in the address and would leave it when closed", async () => {
  const { user, history } = await over(() => (
    <Opened
      draw={() => (
        <Dialog open onOpenChange={() => history.push("/app/home?closed")}>
          <DialogContent title="Record" />
        </Dialog>
      )}
    />
  ));
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { busy: false });
  history.back();
  await screen.findByText("Elsewhere");
  expect(window.location.pathname).toBe("/");
});

test("Back asks before what was typed is lost, once", async () => {
  const form = layers[2]?.[1];
  if (!form) throw new Error("The form of an act is needed.");
  const { user, history } = await over(() => <Opened draw={form} />);
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await user.type(await screen.findByLabelText("Reason"), "Worn");
  history.back();
  await screen.findByRole("alertdialog", { name: "Discard changes?" });
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.pathname).toBe("/app/home");
});
