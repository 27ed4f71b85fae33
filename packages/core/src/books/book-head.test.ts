import { describe, expect, it } from "vitest";
import { headText, readHead } from "./book-head.ts";

const hash = "ab".repeat(32);
const seal = "01".repeat(32);

describe("the head of a book in a mail", () => {
  it.each(["ORB1-2026-01", "Deck log 3", "3"])("of %s is read as it was written", (number) => {
    const head = { number, seq: 42, hash, line: 0 };
    expect(readHead(headText(head, seal))).toEqual(head);
    expect(readHead(`  ${number}  42 ${hash.toUpperCase()} `)).toEqual(head);
  });

  it("says the last answer to a loss that the book held", () => {
    const head = { number: "ORB-4", seq: 42, hash, line: 40 };
    expect(headText(head, seal)).toBe(`ORB-4 42 ${hash} ${seal} after:40`);
    expect(readHead(headText(head, seal))).toEqual(head);
  });

  it.each(["", "ORB1-2026-01", `ORB1 0 ${hash}`, `ORB1 4 ${hash.slice(1)}`, `4 ${hash}`, `ORB1 4 ${hash} short`])(
    "is not %j",
    (text) => {
      expect(readHead(text)).toBeNull();
    },
  );
});
