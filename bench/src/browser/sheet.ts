import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { type Fetched, marks, slowVisitor, type Visitor } from "./visitor.ts";

export interface Opening {
  /** From the press to the painted sheet. */
  paintedAfter: number;
  /** How many answers had to be waited for one after the other. */
  roundTrips: number;
}

/** Opens jobs from the list as it is after a pause, once never seen before and once again. */
export async function openSheets(context: BrowserContext): Promise<{ cold: Opening; cached: Opening }> {
  const visitor = await slowVisitor(context);
  await visitor.page.goto("/app/home?view=table");
  await visitor.until("list");
  await sleep(8_000);
  const cold = await openSheet(visitor, 3);
  await sleep(2_000);
  await visitor.page.keyboard.press("Escape");
  await visitor.page.locator(marks.sheet).waitFor({ state: "detached" });
  await sleep(1_000);
  const cached = await openSheet(visitor, 3);
  await visitor.close();
  return { cold, cached };
}

async function openSheet({ page, fetched }: Visitor, row: number): Promise<Opening> {
  const from = fetched.length;
  const cell = page.locator("[role=grid] [role=row][aria-selected]").nth(row).locator("[role=gridcell]").nth(2);
  const box = await cell.boundingBox();
  if (!box) throw new Error("The list has no row to press.");
  await page.evaluate(watchSheet, marks.sheet);
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  const paintedAfter = await page.evaluate(() => window.sheetPainted);
  return { paintedAfter, roundTrips: longestChain(fetched.slice(from).filter(({ finishedAt }) => finishedAt > 0)) };
}

declare global {
  interface Window {
    sheetPainted: Promise<number>;
  }
}

function watchSheet(selector: string): void {
  window.sheetPainted = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(selector)) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}

/** Requests that began only after another had ended wait for it. */
function longestChain(fetched: readonly Fetched[]): number {
  const depths = new Map<Fetched, number>();
  for (const one of [...fetched].sort((a, b) => a.startedAt - b.startedAt)) {
    const before = [...depths].filter(([other]) => other.finishedAt <= one.startedAt).map(([, depth]) => depth);
    depths.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}
