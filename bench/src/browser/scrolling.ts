import type { BrowserContext } from "@playwright/test";
import { slowedCpu } from "./link.ts";
import { plainVisitor } from "./visitor.ts";

export interface Scrolling {
  rows: number;
  frames: number;
  /** Milliseconds of the frame that one in twenty is longer than. */
  slowFrame: number;
  /** Frames that took more than 50 ms. */
  missed: number;
  longTasks: number;
}

/** Reads a list to its end, then goes through all of it again from the end to the beginning, a screen each frame. */
export async function scrollThrough(context: BrowserContext): Promise<Scrolling> {
  const visitor = await plainVisitor(context);
  const { page, protocol } = visitor;
  await page.goto("/app/home?view=table");
  await visitor.until("list");
  await page.evaluate(readToTheEnd);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowedCpu });
  const before = (await visitor.noted()).longTasks.length;
  const { rows, frames } = await page.evaluate(scrollBack);
  const longTasks = (await visitor.noted()).longTasks.slice(before);
  await visitor.close();
  const sorted = [...frames].sort((a, b) => a - b);
  return {
    rows,
    frames: frames.length,
    slowFrame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    missed: frames.filter((frame) => frame > 50).length,
    longTasks: longTasks.reduce((sum, { duration }) => sum + duration, 0),
  };
}

async function readToTheEnd(): Promise<void> {
  const grid = document.querySelector("[role=grid]");
  if (!grid) throw new Error("There is no list.");
  let unchanged = 0;
  for (let height = 0; unchanged < 120; ) {
    grid.scrollTop = grid.scrollHeight;
    await new Promise(requestAnimationFrame);
    unchanged = grid.scrollHeight === height ? unchanged + 1 : 0;
    height = grid.scrollHeight;
  }
}

async function scrollBack(): Promise<{ rows: number; frames: number[] }> {
  const grid = document.querySelector("[role=grid]");
  if (!grid) throw new Error("There is no list.");
  const numbers = [...grid.querySelectorAll("[aria-rowindex]")].map((row) => Number(row.getAttribute("aria-rowindex")));
  const frames: number[] = [];
  let last = performance.now();
  while (grid.scrollTop > 0) {
    grid.scrollTop -= grid.clientHeight;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return { rows: Math.max(...numbers) - 1, frames };
}
