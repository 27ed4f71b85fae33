import { expect, it } from "vitest";
import { inHalfHours, withStood } from "./stood-hours.ts";

const grid = (text: string) => text.padEnd(48, "?");

it("a watch that was stood is work where nothing was told, and changes nothing that somebody wrote", () => {
  const stood = { grid: "####".padEnd(48, "."), repeated: null };
  expect(withStood({ grid: grid("?.?D"), repeated: null }, stood)).toEqual({ grid: grid("#.#D"), repeated: null });
  expect(withStood({ grid: grid("..D#"), repeated: null }, stood)).toBeNull();
});

it("the hour that came twice is told by itself", () => {
  const stood = { grid: ".".repeat(48), repeated: "#." };
  expect(withStood({ grid: grid(""), repeated: "??" }, stood)).toEqual({ grid: grid(""), repeated: "#?" });
});

it("hours are counted to the nearest half hour", () => {
  const at = (text: string) => new Date(`2026-06-22T${text}Z`);
  expect(inHalfHours({ from: at("07:55"), until: at("12:14") })).toEqual({ from: at("08:00"), until: at("12:00") });
});
