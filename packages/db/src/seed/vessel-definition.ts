import type { Interval } from "@ymp/core/calendar-date";
import type { PaperType } from "@ymp/core/people/document-types";
import type { SignOffReason } from "@ymp/core/people/engagements";
import type { EndReason } from "@ymp/core/people/onboard";
import type { jobs } from "../schema/jobs.ts";
import type { profiles } from "../schema/people.ts";
import type { plans } from "../schema/plans.ts";
import type { BooksDefinition } from "./build/ships-books.ts";
import type { CountDefinition } from "./counts-definition.ts";
import type { CharterDefinition } from "./guest-definition.ts";
import type { LeaveDefinition } from "./leave-definition.ts";
import type { LogDefinition } from "./log-definition.ts";
import type { OrderDefinition } from "./order-definition.ts";
import type { RestDefinition } from "./rest-definition.ts";
import type { RoundDefinition } from "./round-definition.ts";
import type { SafeManningDefinition } from "./safe-manning-definition.ts";
import type { StoresDefinition } from "./stores-definition.ts";
import type { SupplierDefinition } from "./supplier-definition.ts";
import type { TaskGroupDefinition, WorklistDefinition } from "./worklist-definition.ts";

export type Department = "bridge" | "deck" | "engineering" | "interior" | "galley" | "shore";
export type Priority = "low" | "normal" | "high" | "critical";
export type JobKind = NonNullable<(typeof jobs.$inferInsert)["kind"]>;
export type JobStatus = NonNullable<(typeof jobs.$inferInsert)["status"]>;
type ProfileRow = typeof profiles.$inferInsert;
type PlanRow = typeof plans.$inferInsert;

export interface PersonDefinition {
  /** How other definitions speak of this person; unique on the vessel. */
  key: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  department: Department;
  role: NonNullable<ProfileRow["role"]>;
  userType?: ProfileRow["userType"];
  username: string;
  /** Of those from outside; the crew has addresses of the vessel. */
  email?: string;
  isAshore?: true;
}

/** Days are counted from today, so that the crew grows no older than its demo. */
export interface EngagementDefinition {
  rank?: string;
  fromDaysAgo: number;
  toDaysAgo?: number;
  port: string;
  offPort?: string;
  reason?: SignOffReason;
  agreement: string;
}

export interface PaperDefinition {
  type: PaperType;
  title?: string;
  number?: string;
  country?: string;
  authority?: string;
  issuedDaysAgo?: number;
  /** Negative when it has expired. */
  expiresInDays?: number;
  isEndless?: true;
  limitation?: string;
  verifiedDaysAgo?: number;
  /** The paper of the same person that this one takes the place of. */
  renews?: PaperDefinition;
}

/** Service on another vessel, before this one. */
export interface EarlierServiceDefinition {
  vessel: string;
  flag: string;
  grossTonnage: number;
  lengthMetres: number;
  powerKw: number;
  capacity: string;
  fromDaysAgo: number;
  toDaysAgo: number;
  days: readonly [atSea: number, standBy: number, yard: number, watch: number];
  areas: string;
}

/** What is known of a person of the crew beyond the post. */
export interface CrewDetails {
  born: { on: string; in: string };
  gender: NonNullable<ProfileRow["gender"]>;
  /** ISO 3166-1 alpha-3. */
  nationality: string;
  phone: string;
  home: { address: string; city: string; postal: string };
  emergency: { name: string; relation: string; phone: string };
  engagements: EngagementDefinition[];
  earlier?: readonly EarlierServiceDefinition[];
  /** Since when the person is aboard, or away. */
  since: { daysAgo: number; time: number; awayFor?: EndReason };
  papers: PaperDefinition[];
  pettyCash?: Record<string, number>;
}

/** What is left out is that of the parent: place, department, use. */
export interface EquipmentDefinition {
  name: string;
  maker?: string;
  model?: string;
  serial?: string;
  place?: string;
  department?: Department;
  critical?: true;
  standby?: true;
  use?: "sea" | "port" | "both";
  supplier?: string;
  remarks?: string;
  warranty?: { months: number; note: string };
  /** Months since it was fitted, where it is not as old as the vessel. */
  fittedMonthsAgo?: number;
  archivedDaysAgo?: number;
  sections?: string[];
  children?: EquipmentDefinition[];
}

export interface CounterDefinition {
  equipment: string;
  /** Total at the last reading, in hours. */
  total: number;
  /** Hours a day over the last 30 days, and over the months before. */
  recentPerDay: number;
  yearPerDay: number;
  /** How the hours fall: on passages only, every day, or once in a while. */
  pattern: "passages" | "daily" | "rare";
  overhaul?: { total: number; daysAgo: number };
  replacedDaysAgo?: number;
}

/** What opens the jobs of a plan without a date, and what has opened one already. */
export interface WaitingDefinition {
  event?: NonNullable<PlanRow["triggerEvent"]>;
  measured?: { name: string; unit: string; min?: number; max?: number; values: { daysAgo: number; value: number }[] };
  withinDays: number;
  /** The event was reported this many days ago, and its job is open. */
  toldDaysAgo?: number;
  note?: string;
}

