interface Issue {
  readonly path: readonly PropertyKey[];
}

interface Schema {
  safeParse(input: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}

const SOME_ID = "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a";

/** Plausible values, tried in turn for each field a procedure asks for. A field with a shape of its own needs one here. */
const PLAUSIBLE: readonly unknown[] = [
  ...[1, "x", true, "2026-06-10", "2026-06-10T10:00:00Z", new Date("2026-06-10T10:00:00Z"), [], [SOME_ID], {}],
  ...["job", "jobs", "open", "in_progress", "waiting", "completed", "csv", "day", "high", "hours", "passport"],
  { trigger: "counter", counterInterval: 5_000 },
  ...["someone@example.test", "crew", "shipyard"],
  { field: "priority", value: "high" },
  { field: "isCritical", value: true },
  { field: "unit", value: "pcs" },
  { x: 500, y: 500 },
  [{ id: SOME_ID, itemId: SOME_ID }],
  { kind: "archive" },
  [{ column: 0, use: "remarks" }],
  [{ newId: SOME_ID, name: "Starboard" }],
  [{ id: SOME_ID, counterId: SOME_ID, reading: 1, readAt: new Date("2026-06-10T10:00:00Z") }],
  ...["hand", "arrival", "sea", "officer", "0".repeat(64)],
  [{ id: SOME_ID, hash: "0".repeat(64) }],
  [{ orderLineId: SOME_ID, quantity: 1 }],
  [{ id: SOME_ID, title: "x", lines: [{ id: SOME_ID, itemId: SOME_ID, quantity: 1 }] }],
  ...["approved", "EUR", "4719", "category", "item", "photo", "0,0 12,30 40,8 60,44 90,20 120,36"],
  { what: "items", ids: [SOME_ID] },
  [{ id: SOME_ID, key: "generator", name: "Generator" }],
  ...["generator", "2026-06", "seafarer", ".".repeat(48)],
  ...[2, 30, "rest", "best", "REST_24H", "other"],
  { seq: 1, hash: "0".repeat(64) },
  [{ position: "bridge", profileIds: [SOME_ID] }],
  [{ id: SOME_ID, capacity: "chiefMate", certificate: null, number: 1, isDual: false }],
  { title: "Clean strainer", interval: { n: 1, unit: "week" } },
  [{ key: "temperature", label: "Cold room", type: "decimal" }],
  {
    ...{ equipmentType: "pump", name: "Pump", department: "deck", location: "Forepeak" },
    ...{ isCritical: false, isStandby: false, isUsedAtSea: true, isUsedInPort: true, hasHourCounter: false },
  },
  { id: SOME_ID, version: 1 },
  ...["accept", "approve", "annual"],
  ...[2026, -500],
  { method: "typed", name: "Marie Laurent" },
];

export interface Sample {
  readonly input: Record<string, unknown>;
  /** The fields the input cannot do without and that take the id of a record; `jobs.id` is that of each job in a list. */
  readonly idFields: readonly string[];
  /** The field no plausible value fits. */
  readonly unfilled?: string;
}

/** The smallest input the schema accepts, as far as plausible values are known. */
export function sampleInput(schema: unknown, idOf: (field: string) => string = () => SOME_ID): Sample {
  const input: Record<string, unknown> = {};
  const idFields: string[] = [];
  for (let field = faultyField(schema, input); field !== undefined; field = faultyField(schema, input)) {
    if (field in input) return { input, idFields, unfilled: field };
    const several = [{ id: idOf(`${field}.id`), completionId: SOME_ID, version: 1, profileId: null }];
    const isId = field === "id" || field.endsWith("Id");
    input[field] = isId ? idOf(field) : fittingValue(schema, input, field, several);
    if (isId) idFields.push(field);
    if (input[field] === several) idFields.push(`${field}.id`);
  }
  return { input, idFields };
}

/** Which of the plausible values fitted a field of a schema last: the sweeps make samples of the same schemas again and again. */
const fitted = new WeakMap<Schema, Map<string, number>>();

function fittingValue(schema: unknown, input: Record<string, unknown>, field: string, several: unknown): unknown {
  const values = [...PLAUSIBLE, several];
  const fits = (value: unknown) =>
    !issuesOf(schema, { ...input, [field]: value }).some(({ path }) => path[0] === field);
  if (!isSchema(schema)) return values.find(fits);
  const ofSchema = fitted.get(schema) ?? new Map<string, number>();
  fitted.set(schema, ofSchema);
  const last = ofSchema.get(field);
  if (last !== undefined && fits(values[last])) return values[last];
  const nth = values.findIndex(fits);
  if (nth >= 0) ofSchema.set(field, nth);
  return values[nth];
}

function faultyField(schema: unknown, input: unknown): string | undefined {
  const [issue] = issuesOf(schema, input);
  return issue && String(issue.path[0]);
}

function issuesOf(schema: unknown, input: unknown): readonly Issue[] {
  if (!isSchema(schema)) return [];
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "safeParse" in value && typeof value.safeParse === "function";
}
