import { describe, expect, it } from "vitest";
import { atOnce, mapped, withRoom } from "./in-pieces.ts";

const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const items = Array.from({ length: 30 }, (_, nth) => nth);

describe("work in pieces", () => {
  it("lets others have a turn between its pieces", async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    const doubled = await withRoom(
      mapped(items, (item) => {
        busyFor(5);
        return item * 2;
      }),
    );
    clearInterval(others);
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(turns).toBeGreaterThan(2);
  });

  it("does the same in one go", () => {
    expect(atOnce(mapped(items, (item, index) => item + index))).toEqual(items.map((item) => item * 2));
  });

  it("fails as its piece does", async () => {
    const failing = () =>
      mapped(items, (item) => {
        if (item === 7) throw new Error("row 7");
        return item;
      });
    await expect(withRoom(failing())).rejects.toThrow("row 7");
    expect(() => atOnce(failing())).toThrow("row 7");
  });
});
