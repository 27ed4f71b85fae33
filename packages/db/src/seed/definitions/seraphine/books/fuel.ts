import { isInYard, passageOn, yearBegun } from "./voyages.ts";

/** Litres on board day by day, so that rounds, bunkering and the oil record book tell the same. */

const atSea = 1800;
const inPort = 260;
const inYard = 40;
/** When 22.4 t came aboard, as the oil record book says. */
export const bunkeredOn = 38;
export const bunkeredLitres = 26_509;
const beforeBunkering = 13_804;
const fullEnough = 38_500;

const usedOn = (days: number): number => (passageOn(days) ? atSea : isInYard(days) ? inYard : inPort);

const bunkered = new Map([[bunkeredOn, bunkeredLitres]]);
const atMidnight = new Map([[bunkeredOn, beforeBunkering]]);
for (let days = bunkeredOn + 1, litres = beforeBunkering; days <= yearBegun; days += 1) {
  litres += usedOn(days);
  if (litres > fullEnough && !passageOn(days)) {
    bunkered.set(days, bunkeredLitres);
    litres -= bunkeredLitres;
  }
  atMidnight.set(days, litres);
}
for (let days = bunkeredOn - 1, litres = beforeBunkering; days >= 0; days -= 1) {
  litres += (bunkered.get(days + 1) ?? 0) - usedOn(days + 1);
  atMidnight.set(days, litres);
}

const bunkeringEnds = 12.5;

export function litresAt(days: number, hour: number): number {
  const share = passageOn(days) ? Math.min(Math.max((hour - 8) / 10, 0), 1) : hour / 24;
  const taken = hour > bunkeringEnds ? (bunkered.get(days) ?? 0) : 0;
  return Math.round((atMidnight.get(days) ?? 0) + taken - usedOn(days) * share);
}

/** In the afternoon round of that day it is said. */
export const bunkeredAt = (days: number, hour: number): number =>
  hour > bunkeringEnds ? (bunkered.get(days) ?? 0) : 0;
