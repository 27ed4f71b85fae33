import { expect, it } from "vitest";
import { InTurn } from "./in-turn.ts";

it("runs work of one name one after the other, whatever becomes of the one before", async () => {
  const turns = new InTurn();
  const told: string[] = [];
  const step = (name: string, fails: boolean) =>
    turns.run("one", async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  await Promise.allSettled([step("first", true), step("second", false)]);
  expect(told).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

it("lets work of another name pass", async () => {
  const turns = new InTurn();
  const never = new Promise<void>(() => {});
  turns.run("one", () => never);
  expect(await turns.run("other", async () => "done")).toBe("done");
});
