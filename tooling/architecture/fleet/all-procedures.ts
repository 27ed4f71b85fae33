import { wholeRouter } from "@ymp/api/root";

export interface Procedure {
  readonly path: string;
  readonly type: string;
  /** Who may call it. */
  readonly guard: string;
  /** What a script's token must have been made for, where that is not the guard's to say. */
  readonly takesTokens: unknown;
  /** Its schema, where it takes anything. */
  readonly input: unknown;
}

/** Every procedure of the router, read from the router itself. */
export const allProcedures: readonly Procedure[] = Object.entries((await wholeRouter())._def.procedures).map(
  ([path, procedure]) => {
    const definition = property(procedure, "_def");
    const inputs = property(definition, "inputs");
    return {
      path,
      type: String(property(definition, "type")),
      guard: String(property(property(definition, "meta"), "guard")),
      takesTokens: property(property(definition, "meta"), "takesTokens"),
      input: Array.isArray(inputs) ? inputs[0] : undefined,
    };
  },
);

export function property(value: unknown, name: string): unknown {
  return (typeof value === "object" && value !== null) || typeof value === "function"
    ? Reflect.get(value, name)
    : undefined;
}
