/** The fields of a template that its history and a conflict tell, in the order of the form. */
export const toldFields = [
  "title",
  "equipmentType",
  "kind",
  "department",
  "priority",
  "interval",
  "counterHours",
  "mode",
  "estimatedHours",
  "instructions",
  "source",
  "tasks",
  "parts",
  "isCritical",
  "needsVerification",
  "needsPhoto",
] as const;
export type ToldField = (typeof toldFields)[number];
export type ToldFields = Partial<Record<ToldField, unknown>>;

/** Absent, null and empty mean the same to a reader. */
const plain = (value: unknown): string => (value === undefined || value === "" ? "null" : JSON.stringify(value));

const textOf = (field: ToldField, value: unknown): string => {
  if (field !== "parts" || !Array.isArray(value)) return plain(value);
  return plain(value.map(({ name, quantity, unit }) => [name, quantity, unit ?? null]));
};

export function changedFields(before: ToldFields, after: ToldFields): ToldField[] {
  return toldFields.filter((field) => textOf(field, before[field]) !== textOf(field, after[field]));
}
