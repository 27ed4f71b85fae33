/** The fields that an input may change: its own, and, for a change of one field among many records, the fields it can name. */
export function inputFields(schema: unknown): string[] {
  const inner = unwrapped(schema);
  const options = property(property(inner, "def"), "options");
  if (Array.isArray(options)) return unique(options.flatMap(inputFields));
  const shape = property(inner, "shape");
  if (typeof shape !== "object" || shape === null) return [];
  return unique(Object.entries(shape).flatMap(([name, field]) => (name === "change" ? namedFields(field) : [name])));
}

/** `{ field: "priority", value }` names the field, `{ kind, categories }` has it. */
function namedFields(change: unknown): string[] {
  const options = property(property(unwrapped(change), "def"), "options");
  return (Array.isArray(options) ? options : []).flatMap((option) => {
    const shape = property(option, "shape");
    const named = property(property(property(shape, "field"), "def"), "values");
    const others = Object.keys(shape ?? {}).filter((name) => !["field", "value", "kind"].includes(name));
    return [...(Array.isArray(named) ? named.map(String) : []), ...others];
  });
}

/** Without what is optional, may be null, has a default or is piped. */
function unwrapped(schema: unknown): unknown {
  const def = property(schema, "def");
  const inner = property(def, "innerType") ?? property(def, "in");
  return inner === undefined ? schema : unwrapped(inner);
}

const unique = (names: readonly string[]) => [...new Set(names)];

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
