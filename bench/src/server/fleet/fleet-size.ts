/** How much each vessel carries. */
export interface VesselSize {
  readonly people: number;
  readonly equipment: number;
  readonly plans: number;
  /** Done, with their work history. */
  readonly doneJobs: number;
  /** Open without a plan; every plan has one open job besides. */
  readonly singleJobs: number;
  readonly items: number;
  readonly movesPerItem: number;
  readonly readings: number;
  readonly changes: number;
}

/** 2,000 jobs, 400 machines, 5,000 readings and 5,000 changes: fifty of these are the fleet that goals are measured on. */
export const usualVessel: VesselSize = {
  people: 16,
  equipment: 400,
  plans: 600,
  doneJobs: 800,
  singleJobs: 600,
  items: 400,
  movesPerItem: 8,
  readings: 5_000,
  changes: 5_000,
};

export function timesAsLarge(size: VesselSize, factor: number): VesselSize {
  return {
    people: size.people,
    equipment: size.equipment * factor,
    plans: size.plans * factor,
    doneJobs: size.doneJobs * factor,
    singleJobs: size.singleJobs * factor,
    items: size.items * factor,
    movesPerItem: size.movesPerItem,
    readings: size.readings * factor,
    changes: size.changes * factor,
  };
}

/** Vessels by number, both ends included. */
export interface VesselRange {
  readonly from: number;
  readonly to: number;
}
