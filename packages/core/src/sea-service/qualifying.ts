/** Days by type, MSN 1858: at sea, ready in port after a voyage, and in build, refit or repair. */
export interface ServiceDays {
  actual: number;
  standBy: number;
  yard: number;
}

export const mostYardDays = 90;
export const neededActual = 250;
export const neededQualifying = 365;

/**
 * What counts towards an officer of the watch on yachts under 3000 GT, MSN 1858: stand-by never above the service at
 * sea, at most 90 days in a yard, and at least 250 of 365 days at sea. `standBy` is already limited by period.
 */
export function qualifyingService({ actual, standBy, yard }: ServiceDays): {
  qualifyingDays: number;
  isEligible: boolean;
} {
  const qualifyingDays = actual + Math.min(standBy, actual) + Math.min(yard, mostYardDays);
  return { qualifyingDays, isEligible: actual >= neededActual && qualifyingDays >= neededQualifying };
}
