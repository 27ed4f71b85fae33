import type { ApplyLine, Machine } from "./templates.queries.ts";

/** As many as one call takes. */
export const mostMachines = 100;

interface MachinesOffered {
  /** Machines of the types that the templates are meant for. */
  fitting: Machine[];
  others: Machine[];
}

const wordsOf = ({ name, code, location }: Machine) => [name, code, location].join(" ").toLowerCase();

/** All machines that the typed words fit, those of the right type first. */
export function machinesFor(machines: readonly Machine[], types: ReadonlySet<string>, search: string): MachinesOffered {
  const typed = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = machines.filter((machine) => typed.every((word) => wordsOf(machine).includes(word)));
  const fits = ({ type }: Machine) => type !== null && types.has(type);
  return { fitting: found.filter(fits), others: found.filter((machine) => !fits(machine)) };
}

export const outcomes = [
  "new",
  "otherType",
  "already",
  "archived",
  "notYours",
] as const satisfies readonly ApplyLine["outcome"][];

export type OutcomeCounts = Record<ApplyLine["outcome"], number>;

export function countsOf(lines: readonly Pick<ApplyLine, "outcome">[]): OutcomeCounts & { made: number } {
  const counts: OutcomeCounts = { new: 0, already: 0, archived: 0, otherType: 0, notYours: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return { ...counts, made: counts.new + counts.otherType };
}
