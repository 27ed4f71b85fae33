import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LateCode, lateCode } from "../lib/late-code.ts";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu.tsx";
import type { OverlayParts } from "./overlays.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";
import { toast } from "./toaster.tsx";
import { Tooltip } from "./tooltip.tsx";
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

const fetchParts = vi.fn<() => Promise<OverlayParts>>();
const come = () => import("./overlay-parts.tsx");

beforeEach(() => {
  fetchParts.mockReset().mockImplementation(come);
  page.code = lateCode(fetchParts);
});
afterEach(cleanup);

/** Holds the code back until the test lets it come. */
function heldBack(): () => void {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetchParts.mockImplementation(() => arrival.then(come));
  return () => arrive();
}

function show(element: ReactElement) {
  render(
    <WordsProvider say={(key) => key} locale="en-GB">
      {element}
    </WordsProvider>,
  );
  return userEvent.setup();
}

function showMenu() {
  const chosen = vi.fn();
  const user = show(
    <DropdownMenu>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={chosen}>Print</DropdownMenuItem>
        <DropdownMenuItem>Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  return { user, trigger: screen.getByRole("button", { name: "More" }), chosen };
}

describe("a menu whose code is not there yet", () => {
  test("opens when it comes, and says until then that it is closed", async () => {
    const arrive = heldBack();
    const { user, trigger } = showMenu();
    await user.click(trigger);
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
    expect(trigger.getAttribute("aria-busy")).toBe("true");
    arrive();
    expect(await screen.findByRole("menu", { name: "More" })).toBeTruthy();
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    expect(trigger.hasAttribute("aria-busy")).toBe(false);
  });

  test.each(["{Enter}", " ", "{ArrowDown}"])("opens by the key '%s' on its first item", async (key) => {
    const arrive = heldBack();
    const { user, trigger, chosen } = showMenu();
    trigger.focus();
    await user.keyboard(key);
    arrive();
    const first = await screen.findByRole("menuitem", { name: "Print" });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard("{Enter}");
    expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(screen.queryByRole("menu")).toBeNull();
  });

  test("stays closed when Escape takes the wish back", async () => {
    const arrive = heldBack();
    const { user, trigger } = showMenu();
    trigger.focus();
    await user.keyboard("{Enter}{Escape}");
    arrive();
    await page.code?.load();
    expect(trigger.hasAttribute("aria-busy")).toBe(false);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  test("asks for it when somebody comes near, and opens at once after that", async () => {
    const { user, trigger } = showMenu();
    expect(fetchParts).not.toHaveBeenCalled();
    await user.hover(trigger);
    expect(fetchParts).toHaveBeenCalledOnce();
    await page.code?.load();
    await user.click(trigger);
    expect(screen.getByRole("menu")).toBeTruthy();
  });

  test("says so where it does not come, and asks again the next time", async () => {
    const unanswered = new TypeError("Failed to fetch dynamically imported module");
    fetchParts.mockRejectedValueOnce(unanswered).mockRejectedValueOnce(unanswered);
    const told = vi.spyOn(toast, "failure");
    const { user, trigger } = showMenu();
    await user.click(trigger);
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith("notOpened"));
    expect(trigger.hasAttribute("aria-busy")).toBe(false);
    await user.click(trigger);
    expect(await screen.findByRole("menu")).toBeTruthy();
  });
});

describe("a menu whose code is there", () => {
  test("gives the focus back to its trigger", async () => {
    const { user, trigger } = showMenu();
    await user.click(trigger);
    await screen.findByRole("menu");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("a popover", () => {
  test("closes when its trigger is pressed again", async () => {
    const user = show(
      <Popover>
        <PopoverTrigger>Why</PopoverTrigger>
        <PopoverContent aria-label="Reasons">Because</PopoverContent>
      </Popover>,
    );
    const trigger = screen.getByRole("button", { name: "Why" });
    await user.click(trigger);
    expect(await screen.findByRole("dialog", { name: "Reasons" })).toBeTruthy();
    await user.click(trigger);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("a tooltip", () => {
  test("describes what has the focus, until Escape", async () => {
    const user = show(
      <Tooltip content="12:32 UTC">
        <button type="button">14:32</button>
      </Tooltip>,
    );
    await user.tab();
    const tooltip = await screen.findByRole("tooltip");
    expect(tooltip.textContent).toBe("12:32 UTC");
    expect(screen.getByRole("button").getAttribute("aria-describedby")).toBe(tooltip.id);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  });

  test("is shown to a finger that taps what has nothing else to do", async () => {
    const user = show(
      <Tooltip content="12:32 UTC">
        <button type="button">14:32</button>
      </Tooltip>,
    );
    await user.pointer({ keys: "[TouchA]", target: screen.getByRole("button") });
    expect((await screen.findByRole("tooltip")).textContent).toBe("12:32 UTC");
  });
});
