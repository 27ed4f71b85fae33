import type { DesignedColumn } from "./custom-book.ts";

/** A record that the law asks for without giving it a form of its own, ready to be opened as a book of an own design. */
export interface ReadyDesign {
  readonly id: (typeof readyDesignIds)[number];
  /** As it stands on the cover. */
  readonly title: string;
  readonly columns: readonly DesignedColumn[];
}

export const readyDesignIds = ["ozone", "engineTier", "changeOver"] as const;

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const asked = { isRequired: true } as const;

/** MARPOL VI/12.6 and 12.7: in kilograms, without delay, on each of these occasions. */
const ozone: ReadyDesign = {
  id: "ozone",
  title: "Ozone-depleting substances record book",
  columns: [
    {
      ...{ key: "occasion", label: "Occasion", type: "select", ...asked },
      options: options({
        recharge: "Recharge, full or partial",
        repair: "Repair or maintenance",
        deliberate: "Discharge to the atmosphere, deliberate",
        nondeliberate: "Discharge to the atmosphere, non-deliberate",
        reception: "Discharge to a land-based reception facility",
        supply: "Supply to the ship",
      }),
    },
    {
      ...{ key: "equipment", label: "Equipment", type: "equipment" },
      requiredWhen: { column: "occasion", is: ["recharge", "repair", "deliberate", "nondeliberate"] },
    },
    { key: "substance", label: "Substance", type: "text", ...asked },
    { key: "mass", label: "Mass", type: "decimal", unit: "kg", decimals: 3, min: "0", ...asked },
    { key: "port", label: "Port or position", type: "place", ...asked },
    {
      ...{ key: "facility", label: "Reception facility and receipt", type: "text", ...asked },
      when: { column: "occasion", is: ["reception"] },
    },
    {
      ...{ key: "remarks", label: "Remarks", type: "longtext" },
      requiredWhen: { column: "occasion", is: ["deliberate", "nondeliberate"] },
    },
  ],
};

/** MARPOL VI/13.5.3: at entry into and exit from a NOx emission control area, and at each change within it. */
const engineTier: ReadyDesign = {
  id: "engineTier",
  title: "Tier and on/off status of marine diesel engines",
  columns: [
    {
      ...{ key: "occasion", label: "Occasion", type: "select", ...asked },
      options: options({
        entry: "Entry into the emission control area",
        exit: "Exit from the emission control area",
        change: "Change within the emission control area",
      }),
    },
    { key: "area", label: "Emission control area", type: "text", ...asked },
    { key: "position", label: "Position", type: "position", ...asked },
    {
      ...{ key: "engines", label: "Engines", type: "rows", ...asked },
      columns: [
        { key: "engine", label: "Engine", type: "equipment", ...asked },
        { key: "tier", label: "Tier", type: "select", options: options({ II: "Tier II", III: "Tier III" }), ...asked },
        { key: "status", label: "Status", type: "select", options: options({ on: "On", off: "Off" }), ...asked },
      ],
    },
    { key: "remarks", label: "Remarks", type: "longtext" },
  ],
};

/** MARPOL VI/14.6: when a change-over is completed before entry into an emission control area, or begun after exit from it. */
const changeOver: ReadyDesign = {
  id: "changeOver",
  title: "Fuel oil change-over record",
  columns: [
    {
      ...{ key: "occasion", label: "Occasion", type: "select", ...asked },
      options: options({
        completed: "Change-over completed before entry",
        commenced: "Change-over commenced after exit",
      }),
    },
    { key: "area", label: "Emission control area", type: "text", ...asked },
    { key: "position", label: "Position", type: "position", ...asked },
    {
      ...{ key: "tanks", label: "Low sulphur fuel oil by tank", type: "rows", ...asked },
      columns: [
        { key: "tank", label: "Tank", type: "tank", ...asked },
        { key: "volume", label: "Volume", type: "decimal", unit: "m3", decimals: 3, min: "0", ...asked },
        { key: "sulphur", label: "Sulphur", type: "decimal", unit: "%", decimals: 3, min: "0", max: "5" },
      ],
    },
    {
      key: "total",
      label: "Total volume",
      type: "computed",
      unit: "m3",
      decimals: 3,
      from: { how: "sum", of: ["tanks.volume"] },
    },
    { key: "remarks", label: "Remarks", type: "longtext" },
  ],
};

export const readyDesigns: readonly ReadyDesign[] = [ozone, engineTier, changeOver];
