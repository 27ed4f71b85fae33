import type { Condition } from "../definitions/condition.ts";
import type { Column, EntryType, Field, Part } from "../definitions/definition.ts";
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
  position,
  rows,
  text,
  the,
} from "./fields.ts";
import { barometer, beaufortOf, otherWeather, weather, wind } from "./weather.ts";

/** Sea bridge and port bridge log: the watch, hour by hour and event by event. */

const optional = { required: false } as const;
const course = (key: string, label: string): Field =>
  figure(key, label, { decimals: 1, unit: "deg", least: "0", most: "359.9" });
const knots = (key: string, label: string): Field =>
  figure(key, label, { decimals: 1, unit: "kn", least: "0", most: "60" });
const metres = (key: string, label: string, asked: { required?: Condition } = {}): Field =>
  figure(key, label, { decimals: 2, unit: "m", least: "0", most: "30", ...asked });

export const seaBridgeEvents = {
  ...{ departure: "Departure", arrival: "Arrival", pilot_on: "Pilot on board", pilot_off: "Pilot off" },
  ...{ course_alteration: "Course altered", speed_alteration: "Speed altered", waypoint: "Waypoint" },
  ...{ anchor_down: "Anchor down", anchor_up: "Anchor up", brought_up: "Brought up", tug: "Tug" },
  ...{
    narrow_channel: "Narrow channel",
    TSS_enter: "Traffic separation scheme entered",
    TSS_leave: "Traffic separation scheme left",
  },
  ...{
    reporting_point: "Reporting point",
    restricted_visibility: "Restricted visibility",
    fog_signals_on: "Fog signals on",
  },
  ...{
    master_called: "Master called",
    master_on_bridge: "Master on the bridge",
    master_takes_conn: "Master has the conn",
    conn_returned: "Conn handed back",
  },
  ...{
    steering_change: "Steering changed",
    echo_sounder_on: "Echo sounder on",
    deviation_from_plan: "Deviation from the passage plan",
  },
  ...{
    near_miss: "Near miss",
    guest_watersports_start: "Water sports begin",
    guest_watersports_end: "Water sports end",
  },
  ...{ helicopter: "Helicopter", drill: "Drill", security: "Security", distress: "Distress", other: "Other" },
};

const run: readonly Field[] = [
  course("courseTrue", "Course, true"),
  course("courseGyro", "Course, gyro"),
  knots("overGround", "Speed over ground"),
  knots("throughWater", "Speed through water"),
];

const conn: readonly Field[] = [
  choice("steering", "Steering", { hand: "Hand", auto: "Autopilot", track: "Track", emergency: "Emergency" }, optional),
  text("engines", "Engines", { ...optional, longest: 40 }),
];

const track: readonly Field[] = [...run, ...conn];
const steered: Part = {
  joined: [ifFilled("steering", "steered by ", the("steering")), ifFilled("engines", "engines ", the("engines"))],
  between: ", ",
};

const watch: readonly Field[] = [
  person("oow", "Officer of the watch"),
  person("lookout", "Lookout", optional),
  person("helmsman", "Helmsman", optional),
];

const fix = choice("fixedBy", "Fixed by", { GNSS: "GNSS", radar: "Radar", visual: "Visual", DR: "Dead reckoning" });

/** All that was answered is printed; what has no column of its own stands in the remarks. */
const watchColumns = (event: Part, remarks: readonly Part[]): readonly Column[] => [
  { title: "Time", parts: [the("at")] },
  { title: "Event", parts: [event] },
  { title: "Position", parts: [the("position"), ifFilled("fixedBy", " (", the("fixedBy"), ")")] },
  {
    title: "Course",
    parts: [{ joined: [the("courseTrue"), ifFilled("courseGyro", the("courseGyro"), " gyro")], between: ", " }],
  },
  {
    title: "Speed",
    parts: [{ joined: [the("overGround"), ifFilled("throughWater", the("throughWater"), " water")], between: ", " }],
  },
  { title: "Wind", parts: beaufortOf },
  { title: "Barometer", parts: [the("barometer")] },
  { title: "Remarks", parts: [{ joined: remarks, between: ". " }] },
  {
    title: "Watch",
    parts: [
      the("oow"),
      ifFilled("lookout", ", lookout ", the("lookout")),
      ifFilled("helmsman", ", helm ", the("helmsman")),
    ],
  },
];

const hourly: EntryType = {
  code: "hour",
  title: "Hour of the watch",
  fields: [
    instant("at", "Time"),
    position("position", "Position"),
    fix,
    ...track,
    ...weather,
    ...watch,
    text("remarks", "Traffic and remarks", { ...optional, longest: 1000 }),
  ],
  rules: [],
  columns: watchColumns("Hourly", [the("remarks"), steered, otherWeather]),
};

const departing = is("event", "departure");

const departure: readonly Field[] = [
  metres("draughtForward", "Draught forward", { required: departing }),
  metres("draughtAft", "Draught aft", { required: departing }),
  {
    type: "computed",
    key: "meanDraught",
    label: "Mean draught",
    decimals: 2,
    unit: "m",
    from: { mean: [{ field: "draughtForward" }, { field: "draughtAft" }] },
  },
  {
    type: "computed",
    key: "trim",
    label: "Trim by the stern",
    decimals: 2,
    unit: "m",
    from: { difference: [{ field: "draughtAft" }, { field: "draughtForward" }] },
  },
  text("passagePlan", "Passage plan", { required: departing, when: departing, longest: 120 }),
  flag("steeringTested", "Steering gear tested within twelve hours", { required: departing, when: departing }),
  flag("lightsTested", "Navigation lights tested", { required: departing, when: departing }),
  figure("crew", "Crew on board", { required: departing, when: departing, least: "1", most: "500" }),
  figure("guests", "Guests on board", { required: departing, when: departing, least: "0", most: "500" }),
];

