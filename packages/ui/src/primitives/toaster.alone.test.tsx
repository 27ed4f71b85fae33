import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Dialog, DialogContent } from "./dialog.tsx";
import { toastDurationMs } from "./notice-board.ts";
import { Toaster, toast } from "./toaster.tsx";

afterEach(() => {
  act(() => toast.clear());
  vi.useRealTimers();
});

describe("toasts", () => {
  it("offer to undo what succeeded", async () => {
    const undo = vi.fn();
    const { user } = renderWithWords(<Toaster />);
    act(() => toast.success("Job completed, next due 21 October", { undo }));
    await user.click(await screen.findByRole("button", { name: "undo" }));
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Job completed, next due 21 October")).toBeNull());
  });

  it("undo by the key, the newest first, also over a dialog, but not while somebody types", async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { user } = renderWithWords(
      <>
        <Toaster />
        <Dialog open>
          <DialogContent title="Job">
            <input aria-label="Name" />
            <button type="button">Complete</button>
          </DialogContent>
        </Dialog>
      </>,
    );
    act(() => {
      toast.success("Job completed", { undo: first });
      toast.success("Job archived", { undo: second });
    });
    await screen.findByText("Job archived");
    await user.click(screen.getByRole("textbox", { name: "Name" }));
    await user.keyboard("{Control>}z{/Control}");
    expect(second).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Complete" }).focus();
    await user.keyboard("{Control>}z{/Control}");
    expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([0, 1]);
    await waitFor(() => expect(screen.queryByText("Job archived")).toBeNull());
    await user.keyboard("{Meta>}z{/Meta}");
    expect(first).toHaveBeenCalledOnce();
  });

  it("offer to retry what failed, and are announced at once", async () => {
    const retry = vi.fn();
    const { user } = renderWithWords(<Toaster />);
    act(() => toast.failure("Updating status failed", { retry }));
    expect((await screen.findByRole("alert")).textContent).toBe("Updating status failed");
    await user.click(screen.getByRole("button", { name: "retry" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("take away what was told of the same before, and nothing else", async () => {
    renderWithWords(<Toaster />);
    act(() => {
      toast.success("Pump saved", { about: "pump" });
      toast.success("Valve saved", { about: "valve" });
    });
    await screen.findByText("Pump saved");
    act(() => toast.withdraw("pump"));
    await waitFor(() => expect(screen.queryByText("Pump saved")).toBeNull());
    expect(screen.getByText("Valve saved")).toBeTruthy();
  });

  it("stand at the top while a dialog asks, and below again after it", async () => {
    const page = (isAsked: boolean) => (
      <>
        <Toaster />
        {isAsked ? (
          <Dialog open>
            <DialogContent title="Receive a delivery">Lines</DialogContent>
          </Dialog>
        ) : null}
      </>
    );
    const { rerender } = renderWithWords(page(false));
    act(() => toast.success("Order placed"));
    const side = async () => {
      const told = await screen.findByText("Order placed");
      return told.closest("[data-sonner-toaster]")?.getAttribute("data-y-position");
    };
    expect(await side()).toBe("bottom");
    rerender(page(true));
    await waitFor(async () => expect(await side()).toBe("top"));
    rerender(page(false));
    await waitFor(async () => expect(await side()).toBe("bottom"));
  });

  it("can be closed", async () => {
    const { user } = renderWithWords(<Toaster />);
    act(() => toast.success("Theme successfully changed"));
    await user.click(await screen.findByRole("button", { name: "close" }));
    await waitFor(() => expect(screen.queryByText("Theme successfully changed")).toBeNull());
  });

  it("leave after five seconds", async () => {
    vi.useFakeTimers();
    renderWithWords(<Toaster />);
    act(() => toast.success("Saved"));
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs - 500));
    expect(screen.queryByText("Saved")).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("of a page that is gone are not shown on the next one", async () => {
    const { unmount } = renderWithWords(<Toaster />);
    act(() => toast.failure("Not saved"));
    await screen.findByText("Not saved");
    unmount();
    renderWithWords(<Toaster />);
    act(() => toast.success("Saved"));
    await screen.findByText("Saved");
    expect(screen.queryByText("Not saved")).toBeNull();
  });

  it("stay until they are withdrawn where they must not go unseen", async () => {
    renderWithWords(<Toaster />);
    act(() => toast.success("Saved"));
    await screen.findByText("Saved");
    vi.useFakeTimers();
    act(() => toast.failure("1 change is in this window alone", { about: "changes" }));
    await act(() => vi.advanceTimersByTimeAsync(100 * toastDurationMs));
    expect(screen.queryByText("1 change is in this window alone")).not.toBeNull();
    vi.useRealTimers();
    act(() => toast.withdraw("changes"));
    await waitFor(() => expect(screen.queryByText("1 change is in this window alone")).toBeNull());
  });
});
