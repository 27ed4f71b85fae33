import { type InputSize, measureInput } from "@ymp/api/platform/limits/input-size";

/** Bounds of a request before its sender is known; every form of a screen fits in. Nothing deeper is read from any sender. */
export const strangersBounds: InputSize = { bytes: 65_536, depth: 16, values: 5_000 };

/** What the calls of one request may be together, whatever each could be alone. */
export const largestRequest: InputSize = { ...strangersBounds, bytes: 12_000_000, values: 100_000 };

const measured = new WeakMap<object, InputSize>();

function sizeOf(schema: unknown): InputSize {
  if (typeof schema !== "object" || schema === null) return measureInput(schema);
  const known = measured.get(schema) ?? measureInput(schema);
  measured.set(schema, known);
  return known;
}

/** What a request may be whose calls take these inputs: as much as all of them together need. */
export function boundsOf(schemas: readonly unknown[], isKnown: boolean): InputSize {
  if (!isKnown) return strangersBounds;
  const sizes = schemas.map(sizeOf);
  const within = (part: "bytes" | "values") => {
    const sum = sizes.reduce((total, size) => total + size[part], 0);
    return Math.min(largestRequest[part], Math.max(strangersBounds[part], sum));
  };
  return { bytes: within("bytes"), depth: strangersBounds.depth, values: within("values") };
}