const departed: Part = {
  joined: [
    ifFilled("draughtForward", "draught ", the("draughtForward"), " m forward"),
    ifFilled("draughtAft", "draught ", the("draughtAft"), " m aft"),
    ifFilled("meanDraught", "mean ", the("meanDraught"), " m"),
    ifFilled("trim", "trim by the stern ", the("trim"), " m"),
    ifFilled("passagePlan", "passage plan ", the("passagePlan")),
    ifFilled("steeringTested", "steering gear tested within twelve hours: ", the("steeringTested")),
    ifFilled("lightsTested", "navigation lights tested: ", the("lightsTested")),
    ifFilled("crew", "crew ", the("crew")),
    ifFilled("guests", "guests ", the("guests")),
  ],
  between: ", ",
};

const event: EntryType = {
  code: "event",
  title: "Event",
  fields: [
    instant("at", "Time"),
    choice("event", "Event", seaBridgeEvents),
    position("position", "Position"),
    fix,
    ...departure,
    ...track,
    ...weather,
    ...watch,
    text("remarks", "Remarks", { ...optional, longest: 2000 }),
  ],
  rules: [{ id: "steeringNotTested", field: "steeringTested", severity: "warning", when: is("steeringTested", false) }],
  columns: watchColumns(the("event"), [the("remarks"), departed, steered, otherWeather]),
};

const handover: EntryType = {
  code: "handover",
  title: "Handover of the watch",
  fields: [
    instant("at", "Time"),
    person("from", "Relieved"),
    person("to", "Relieving"),
    flag("isTakenOver", "Position, course, traffic, lights, weather, equipment and orders taken over", {
      required: true,
    }),
    text("remarks", "Remarks", { ...optional, longest: 1000 }),
  ],
  rules: [{ id: "notTakenOver", field: "isTakenOver", severity: "fault", when: is("isTakenOver", false) }],
  columns: [
    { title: "Time", parts: [the("at")] },
    {
      title: "Event",
      parts: [
        ...["Watch handed over by ", the("from"), " to ", the("to")],
        onlyWhen(is("isTakenOver", true), ", all taken over"),
      ],
    },
    { title: "Remarks", parts: [the("remarks")] },
  ],
};

export const seaBridgeLog: readonly EntryType[] = [hourly, event, handover];

const anchored = is("moored", "anchor");

const anchorage: readonly Field[] = [
  figure("portShackles", "Shackles, port", { decimals: 1, least: "0", most: "15", when: anchored }),
  figure("starboardShackles", "Shackles, starboard", { decimals: 1, least: "0", most: "15", when: anchored }),
  figure("depth", "Depth", { decimals: 1, unit: "m", least: "0", most: "200", when: anchored }),
  text("bearings", "Anchor bearings", { ...optional, longest: 200, when: anchored }),
  figure("swing", "Swing radius", { unit: "m", least: "0", most: "2000", when: anchored }),
];

const quay: readonly Field[] = [
  metres("draughtForward", "Draught forward"),
  metres("draughtAft", "Draught aft"),
  text("tide", "Tide", { ...optional, longest: 80 }),
  text("lights", "Lights and shapes shown", { ...optional, longest: 120 }),
  text("channel", "VHF channel watched", { ...optional, longest: 20 }),
  choice("securityLevel", "Security level", { 1: "1", 2: "2", 3: "3" }, optional),
  text("visitors", "Visitors", { ...optional, longest: 500 }),
];

const forecast = flag("forecast", "Weather forecast received");

const watchInPort: EntryType = {
  code: "watch",
  title: "Watch in port",
  fields: [
    instant("at", "Time"),
    place("place", "Port, berth or anchorage"),
    choice("moored", "Moored", { alongside: "Alongside", sternto: "Stern-to", anchor: "At anchor", buoy: "On a buoy" }),
    ...anchorage,
    flag("isDragging", "Dragging", { when: anchored }),
    ...wind,
    barometer,
    ...quay,
    rows("tenders", "Tender movements", [
      text("boat", "Boat", { longest: 60 }),
      instant("out", "Out"),
      instant("in", "In", optional),
      text("driver", "Driver", { longest: 80 }),
      figure("guests", "Guests", { least: "0", most: "100" }),
      text("destination", "Destination", { ...optional, longest: 80 }),
    ]),
    forecast,
    person("oow", "On watch"),
    text("remarks", "Remarks", { ...optional, longest: 2000 }),
  ],
  rules: [{ id: "dragging", field: "isDragging", severity: "warning", when: is("isDragging", true) }],
  columns: [
    { title: "Time", parts: [the("at")] },
    { title: "Place", parts: [the("place")] },
    {
      title: "Moored",
      parts: [
        {
          joined: [the("moored"), ifFilled("isDragging", "dragging: ", the("isDragging")), answered(anchorage)],
          between: ", ",
        },
      ],
    },
    { title: "Wind", parts: beaufortOf },
    { title: "Barometer", parts: [the("barometer")] },
    {
      title: "Tenders",
      parts: [
        {
          each: "tenders",
          between: "; ",
          parts: [
            ...[the("boat"), " out ", the("out"), ifFilled("in", " in ", the("in")), ", ", the("driver")],
            ifFilled("guests", ", guests ", the("guests")),
            ifFilled("destination", ", to ", the("destination")),
          ],
        },
      ],
    },
    { title: "Remarks", parts: [{ joined: [the("remarks"), answered(quay), answered([forecast])], between: ". " }] },
    { title: "Watch", parts: [the("oow")] },
  ],
};

export const portBridgeLog: readonly EntryType[] = [watchInPort];
