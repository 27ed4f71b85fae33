import type { Field, Part } from "../definitions/definition.ts";
import { choice, figure, ifFilled, text, the } from "./fields.ts";

const optional = { required: false } as const;

/** Beaufort's scale and the wind it stands for, in knots. */
export const beaufort = {
  ...{ 0: "0 Calm", 1: "1 Light air", 2: "2 Light breeze", 3: "3 Gentle breeze", 4: "4 Moderate breeze" },
  ...{ 5: "5 Fresh breeze", 6: "6 Strong breeze", 7: "7 Near gale", 8: "8 Gale", 9: "9 Strong gale" },
  ...{ 10: "10 Storm", 11: "11 Violent storm", 12: "12 Hurricane" },
};

/** Douglas' scale of the sea. */
export const seaStates = {
  ...{ 0: "0 Calm (glassy)", 1: "1 Calm (rippled)", 2: "2 Smooth", 3: "3 Slight", 4: "4 Moderate" },
  ...{ 5: "5 Rough", 6: "6 Very rough", 7: "7 High", 8: "8 Very high", 9: "9 Phenomenal" },
};

const leastKnots = [0, 1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64];

/** The force of a wind in whole knots. */
export const forceOf = (knots: number): number => leastKnots.findLastIndex((least) => Math.round(knots) >= least);

export const wind: readonly Field[] = [
  figure("windFrom", "Wind from, true", { unit: "deg", least: "0", most: "359" }),
  choice("windForce", "Wind force", beaufort, optional),
];

export const barometer = figure("barometer", "Barometer", { decimals: 1, unit: "hPa", least: "870", most: "1085" });
export const airTemperature = figure("airTemperature", "Air temperature", {
  decimals: 1,
  unit: "degC",
  least: "-60",
  most: "60",
});
export const seaTemperature = figure("seaTemperature", "Sea temperature", {
  decimals: 1,
  unit: "degC",
  least: "-3",
  most: "40",
});
export const visibility = figure("visibility", "Visibility", { decimals: 1, unit: "nm", least: "0", most: "50" });
export const cloud = figure("cloud", "Cloud", { unit: "oktas", least: "0", most: "9" });

/** In a column of its own. */
export const beaufortOf: readonly Part[] = [the("windFrom"), ifFilled("windForce", " ", the("windForce"))];

const sea = choice("sea", "State of the sea", seaStates, optional);
const air: readonly Field[] = [
  airTemperature,
  seaTemperature,
  visibility,
  cloud,
  text("weather", "Weather", { ...optional, longest: 40 }),
];

/** What has no column of its own in a log of the watch, in the short words of such a log. */
export const otherWeather: Part = {
  joined: [
    ifFilled("sea", "sea ", the("sea")),
    ifFilled("airTemperature", "air ", the("airTemperature"), " °C"),
    ifFilled("seaTemperature", "water ", the("seaTemperature"), " °C"),
    ifFilled("visibility", "visibility ", the("visibility"), " nm"),
    ifFilled("cloud", "cloud ", the("cloud"), " oktas"),
    the("weather"),
  ],
  between: ", ",
};

export const weather: readonly Field[] = [...wind, sea, barometer, ...air];
