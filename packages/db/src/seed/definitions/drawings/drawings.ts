import { fuelSystem, lubrication, rawWater } from "./assemblies.ts";
import {
  hourMeter,
  hydraulicHose,
  oilDrip,
  oilFilter,
  oilSample,
  pressureGauge,
  shaftSeal,
  showerDrain,
} from "./close-ups.ts";
import { firePump, generator, liferaft, mainEngine, tender, watermaker } from "./machines.ts";

/** The pictures by the names under which jobs and machines ask for them. */
export const drawings: Readonly<Record<string, string>> = {
  generator,
  "main-engine": mainEngine,
  watermaker,
  tender,
  liferaft,
  "fire-pump": firePump,
  "parts-lubrication": lubrication,
  "parts-fuel-system": fuelSystem,
  "parts-raw-water": rawWater,
  "oil-filter": oilFilter,
  "pressure-gauge": pressureGauge,
  "oil-sample": oilSample,
  "hour-meter": hourMeter,
  "shaft-seal": shaftSeal,
  "hydraulic-hose": hydraulicHose,
  "oil-drip": oilDrip,
  "shower-drain": showerDrain,
};
