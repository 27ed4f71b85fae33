import type { EntryType, Field } from "../definitions/definition.ts";
import {
  answered,
  choice,
  figure,
  flag,
  ifFilled,
  instant,
  is,
  person,
  place,
  rows,
  tank,
  text,
  the,
} from "./fields.ts";
import { beaufortOf, otherWeather, weather } from "./weather.ts";

/** The mate's daily deck log, which feeds the official log book: a day, and the rows of its watches. */

const optional = { required: false } as const;
const atSea = is("where", "sea");
const angle = (key: string, label: string, least: string, most: string): Field =>
  figure(key, label, { decimals: 1, unit: "deg", least, most });

const clocks = figure("clocks", "Clocks put forward, back with minus", { unit: "min", least: "-60", most: "60" });
const toGo = figure("toGo", "Distance to go", { decimals: 1, unit: "nm", least: "0", most: "20000", when: atSea });

const soundings: readonly Field[] = [
  rows("soundings", "Soundings", [
    tank("tank", "Tank"),
    figure("sounding", "Sounding", { unit: "cm", least: "0", most: "2000" }),
    figure("volume", "Volume", { decimals: 3, unit: "m3", least: "0" }),
  ]),
  figure("freshWater", "Fresh water on board", { decimals: 1, unit: "t", least: "0" }),
  figure("fuel", "Fuel on board", { decimals: 1, unit: "t", least: "0" }),
  rows("bilges", "Bilge wells", [
    text("well", "Well", { longest: 60 }),
    figure("sounding", "Sounding", { unit: "cm", least: "0", most: "500", required: true }),
  ]),
];

const ship: readonly Field[] = [
  figure("draughtForward", "Draught forward", { decimals: 2, unit: "m", least: "0", most: "30" }),
  figure("draughtAft", "Draught aft", { decimals: 2, unit: "m", least: "0", most: "30" }),
];

const state: readonly Field[] = [
  flag("isSecured", "Hatches and doors secured"),
  choice("securityLevel", "Security level", { 1: "1", 2: "2", 3: "3" }, optional),
  figure("crew", "Crew", { least: "0", most: "500" }),
  figure("guests", "Guests", { least: "0", most: "500" }),
];

const work: readonly Field[] = [
  text("rounds", "Safety rounds and fire patrols", { ...optional, longest: 500 }),
  text("stores", "Stores received", { ...optional, longest: 500 }),
  text("waste", "Waste landed", { ...optional, longest: 500 }),
];

const day: EntryType = {
  code: "day",
  title: "Day",
  fields: [
    { type: "date", key: "on", label: "Date", required: true },
    text("voyage", "Voyage", { ...optional, longest: 40 }),
    choice("where", "Where", { sea: "At sea", port: "In port" }),
    text("from", "From", { ...optional, longest: 80 }),
    text("to", "To", { ...optional, longest: 80 }),
    clocks,
    place("noon", "Position at noon, or port"),
    figure("distance", "Distance noon to noon", { decimals: 1, unit: "nm", least: "0", most: "700", when: atSea }),
    toGo,
    figure("steaming", "Steaming time", { decimals: 1, unit: "h", least: "0", most: "25", when: atSea }),
    {
      type: "computed",
      key: "speed",
      label: "Average speed",
      decimals: 1,
      unit: "kn",
      when: atSea,
      from: { quotient: [{ field: "distance" }, { field: "steaming" }] },
    },
    ...ship,
    ...soundings,
    ...state,
    text("work", "Deck work done", { ...optional, longest: 2000 }),
    ...work,
    text("remarks", "Remarks", { ...optional, longest: 2000 }),
  ],
  rules: [],
  columns: [
    {
      title: "Day",
      parts: [
        ...[the("on"), " ", the("where")],
        ...[ifFilled("voyage", ", voyage ", the("voyage")), ifFilled("from", ", from ", the("from"))],
        ...[ifFilled("to", " to ", the("to")), ifFilled("clocks", ", clocks ", the("clocks"), " min")],
      ],
    },
    { title: "Noon", parts: [the("noon")] },
    {
      title: "Distance",
      parts: [
        {
          joined: [
            ifFilled("distance", the("distance"), " nm"),
            ifFilled("steaming", the("steaming"), " h"),
            ifFilled("speed", the("speed"), " kn"),
            ifFilled("toGo", the("toGo"), " nm to go"),
            answered(ship),
          ],
          between: ", ",
        },
      ],
    },
    { title: "Soundings", parts: [answered(soundings)] },
    {
      title: "Work and remarks",
      parts: [{ joined: [the("work"), answered(work), answered(state), the("remarks")], between: ". " }],
    },
  ],
};

