import { describe, expect, it } from "vitest";
import { answersFor, judgeAccepting, type Officer, startsInTriage } from "./triage.ts";

const chief: Officer = { role: "hod", department: "engineering" };
const bosun: Officer = { role: "hod", department: "deck" };
const captain: Officer = { role: "captain", department: "bridge" };
const deckhand: Officer = { role: "crew", department: "deck" };
const manager: Officer = { role: "management", department: "shore" };

describe("who answers for a department", () => {
  it.each([
    ["its head", chief, "engineering", true],
    ["another head", bosun, "engineering", false],
    ["a head, for what belongs to no department", bosun, null, true],
    ["the captain", captain, "engineering", true],
    ["the office", manager, "interior", true],
    ["a deckhand", deckhand, "deck", false],
    ["nobody", { role: null, department: null }, null, false],
  ] as const)("%s", (_, officer, department, answers) => {
    expect(answersFor(officer, department)).toBe(answers);
    expect(startsInTriage({ department }, officer)).toBe(!answers);
  });
});

describe("accepting", () => {
  const raised = { needsTriage: true, isOpen: true, department: "engineering" } as const;
  it.each([
    ["by its head", raised, chief, null],
    ["by another head", raised, bosun, "acceptingOfHead"],
    ["by whoever raised it", raised, deckhand, "acceptingOfHead"],
    ["twice", { ...raised, needsTriage: false }, chief, "acceptedAlready"],
    ["when it is closed", { ...raised, isOpen: false }, chief, "notOpen"],
  ] as const)("%s", (_, job, officer, refusal) => {
    expect(judgeAccepting(job, officer)).toEqual(
      refusal ? [{ messageKey: refusal === "notOpen" ? "job-refusals:notOpen" : `waiting:refusal.${refusal}` }] : [],
    );
  });
});
