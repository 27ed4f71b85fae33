/** A year of a boat's running log, written along with the readings of her engine. */
export interface LogDefinition {
  /** Whose meter is read with every entry. */
  machine: string;
  /** What can be logged; the first is a trip, the second is made fast, the third is fuel. */
  names: readonly [trip: string, alongside: string, fuel: string];
  /** Who reads the meter and writes. */
  by: string;
  crew: readonly [string, ...string[]];
  /** Where she went, over and over. */
  trips: readonly [LoggedTrip, ...LoggedTrip[]];
  knots: number;
  litresPerHour: number;
  tankLitres: number;
}

export interface LoggedTrip {
  to: string;
  remarks?: string;
}
