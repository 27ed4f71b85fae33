import type { Facts, IoppItem, TankFacts } from "../definitions/definition.ts";
import { soundedFor, tonnesOf } from "./sounding-balance.ts";

/** A sounding as it is taken into what is known beside an entry. */
export interface TakenSounding {
  readonly tankId: string;
  readonly volume: string;
  readonly soundedAt: Date;
  readonly density?: string | null;
}

/** What soundings tell of their tanks: the later one, unless the book has told of the tank since. */
export function withSoundings(facts: Facts, soundings: readonly TakenSounding[]): Facts {
  const tanks = new Map(facts.tanks);
  for (const sounding of soundings) {
    const tank = tanks.get(sounding.tankId);
    if (tank && isNews(tank, sounding)) tanks.set(sounding.tankId, { ...tank, ...toldBy(sounding) });
  }
  return { ...facts, tanks };
}

const toldBy = ({ volume, soundedAt, density = null }: TakenSounding) => ({
  ...{ sounded: volume, soundedTonnes: tonnesOf(volume, density), soundedAt },
});

const isNews = ({ retainedAt, soundedAt }: TankFacts, sounding: TakenSounding): boolean =>
  !(retainedAt && retainedAt >= sounding.soundedAt) && !(soundedAt && soundedAt > sounding.soundedAt);

/** What a sounding said speaks for a day, and not for what was done before it. */
export function speaks({ soundedAt }: Pick<TankFacts, "soundedAt">, at: Date): boolean {
  const age = soundedAt ? at.getTime() - soundedAt.getTime() : -1;
  return age >= 0 && age <= soundedFor;
}

/** What was sounded in the tanks of an item, as a remark says it: "Bilge holding tank 0.40 m3". */
export function soundingsInWords({ tanks }: Facts, item: IoppItem): string {
  const told = [...tanks.values()].filter((tank) => tank.iopp === item && tank.sounded);
  return told.map(({ name, sounded }) => `${name} ${sounded} m3`).join("; ");
}
