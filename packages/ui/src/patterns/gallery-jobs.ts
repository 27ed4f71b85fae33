import type { Person } from "../primitives/avatar.tsx";
import type { Priority } from "../primitives/priority-icon.tsx";
import type { Status } from "../primitives/status-icon.tsx";
import type { DepartmentColor } from "./dept-bar.tsx";
import type { DueState } from "./due-cell.tsx";

/** Made-up jobs for the gallery. */
export type SampleJob = {
  id: string;
  number: string;
  title: string;
  equipment: string;
  department: DepartmentColor;
  priority: Priority;
  status: Status;
  statusWord: string;
  due: DueState;
  dueWords: string;
  dueRaw: string;
  people: readonly Person[];
  checklist?: string;
  bucket: "overdue" | "week" | "later";
};

export const crew = {
  luca: { name: "Luca Ferri", color: "#e59b6a" },
  priya: { name: "Priya Nair", color: "#f2c14e" },
  marek: { name: "Marek Nowak", color: "#b5542d" },
  ben: { name: "Ben Okafor", color: "#8fb34a" },
  tomas: { name: "Tomás Herrera", color: "#c6d15a" },
  jun: { name: "中村 純", color: "#3f5fa8" },
} as const satisfies Record<string, Person>;

const overdue = { share: 1, isOverdue: true };
const soon = (share: number) => ({ share, isOverdue: false });

type Row = [
  string,
  string,
  string,
  DepartmentColor,
  Priority,
  Status,
  string,
  DueState,
  string,
  string,
  Person[],
  SampleJob["bucket"],
  string?,
];

const rows: Row[] = [
  [
    "0398",
    "Emergency fire pump, monthly run and pressure test",
    "Emergency fire pump",
    "deck",
    "critical",
    "due",
    "Due",
    overdue,
    "12 days overdue",
    "6 Jun",
    [crew.luca],
    "overdue",
  ],
  [
    "0405",
    "OWS 15 ppm monitor, calibration check",
    "Oily water separator",
    "engineering",
    "critical",
    "in-progress",
    "In progress",
    overdue,
    "4 days overdue",
    "14 Jun",
    [crew.priya],
    "overdue",
    "3/5",
  ],
  [
    "0412",
    "Generator 1, 500 h service",
    "Generator 1, CAT C4.4",
    "engineering",
    "high",
    "in-progress",
    "In progress",
    overdue,
    "11.0 h over",
    "4,800.0 h",
    [crew.marek, crew.priya],
    "overdue",
    "5/8",
  ],
  [
    "0371",
    "Stabiliser fin S, replace lower shaft seal",
    "Stabilisers, Naiad 525",
    "engineering",
    "high",
    "waiting",
    "Waiting, parts",
    overdue,
    "3 days overdue",
    "15 Jun",
    [crew.marek],
    "overdue",
  ],
  [
    "0420",
    "Galley extraction filters, degrease",
    "Galley extraction",
    "galley",
    "normal",
    "due",
    "Due",
    overdue,
    "2 days overdue",
    "16 Jun",
    [crew.ben],
    "overdue",
  ],
  [
    "0431",
    "Main engine P, oil sample to laboratory",
    "Main engine P, MTU 8V 4000",
    "engineering",
    "high",
    "due",
    "Due",
    soon(0.97),
    "in 9 h",
    "6,250.0 h",
    [crew.priya],
    "week",
  ],
  [
    "0428",
    "Liferaft hydrostatic releases, inspect expiry dates",
    "Liferafts, Viking 25 DK",
    "deck",
    "critical",
    "due",
    "Due",
    soon(0.99),
    "today",
    "18 Jun",
    [crew.tomas],
    "week",
    "0/6",
  ],
  [
    "0433",
    "Watermaker 2, replace 5 and 20 micron cartridges",
    "Watermaker 2, Idromar MC5J",
    "engineering",
    "normal",
    "in-progress",
    "In progress",
    soon(0.96),
    "tomorrow",
    "19 Jun",
    [crew.priya],
    "week",
    "2/4",
  ],
  [
    "0436",
    "EPIRB self test and record in GMDSS log",
    "EPIRB, Jotron Tron 60",
    "bridge",
    "critical",
    "due",
    "Due",
    soon(0.92),
    "in 2 days",
    "20 Jun",
    [crew.tomas],
    "week",
  ],
  [
    "0441",
    "Guest cabin 3, shower drain slow",
    "Cabin 3, VIP aft",
    "interior",
    "low",
    "due",
    "Due",
    soon(0.86),
    "in 6 days",
    "24 Jun",
    [crew.jun],
    "week",
  ],
  [
    "0446",
    "Steering gear, test from emergency position",
    "Steering gear",
    "deck",
    "normal",
    "verified",
    "Verified",
    soon(0.4),
    "in 10 days",
    "28 Jun",
    [crew.luca],
    "later",
    "4/4",
  ],
  [
    "0452",
    "Mast, grease radar turning unit and check cable glands",
    "Mast",
    "shore",
    "low",
    "draft",
    "Draft",
    soon(0.2),
    "in 40 days",
    "28 Jul",
    [crew.luca, crew.jun, crew.ben, crew.priya],
    "later",
  ],
];

export const sampleJobs: readonly SampleJob[] = rows.map((row) => {
  const [
    number,
    title,
    equipment,
    department,
    priority,
    status,
    statusWord,
    due,
    dueWords,
    dueRaw,
    people,
    bucket,
    checklist,
  ] = row;
  return {
    id: number,
    number,
    title,
    equipment,
    department,
    priority,
    status,
    statusWord,
    due,
    dueWords,
    dueRaw,
    people,
    bucket,
    checklist,
  };
});

/** Many rows, to see that the table stays calm. */
export function manyJobs(count: number): readonly SampleJob[] {
  return Array.from({ length: count }, (_, index) => {
    const base = sampleJobs[index % sampleJobs.length];
    if (!base) throw new Error("There are no sample jobs.");
    const number = String(1000 + index);
    return { ...base, id: number, number, bucket: "later" as const };
  });
}
