import { defaultTheme } from "@ymp/ui/theme/theme";
import { expect, test } from "vitest";
import { createThemeStore } from "../app/theme-store.ts";
import { replayPaint } from "./paint.ts";

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("the next first paint wears the theme of last time, colour of the bar included", () => {
  const storage = memoryStorage();
  const then = document.createElement("html");
  const theme = { ...defaultTheme, currentTheme: "light", navType: "side", fontSize: "md", locale: "ja" } as const;
  createThemeStore(then, storage).set({ ...theme, direction: "rtl", topNavColor: "#16324a" });
  const now = document.createElement("html");
  now.className = "dark";
  expect(replayPaint(now, () => storage)).toBe(true);
  expect(now.className).toBe("");
  expect(now.dir).toBe("rtl");
  expect(now.lang).toBe("ja");
  expect(now.dataset).toMatchObject({ nav: "side", fontSize: "md" });
  expect(now.style.getPropertyValue("--topnav")).toBe("#16324a");
});

test("damaged or blocked storage leaves the default", () => {
  const root = document.createElement("html");
  root.className = "dark";
  expect(replayPaint(root, () => ({ getItem: () => "{" }))).toBe(false);
  replayPaint(root, () => {
    throw new Error("blocked");
  });
  replayPaint(root, () => ({ getItem: () => '{"onclick":"alert(1)","class":"light"}' }));
  expect(root.getAttribute("onclick")).toBeNull();
  expect(root.className).toBe("light");
});
