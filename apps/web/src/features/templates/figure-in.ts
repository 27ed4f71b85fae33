/** A figure that an answer carries under this name; undefined where it carries none. */
export function figureIn(answer: unknown, name: string): number | undefined {
  const figure: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  return typeof figure === "number" ? figure : undefined;
}
