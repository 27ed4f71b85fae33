import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useKeyboardInset } from "./keyboard-inset.ts";

class Screen extends EventTarget {
  height = innerHeight;
  offsetTop = 0;
  scale = 1;
  change(next: Partial<Pick<Screen, "height" | "scale">>) {
    Object.assign(this, next);
    act(() => void this.dispatchEvent(new Event("resize")));
  }
}

const inset = () => document.body.style.getPropertyValue("--keyboard-inset");

test("an open panel ends above the keyboard of the screen, and reaches down again without it", () => {
  const screen = new Screen();
  const Panel = () => {
    useKeyboardInset(screen);
    return null;
  };
  const { unmount } = render(<Panel />);
  expect(inset()).toBe("");
  screen.change({ height: innerHeight - 300 });
  expect(inset()).toBe("300px");
  screen.change({ height: innerHeight / 2, scale: 2 });
  expect(inset()).toBe("");
  screen.change({ height: innerHeight - 300, scale: 1 });
  unmount();
  expect(inset()).toBe("");
});
