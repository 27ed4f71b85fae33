import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { judgeRest } from "@ymp/core/rest/judge";
import type { RestMark, SlotMinutes } from "@ymp/core/rest/marks";
import { stcw } from "@ymp/core/rest/regimes";
import { type RestTimeline, timelineOf } from "@ymp/core/rest/timeline";

const people = 30;
const goalMs = 20;
const rounds = 200;
/** A month of 31 days and the seven before it. */
const days = 38;

/** Duties that grow and shrink over the month, so that some of them break every rule. */
function monthOf(person: number, slotMinutes: SlotMinutes): RestTimeline {
  const first = parseCalendarDate("2026-02-22");
  const slots = 1440 / slotMinutes;
  const hour = slots / 24;
  let slot = person;
  const next = (): RestMark => {
    const day = Math.floor(slot / slots);
    const worked = (8 + ((day * 5 + person) % 14) / 2) * hour;
    return slot++ % slots < worked && slot % slots !== 9 ? "work" : "rest";
  };
  const recorded = Array.from({ length: days }, (_, index) => {
    const on = addDays(first, index);
    return { on, beginsAt: new Date(`${on}T00:00:00Z`), grid: Array.from({ length: slots }, next) };
  });
  return timelineOf(recorded, slotMinutes);
}

function measure(slotMinutes: SlotMinutes): void {
  const months = Array.from({ length: people }, (_, person) => monthOf(person, slotMinutes));
  const took: number[] = [];
  let breaches = 0;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (const month of months) breaches += judgeRest(month, { regime: stcw }).breaches.length;
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1000);
  }
  took.sort((a, b) => a - b);
  const median = took[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `a month of ${people} people by ${slotMinutes} minutes, ${breaches / rounds} breaches: ${median.toFixed(1)} ms of a processor, most ${(took.at(-1) ?? 0).toFixed(1)} (${median <= goalMs ? "met" : "missed"}, goal ${goalMs} ms)`,
  );
}

measure(30);
measure(15);
