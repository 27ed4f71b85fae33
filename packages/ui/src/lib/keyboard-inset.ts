import { useEffect } from "react";

type Viewport = Pick<VisualViewport, "height" | "offsetTop" | "scale" | "addEventListener" | "removeEventListener">;

/** What a keyboard on the screen covers of the page: iOS lays it over, other systems make the page smaller themselves. */
export function coveredByKeyboard({ height, offsetTop, scale }: Viewport, pageHeight: number): number {
  // Who has zoomed in sees less of the page without any keyboard.
  return scale > 1.01 ? 0 : Math.max(0, Math.round(pageHeight - height - offsetTop));
}

/** Keeps `--keyboard-inset` on the body while a panel is open, so that its foot is above the keyboard. */
export function useKeyboardInset(viewport: Viewport | null | undefined = globalThis.visualViewport): void {
  useEffect(() => {
    if (!viewport) return;
    const { style } = document.body;
    const measure = () => {
      const covered = coveredByKeyboard(viewport, innerHeight);
      if (covered > 0) style.setProperty("--keyboard-inset", `${covered}px`);
      else style.removeProperty("--keyboard-inset");
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      style.removeProperty("--keyboard-inset");
    };
  }, [viewport]);
}