const compass: readonly Field[] = [
  angle("compass", "Course, magnetic compass", "0", "359.9"),
  angle("variation", "Variation, east positive", "-180", "180"),
  angle("deviation", "Deviation, east positive", "-30", "30"),
  {
    type: "computed",
    key: "compassError",
    label: "Compass error",
    decimals: 1,
    unit: "deg",
    from: { sum: [{ field: "variation" }, { field: "deviation" }] },
  },
];

const gyroError = angle("gyroError", "Gyro error, east positive", "-9.9", "9.9");

const run: readonly Field[] = [
  figure("log", "Log reading", { decimals: 1, unit: "nm", least: "0" }),
  figure("distance", "Distance in the watch", { decimals: 1, unit: "nm", least: "0", most: "999.9" }),
];

const swell = text("swell", "Swell", { ...optional, longest: 40 });

const watch: EntryType = {
  code: "watch",
  title: "Watch",
  fields: [
    instant("at", "Time"),
    angle("gyro", "Course, gyro", "0", "359.9"),
    gyroError,
    ...compass,
    {
      type: "computed",
      key: "true",
      label: "True course",
      decimals: 1,
      unit: "deg",
      from: { bearing: { sum: [{ field: "compass" }, { field: "compassError" }] } },
    },
    figure("speed", "Speed by log", { decimals: 1, unit: "kn", least: "0", most: "60" }),
    ...run,
    ...weather,
    swell,
    person("oow", "Officer of the watch"),
    person("lookout", "Lookout", optional),
    person("helmsman", "Helmsman", optional),
    text("remarks", "Remarks", { ...optional, longest: 2000 }),
  ],
  rules: [],
  columns: [
    { title: "Time", parts: [the("at")] },
    {
      title: "Course",
      parts: [
        {
          joined: [
            ifFilled("gyro", the("gyro"), " gyro"),
            ifFilled("true", the("true"), " true"),
            ifFilled("gyroError", "gyro error ", the("gyroError")),
            ifFilled("compass", "compass ", the("compass")),
            ifFilled("variation", "variation ", the("variation")),
            ifFilled("deviation", "deviation ", the("deviation")),
            ifFilled("compassError", "compass error ", the("compassError")),
          ],
          between: "; ",
        },
      ],
    },
    {
      title: "Speed",
      parts: [
        {
          joined: [
            ifFilled("speed", the("speed"), " kn"),
            ifFilled("log", "log ", the("log"), " nm"),
            ifFilled("distance", the("distance"), " nm in the watch"),
          ],
          between: ", ",
        },
      ],
    },
    { title: "Wind", parts: beaufortOf },
    { title: "Barometer", parts: [the("barometer")] },
    {
      title: "Remarks",
      parts: [{ joined: [the("remarks"), otherWeather, answered([swell])], between: ". " }],
    },
    {
      title: "Watch",
      parts: [
        the("oow"),
        ifFilled("lookout", ", lookout ", the("lookout")),
        ifFilled("helmsman", ", helm ", the("helmsman")),
      ],
    },
  ],
};

export const chiefOfficerLog: readonly EntryType[] = [day, watch];
