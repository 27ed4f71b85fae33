/** The name a mutation carries beside its input, for the sentence that follows it. */
export interface Named {
  name: string;
}

export function nameOf(input: unknown): string {
  return typeof input === "object" && input !== null && "name" in input ? String(input.name) : "";
}

export function byName(_result: unknown, input: unknown): { name: string } {
  return { name: nameOf(input) };
}
