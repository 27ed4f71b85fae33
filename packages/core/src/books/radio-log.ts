import type { EntryType, Field, Rule } from "../definitions/definition.ts";
import { answered, choice, figure, flag, ifFilled, instant, is, onlyWhen, person, place, text, the } from "./fields.ts";

/** GMDSS radio log: sections B and C of the UK form, which the record of SOLAS IV/17 shares, and the tests of its annex. */

const optional = { required: false } as const;

const diary: EntryType = {
  code: "diary",
  title: "Diary of the radio service",
  fields: [
    instant("at", "Date and time (UTC)", { clock: "utc" }),
    text("from", "Station from", {
      longest: 80,
      required: { not: is("about", "position") },
      when: { not: is("about", "position") },
    }),
    text("to", "Station to", { ...optional, longest: 80, when: { not: is("about", "position") } }),
    text("channel", "Frequency, channel or satellite", { ...optional, longest: 60 }),
    choice("about", "Priority", {
      ...{ distress: "Distress", urgency: "Urgency", safety: "Safety", routine: "Routine", test: "Test" },
      ...{ incident: "Incident of the radio service", position: "Position of the ship", admin: "Administration" },
    }),
    text("summary", "Summary", { longest: 2000, when: { not: is("about", "position") } }),
    place("place", "Position", { required: is("about", "position", "distress") }),
    person("operator", "Operator"),
    { type: "files", key: "messages", label: "Printed messages" },
  ],
  rules: [],
  columns: [
    { title: "Date and time UTC", parts: [the("at")] },
    { title: "Station from", parts: [the("from")] },
    { title: "Station to", parts: [the("to")] },
    { title: "Frequency, channel or satellite", parts: [the("channel")] },
    {
      title: "Summary of communication",
      parts: [the("about"), ": ", { joined: [the("summary"), the("place")], between: " " }],
    },
    { title: "Operator", parts: [the("operator")] },
  ],
};

export type TestInterval = "day" | "week" | "month" | "year";

interface RadioTest {
  readonly id: string;
  readonly interval: TestInterval;
  readonly title: string;
  /** What is read off beside whether it is in order. */
  readonly asked: readonly Field[];
}

const passed = flag("passed", "In order", { required: true });
const remark = text("remark", "Remark", { required: is("passed", false), longest: 500 });
const test = (id: string, interval: TestInterval, title: string, ...asked: Field[]): RadioTest => ({
  id,
  interval,
  title,
  asked,
});

const volts = (key: string, label: string) =>
  figure(key, label, { decimals: 1, unit: "V", least: "0", most: "60", required: true });

/** In the order of the annex; `day`, `week` and `month` are those of the calendar. */
export const radioTests: readonly RadioTest[] = [
  test("D1", "day", "DSC VHF and MF/HF, internal test without radiation"),
  test(
    "D2",
    "day",
    "Batteries: voltage off load and on load",
    volts("offLoad", "Off load"),
    volts("onLoad", "On load"),
  ),
  test("D3", "day", "Printers: paper and ribbon"),
  test(
    "W1",
    "week",
    "DSC test call on MF/HF with a coast station",
    text("station", "Coast station", { longest: 80 }),
    text("frequency", "Frequency", { longest: 40 }),
    flag("isAcknowledged", "Acknowledged", { required: true }),
  ),
  test("W2", "week", "DSC test call on VHF"),
  test("W3", "week", "Reserve source of energy that is not a battery"),
  test("M1", "month", "EPIRB: self test, mounting, hydrostatic release and battery dates"),
  test("M2", "month", "SART or AIS-SART: security, damage, test against radar"),
  test("M3", "month", "Batteries: state, connections, compartment"),
  test("M4", "month", "Aerials and insulators"),
  test(
    "M5",
    "month",
    "Two-way VHF of survival craft, not on channel 16",
    text("set", "Set", { longest: 40 }),
    text("channel", "Channel", { longest: 10 }),
  ),
  test("M6", "month", "EGC and NAVTEX reception"),
  test("Y1", "year", "EPIRB, annual test by an approved person", text("certificate", "Certificate", { longest: 80 })),
];