export interface PlanDefinition {
  /** One plan is made for each of these machines. */
  on: string[];
  /** Shown after the machine's name, unless it is given whole in `fullTitle`. */
  title?: string;
  fullTitle?: string;
  every?: Interval;
  waitsFor?: WaitingDefinition;
  everyHours?: number;
  mode?: PlanRow["mode"];
  kind?: JobKind;
  priority?: Priority;
  department?: Department;
  instructions?: string;
  tasks?: string[];
  /** Part numbers with the quantity one occurrence takes. */
  parts?: Record<string, number>;
  assignees: string[];
  estimateHours: number;
  critical?: true;
  graceDays?: number;
  graceHours?: number;
  needsPhoto?: true;
  /** As class numbers it; with the survey, and the months of its window. */
  classItem?: [no: string, survey: NonNullable<PlanRow["classSurvey"]>, windowMonths?: number];
  /** Whose signature its jobs ask for. */
  signature?: PlanRow["signature"];
  /** The plan rests since then: it has a history but no open job. */
  pausedDaysAgo?: number;
  /** Where the open occurrence stands today; spread over the interval when left out. */
  dueInDays?: number;
  dueInHours?: number;
  /** What completed occurrences say, taken in turn. */
  findings?: string[];
}

export interface CommentDefinition {
  by: string;
  daysAgo: number;
  time: string;
  body: string;
  mentions?: string[];
}

/** What has happened to an open job beyond having been planned. */
export interface StoryDefinition {
  title: string;
  status?: JobStatus;
  startedDaysAgo?: number;
  tasksDone?: number;
  waitingNote?: string;
  postponed?: { by: string; daysAgo: number; days: number; reason: string; riskReference?: string };
  permit?: string;
  spentHours?: number;
  assignees?: string[];
  photos?: string[];
  comments?: CommentDefinition[];
}

/** A job without a plan. */
export interface SingleJobDefinition extends StoryDefinition {
  equipment?: string;
  kind: JobKind;
  priority: Priority;
  department: Department;
  description: string;
  location?: string;
  raisedBy: string;
  raisedDaysAgo: number;
  /** Days from today; negative when overdue. Absent for a job without a date. */
  dueInDays?: number;
  doneDaysAgo?: number;
  workDone?: string;
  estimateHours?: number;
  effect?: "none" | "reduced" | "out_of_service";
  foundDuring?: string;
  tasks?: string[];
  parts?: Record<string, number>;
  costMinor?: number;
  /** Raised for another department and not yet looked at by its head. */
  isNew?: boolean;
  assignees: string[];
}

/** Part number (or null), name, box, on hand, minimum, maximum, price of one in minor units. */
export type StockLine = [
  partNo: string | null,
  name: string,
  box: string,
  onHand: number,
  minimum: number | null,
  maximum: number | null,
  priceMinor: number,
];

export interface StockGroupDefinition {
  place: string;
  category: string;
  subCategory?: string;
  maker?: string;
  supplier?: string;
  unit?: "pcs" | "l" | "kg" | "m";
  /** The machines these are spare parts of. */
  fits?: string[];
  section?: string;
  critical?: true;
  private?: true;
  lines: StockLine[];
}

export interface VesselDefinition {
  key: string;
  particulars: {
    name: string;
    edition: "full" | "lite";
    subscription: "free" | "paid";
    subscriptionState: "ACTIVE" | "EXPIRED";
    timeZone: string;
    currency: string;
    flag: string;
    imo: string | null;
    callSign: string;
    builder: string;
    yearBuilt: number;
    lengthMetres: number;
    contactEmail: string;
    vesselType: string;
    officialNumber: string;
    portOfRegistry: string;
    mmsi: string;
    hullNumber: string;
    classSociety: string | null;
    beamMetres: number;
    draughtMetres: number;
    grossTonnage: number;
    ownerName: string;
    address: string;
    contactPhone: string;
    maxPersons: number;
    maxPassengers: number;
  };
  /** Last day of the subscription, counted from today; one without runs on. */
  subscriptionEndsInDays?: number;
  isOfCompany: boolean;
  /** Days since the vessel's records were begun here. */
  keptForDays: number;
  people: PersonDefinition[];
  /** By the person's key; the others of the crew have signed on when the records were begun. */
  crewDetails?: Record<string, CrewDetails>;
  /** Who reads the counters and counts the stock. */
  keeper: string;
  suppliers?: SupplierDefinition[];
  orders?: OrderDefinition[];
  worklists?: WorklistDefinition[];
  taskGroups?: TaskGroupDefinition[];
  books?: BooksDefinition;
  log?: LogDefinition;
  charter?: CharterDefinition;
  rest?: RestDefinition;
  leave?: LeaveDefinition;
  safeManning?: SafeManningDefinition;
  equipment: EquipmentDefinition[];
  counters: CounterDefinition[];
  rounds?: RoundDefinition[];
  plans: PlanDefinition[];
  stories: StoryDefinition[];
  singleJobs: SingleJobDefinition[];
  places: { name: string; deck: string }[];
  stock: StockGroupDefinition[];
  stores?: StoresDefinition;
  counts?: CountDefinition[];
  transfers: { partNo: string; to: string; box: string; quantity: number; daysAgo: number }[];
  equipmentPhotos: { machine: string; photo: string }[];
}
