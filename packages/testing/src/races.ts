/** How often what may go either way is tried: in every run as often as told, by `npm run trials` many times more. */
export const raceRounds = (usually: number): number => Number(process.env.RACE_ROUNDS ?? usually);

/** All rounds of the trials, on a machine that is busy elsewhere. */
export const raceTimeoutMs = 1_200_000;
