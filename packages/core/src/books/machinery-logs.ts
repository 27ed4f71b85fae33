import type { EntryType, Field, Part } from "../definitions/definition.ts";
import {
  answered,
  choice,
  figure,
  flag,
  ifFilled,
  instant,
  is,
  onlyWhen,
  person,
  place,
  rows,
  tank,
  text,
  the,
} from "./fields.ts";

/** Sea log and port log: rounds of machinery and of the vessel, with the equipment that runs at sea or in port. */

const optional = { required: false } as const;

const header = [
  instant("at", "Time"),
  choice("watch", "Watch", {
    ...{ "00-04": "00-04", "04-08": "04-08", "08-12": "08-12", "12-16": "12-16", "16-20": "16-20", "20-24": "20-24" },
  }),
  place("place", "Location"),
  choice("mode", "Mode", {
    ...{
      underway: "Under way",
      manoeuvring: "Manoeuvring",
      anchor: "At anchor",
      alongside: "Alongside",
      shipyard: "In a shipyard",
    },
  }),
];

const litres = (key: string, label: string) => figure(key, label, { unit: "l", least: "0", most: "9999999" });

const machines = rows(
  "machines",
  "Machines",
  [
    { type: "equipment", key: "machine", label: "Machine", required: true },
    choice("status", "Status", { running: "Running", standby: "Standby", off: "Off", fault: "Fault" }),
    figure("hours", "Running hours", { decimals: 1, unit: "h", least: "0", most: "999999" }),
    rows("readings", "Readings", [
      text("name", "Reading", { longest: 60 }),
      figure("value", "Value", { decimals: 3, required: true }),
      text("unit", "Unit", { ...optional, longest: 20 }),
      flag("isOutside", "Outside its limits"),
    ]),
    text("note", "Note", { required: is("status", "fault"), longest: 500 }),
  ],
  { onceEach: "machine" },
);

/** What was used since the last round: last total, and what was bunkered, less what is there now. */
const fuel: readonly Field[] = [
  rows("fuelTanks", "Fuel by tank", [tank("tank", "Tank"), litres("quantity", "Quantity")], { onceEach: "tank" }),
  {
    type: "computed",
    key: "fuel",
    label: "Fuel on board",
    decimals: 0,
    unit: "l",
    from: { sumOf: "fuelTanks", field: "quantity" },
  },
  litres("bunkered", "Bunkered since the last round"),
  {
    type: "computed",
    key: "used",
    label: "Fuel used",
    decimals: 0,
    unit: "l",
    from: { difference: [{ sum: [{ fact: "fuelAtLastRound" }, { field: "bunkered" }] }, { field: "fuel" }] },
  },
];

const contents: readonly Field[] = [
  ...[
    litres("freshWater", "Fresh water"),
    litres("lubricatingOil", "Lubricating oil"),
    litres("greyWater", "Grey water"),
  ],
  ...[litres("blackWater", "Black water"), litres("sludge", "Sludge")],
  rows("bilges", "Bilge wells", [
    text("well", "Well", { longest: 60 }),
    figure("level", "Level", { unit: "cm", least: "0", most: "500", required: true }),
  ]),
];

const temperatures: readonly Field[] = [
  figure("seaTemperature", "Sea temperature", { decimals: 1, unit: "degC", least: "-3", most: "40" }),
  figure("engineRoom", "Engine room temperature", { decimals: 1, unit: "degC", least: "-20", most: "90" }),
];

const alongside: readonly Field[] = [
  figure("shoreVoltage", "Shore power", { unit: "V", least: "0", most: "480" }),
  figure("shoreCurrent", "Current", { unit: "A", least: "0", most: "2000" }),
  figure("shoreFrequency", "Frequency", { decimals: 1, unit: "Hz", least: "45", most: "65" }),
  choice("phases", "Phases", { 1: "1", 3: "3" }, optional),
  flag("mooringLines", "Mooring lines in order"),
  flag("gangway", "Gangway in order"),
  text("visitors", "Visitors on board", { ...optional, longest: 500 }),
];

const readings: Part = {
  each: "readings",
  between: ", ",
  parts: [
    ...[the("name"), " ", the("value"), ifFilled("unit", " ", the("unit"))],
    onlyWhen(is("isOutside", true), " outside its limits"),
  ],
};

const round = (isInPort: boolean): EntryType => ({
  code: "round",
  title: isInPort ? "Round in port" : "Round at sea",
  fields: [
    ...header,
    machines,
    ...fuel,
    ...contents,
    ...temperatures,
    ...(isInPort ? alongside : []),
    person("on", "On watch"),
    text("notes", "Notes", { ...optional, longest: 2000 }),
  ],
  rules: [
    {
      id: "usedLessThanNothing",
      field: "fuelTanks",
      severity: "warning",
      holds: { left: { field: "used" }, is: ">=", right: { figure: "0" } },
    },
  ],
  columns: [
    { title: "Time", parts: [the("at"), " ", the("watch")] },
    { title: "Location", parts: [the("place"), ", ", the("mode")] },
    {
      title: "Machines",
      parts: [
        {
          each: "machines",
          between: "; ",
          parts: [
            ...[the("machine"), " ", the("status"), ifFilled("hours", " ", the("hours"), " h")],
            ifFilled("readings", " (", readings, ")"),
            ifFilled("note", ", ", the("note")),
          ],
        },
      ],
    },
    {
      title: "Fuel (l)",
      parts: [
        {
          between: ", ",
          joined: [
            ifFilled("fuel", the("fuel"), ifFilled("used", " (used ", the("used"), ")")),
            ifFilled("bunkered", "bunkered ", the("bunkered")),
            { each: "fuelTanks", between: ", ", parts: [the("tank"), ifFilled("quantity", " ", the("quantity"))] },
          ],
        },
      ],
    },
    { title: "Tanks and bilges", parts: [answered(contents)] },
    {
      title: "Notes",
      parts: [{ joined: [the("notes"), answered([...temperatures, ...(isInPort ? alongside : [])])], between: ". " }],
    },
    { title: "Watch", parts: [the("on")] },
  ],
});

export const seaLog: readonly EntryType[] = [round(false)];
export const portLog: readonly EntryType[] = [round(true)];
