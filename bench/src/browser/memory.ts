import type { BrowserContext } from "@playwright/test";
import { marks, plainVisitor, type Visitor } from "./visitor.ts";

/** One each half minute of an hour. */
export const cycles = 120;
const warmUp = 20;

export interface Memory {
  /** Megabytes of the heap after a collection: once everything was opened, and at the end. */
  atFirst: number;
  atLast: number;
  nodesAtFirst: number;
  nodesAtLast: number;
}

/** An hour of one person's work in a minute: opening and closing records, going from list to list, one tab all along. */
export async function simulatedHour(context: BrowserContext): Promise<Memory> {
  const visitor = await plainVisitor(context);
  await visitor.page.goto("/app/home?view=table");
  await visitor.until("list");
  for (let cycle = 0; cycle < warmUp; cycle++) await work(visitor, cycle);
  const first = await heap(visitor);
  for (let cycle = warmUp; cycle < cycles; cycle++) await work(visitor, cycle);
  const last = await heap(visitor);
  await visitor.close();
  return { atFirst: first.megabytes, atLast: last.megabytes, nodesAtFirst: first.nodes, nodesAtLast: last.nodes };
}

async function work({ page }: Visitor, cycle: number): Promise<void> {
  const row = page.locator("[role=grid] [role=row][aria-selected]").nth(cycle % 8);
  await row
    .locator("[role=gridcell]")
    .nth(2)
    .click({ position: { x: 4, y: 4 } });
  await page.locator(marks.sheet).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(marks.sheet).waitFor({ state: "detached" });
  for (const list of ["/app/inventory", "/app/equipment", "/app/home"]) {
    await page.locator(`nav a[href^="${list}"]`).first().click();
    await page.waitForURL((url) => url.pathname === list);
    await page.locator("[role=grid] [role=row] [role=gridcell], [role=tree] [role=treeitem]").first().waitFor();
  }
}

async function heap({ protocol }: Visitor): Promise<{ megabytes: number; nodes: number }> {
  for (let turn = 0; turn < 3; turn++) await protocol.send("HeapProfiler.collectGarbage");
  const { usedSize } = await protocol.send("Runtime.getHeapUsage");
  const { nodes } = await protocol.send("Memory.getDOMCounters");
  return { megabytes: usedSize / 1e6, nodes };
}
