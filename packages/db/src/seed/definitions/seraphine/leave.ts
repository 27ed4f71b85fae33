import type { LeaveDefinition } from "../../leave-definition.ts";

/** Two of deck are to be aboard; what the lead deckhand asks for would leave the bosun alone. */
export const leave: LeaveDefinition = {
  by: "captain",
  minimums: [
    { department: "bridge", rank: null, least: 1 },
    { department: "deck", rank: null, least: 2 },
    { department: "engineering", rank: null, least: 2 },
    { department: "interior", rank: null, least: 2 },
    { department: "galley", rank: null, least: 1 },
  ],
  annualDays: { deckhand: 60, deckhand2: 60, stew: 60, stew2: 60, souschef: 60, eto: 60 },
  rotation: { onDays: 60, offDays: 30 },
  leaves: [
    { of: "deckhand", inDays: -150, days: 12 },
    { of: "stew", inDays: -132, days: 14 },
    { of: "second", inDays: -118, days: 16 },
    { of: "chef", inDays: -100, days: 10 },
    { of: "eto", inDays: -88, days: 9 },
    { of: "deckhand2", inDays: 96, days: 12 },
    { of: "second", inDays: 112, days: 18 },
    { of: "stew2", inDays: 104, days: 10 },
    { of: "captain", inDays: 128, days: 20 },
    { of: "chef", inDays: 140, days: 12 },
    { of: "deckhand", inDays: 98, days: 12, asks: "My sister marries." },
  ],
};
