import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { unansweredEvent } from "@ymp/ui/lib/code-in-time";
import { panelFrame } from "@ymp/ui/patterns/coming-panel";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import type { LatePart } from "@ymp/ui/primitives/lazy-part";
import { type ComponentType, useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { AppProviders } from "../app/app-providers.tsx";
import { captainOnBoard } from "../testing/render-app.tsx";
import { tabServices } from "../testing/tab-services.ts";
import { lazyPanel } from "./lazy-part.tsx";

// The first of all has to wait for its frame as well.
beforeAll(async () => void (await panelFrame.load()));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

interface NoteProps {
  onClose: () => void;
}

function Note({ onClose }: NoteProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="A note">
        <input aria-label="Text" />
      </DialogContent>
    </Dialog>
  );
}

interface Asked {
  come: (part: ComponentType<NoteProps>) => void;
  fail: () => void;
}

/** A part whose code comes, or fails to come, when the test says so. */
function aPart() {
  const asked: Asked[] = [];
  const load = () =>
    new Promise<ComponentType<NoteProps>>((come, fail) => {
      asked.push({ come, fail: () => fail(new TypeError("Failed to fetch dynamically imported module")) });
    });
  return { Part: lazyPanel<NoteProps>("dialog", load), asked };
}

function found(ground: Element | null): Element {
  if (!ground) throw new Error("Nothing lies under the panel.");
  return ground;
}

async function showDesk(Part: LatePart<NoteProps>) {
  function Desk() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? <Part onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  const services = await tabServices({ answers: captainOnBoard });
  render(
    <AppProviders services={services}>
      <Desk />
    </AppProviders>,
  );
  const user = userEvent.setup();
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  return { user, opener, services };
}

describe("a panel whose code is on its way", () => {
  it("stands there at once, busy, and can be left by escape and by its button", async () => {
    const { Part } = aPart();
    const { user, opener } = await showDesk(Part);
    expect(screen.getByRole("dialog", { name: "Loading" }).getAttribute("aria-busy")).toBe("true");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(opener);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("gives way to the panel without a second entrance, and the focus finds back to what opened it", async () => {
    const { Part, asked } = aPart();
    const { user, opener } = await showDesk(Part);
    asked[0]?.come(Note);
    const note = await screen.findByRole("dialog", { name: "A note" });
    expect(note.hasAttribute("data-at-once")).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Text")));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it.each([
    ["over what lies under it", () => document.querySelector("[data-panel-overlay]")],
    ["over the menu that stays in sight", () => document.documentElement],
  ])("is closed by a press %s that began while it was still awaited", async (_, ground) => {
    const { Part, asked } = aPart();
    const { user } = await showDesk(Part);
    await user.pointer({ keys: "[MouseLeft>]", target: found(ground()) });
    asked[0]?.come(Note);
    await screen.findByRole("dialog", { name: "A note" });
    await user.pointer({ keys: "[/MouseLeft]", target: found(ground()) });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("stays open where a press beside it ends within it", async () => {
    const { Part, asked } = aPart();
    const { user } = await showDesk(Part);
    await user.pointer({ keys: "[MouseLeft>]", target: document.documentElement });
    asked[0]?.come(Note);
    const field = await screen.findByLabelText("Text");
    await user.pointer({ keys: "[/MouseLeft]", target: field });
    await user.pointer({ keys: "[MouseLeft]", target: field });
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(screen.getByRole("dialog", { name: "A note" })).toBeTruthy();
  });

  it("says that it did not come, and asks again", async () => {
    const { Part, asked } = aPart();
    const { user } = await showDesk(Part);
    asked[0]?.fail();
    expect(await screen.findByRole("dialog", { name: "This part could not be loaded" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    asked[1]?.come(Note);
    expect(await screen.findByRole("dialog", { name: "A note" })).toBeTruthy();
  });

  it("is asked for again by itself once the link that was gone is back", async () => {
    const { Part, asked } = aPart();
    const { services } = await showDesk(Part);
    await act(async () => services.link.markUnreachable());
    asked[0]?.fail();
    expect(await screen.findByRole("dialog", { name: "This part could not be loaded" })).toBeTruthy();
    expect(asked).toHaveLength(1);
    await act(async () => services.link.markReached());
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.come(Note);
    expect(await screen.findByRole("dialog", { name: "A note" })).toBeTruthy();
  });

  it("has the server asked for where it did not come, so that a link that is gone is known", async () => {
    const doubted = vi.fn();
    addEventListener(unansweredEvent, doubted);
    const { Part, asked } = aPart();
    await showDesk(Part);
    asked[0]?.fail();
    await waitFor(() => expect(doubted).toHaveBeenCalled());
    removeEventListener(unansweredEvent, doubted);
  });

  it("says after a while that it is late, and is shown by itself when it comes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { Part, asked } = aPart();
    await showDesk(Part);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(await screen.findByRole("dialog", { name: "The server is taking long" })).toBeTruthy();
    asked[0]?.come(Note);
    expect(await screen.findByRole("dialog", { name: "A note" })).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it("loads the page again at once where it is late: of code on its way browsers make no second request", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    const server = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("<title>YMP</title>"));
    const { Part } = aPart();
    await showDesk(Part);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    reload.mockRestore();
    server.mockRestore();
  });

  it("loads the page again when asking again does not help, but not while the server is away", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    const { Part, asked } = aPart();
    const server = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Load failed"));
    const { user } = await showDesk(Part);
    asked[0]?.fail();
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    asked[1]?.fail();
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
    server.mockImplementation(async () => new Response("<title>YMP</title>"));
    asked[2]?.fail();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe("a panel whose code was fetched ahead", () => {
  it("is shown without anything before it", async () => {
    const { Part, asked } = aPart();
    Part.preload();
    asked[0]?.come(Note);
    await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000);
    await showDesk(Part);
    expect(screen.getByRole("dialog", { name: "A note" }).hasAttribute("data-at-once")).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it("is asked for again where that failed", async () => {
    const { Part, asked } = aPart();
    Part.preload();
    asked[0]?.fail();
    await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000);
    await showDesk(Part);
    expect(asked).toHaveLength(2);
  });
});
