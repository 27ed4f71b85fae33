import { afterEach, describe, expect, it, vi } from "vitest";
import { atOnce, mapped, withRoom } from "./in-pieces.ts";

const items = Array.from({ length: 30 }, (_, nth) => nth);

afterEach(() => void vi.restoreAllMocks());

describe("work in pieces", () => {
  it("lets others have a turn after each 15 ms of its pieces", async () => {
    let nowMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => nowMs);
    let done = 0;
    const doneAtTheirTurns: number[] = [];
    const others = () => {
      doneAtTheirTurns.push(done);
      if (done < items.length) setImmediate(others);
    };
    setImmediate(others);
    const doubled = await withRoom(
      mapped(items, (item) => {
        nowMs += 5;
        done += 1;
        return item * 2;
      }),
    );
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(doneAtTheirTurns.slice(0, 4)).toEqual([3, 6, 9, 12]);
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
