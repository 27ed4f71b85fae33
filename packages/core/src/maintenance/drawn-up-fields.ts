import { fieldPolicy, type HeldRecord } from "../access/field-policy.ts";

/** A worklist is drawn up by heads. Once the yard was given it, the captain alone opens it again. */
export const worklistPolicy = fieldPolicy({
  states: ["open", "frozen", "closed"],
  rows: {
    name: ["head", "head", "nobody"],
    kind: ["head", "head", "nobody"],
    description: ["head", "head", "nobody"],
    startsOn: ["head", "head", "nobody"],
    endsOn: ["head", "head", "nobody"],
    frozenAt: ["head", "captain", "nobody"],
    closedAt: ["head", "head", "head"],
  },
  heads: "any",
  words: { closed: "worklists:refusal.closed" },
});

export const heldWorklist = (list: {
  readonly frozenAt: Date | null;
  readonly closedAt: Date | null;
  readonly createdBy: string | null;
}): HeldRecord<(typeof worklistPolicy.states)[number]> => ({
  state: list.closedAt ? "closed" : list.frozenAt ? "frozen" : "open",
  createdBy: list.createdBy,
  department: null,
});

/** A recurring job for every machine of a type. */
export const templatePolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: { equipmentType: ["head", "nobody"], template: ["head", "nobody"], archivedAt: ["head", "head"] },
  heads: "any",
  words: { archived: "templates:refusal.archived" },
});

/** A checklist kept under a name. */
export const taskGroupPolicy = fieldPolicy({
  states: ["kept", "archived"],
  rows: {
    name: ["head", "nobody"],
    department: ["head", "nobody"],
    tasks: ["head", "nobody"],
    archivedAt: ["head", "head"],
  },
  heads: "any",
  words: { archived: "worklists:groups.archivedStands" },
});

export const heldKept = (row: {
  readonly archivedAt: Date | null;
  readonly createdBy: string | null;
}): HeldRecord<"kept" | "archived"> => ({
  state: row.archivedAt ? "archived" : "kept",
  createdBy: row.createdBy,
  department: null,
});