const inOrder = onlyWhen(is("passed", true), "in order");
const notInOrder = onlyWhen(is("passed", false), "NOT IN ORDER");

/** In the columns of the diary, as it stands in the log on paper. */
const asEntry = ({ id, title, asked }: RadioTest): EntryType => ({
  code: id,
  title,
  fields: [
    instant("at", "Date and time (UTC)", { clock: "utc" }),
    ...asked,
    passed,
    remark,
    person("operator", "Operator"),
  ],
  rules: id === "M5" ? [{ id: "channel16", field: "channel", severity: "fault", when: is("channel", "16") }] : [],
  columns: [
    { title: "Date and time UTC", parts: [the("at")] },
    {
      title: "Summary of communication",
      parts: [`${id} ${title}: `, { joined: [inOrder, notInOrder, answered(asked), the("remark")], between: "; " }],
    },
    { title: "Operator", parts: [the("operator")] },
  ],
});

/** The kind of entry of which section B is made. */
export const qualifiedCode = "B";

const day = (key: string, label: string, required = false): Field => ({ type: "date", key, label, required });
const isFull = is("certificate", "goc", "reo1", "reo2");

/** SOLAS IV/16 and STCW: in area A1 alone a restricted certificate will do, elsewhere it is a general one. */
const qualified: EntryType = {
  code: qualifiedCode,
  title: "Qualified person",
  fields: [
    instant("at", "Date and time (UTC)", { clock: "utc" }),
    person("who", "Name"),
    day("joinedOn", "Joined", true),
    day("leftOn", "Left"),
    choice("certificate", "Certificate", {
      ...{ goc: "General operator's certificate (GOC)", roc: "Restricted operator's certificate (ROC)" },
      ...{ reo1: "First class radio electronic certificate", reo2: "Second class radio electronic certificate" },
      ...{ lrc: "Long range certificate (LRC)", src: "Short range certificate (SRC)" },
    }),
    text("certificateNo", "Number of the certificate", { longest: 80 }),
    day("expiresOn", "Expires", true),
    choice("areas", "Sea areas of the ship", { a1: "A1 alone", other: "A2, A3 or A4" }),
    flag("isPrimary", "Designated for distress"),
    flag("makesTests", "Nominated for the tests"),
    person("operator", "Operator"),
  ],
  rules: [
    notBefore("leftBeforeJoined", "leftOn", ["joinedOn", "leftOn"], "fault"),
    // It holds until the end of its day.
    notBefore("certificateOver", "expiresOn", ["at", "expiresOn"], "warning", "-24"),
    {
      id: "needsGeneral",
      field: "certificate",
      severity: "warning",
      when: { all: [is("areas", "other"), { not: isFull }] },
    },
    {
      ...{ id: "needsRestricted", field: "certificate", severity: "warning" },
      when: { all: [is("areas", "a1"), is("certificate", "lrc", "src")] },
    },
  ],
  columns: [
    { title: "Date and time UTC", parts: [the("at")] },
    {
      title: "Summary of communication",
      parts: [
        the("who"),
        ": ",
        {
          joined: [
            { joined: [the("certificate"), the("certificateNo")], between: " " },
            ifFilled("expiresOn", "expires ", the("expiresOn")),
            ifFilled("areas", "sea areas ", the("areas")),
            onlyWhen(is("isPrimary", true), "designated for distress"),
            onlyWhen(is("makesTests", true), "nominated for the tests"),
            ifFilled("joinedOn", "joined ", the("joinedOn")),
            ifFilled("leftOn", "left ", the("leftOn")),
          ],
          between: "; ",
        },
      ],
    },
    { title: "Operator", parts: [the("operator")] },
  ],
};

function notBefore(
  id: string,
  field: string,
  [from, to]: readonly [string, string],
  severity: Rule["severity"],
  figure = "0",
): Rule {
  const holds = { left: { hours: [from, to] as const }, is: ">=" as const, right: { figure } };
  return { id, field, severity, when: { all: [{ filled: from }, { filled: to }] }, holds };
}

export const radioLog: readonly EntryType[] = [diary, qualified, ...radioTests.map(asEntry)];
