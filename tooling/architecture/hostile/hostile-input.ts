import fc from "fast-check";
import { hostileValues, hugeText } from "./hostile-values.ts";

/** One call's input, and in what it is not as the schema would have it. */
export interface HostileInput {
  readonly input: unknown;
  readonly fault: string;
}

type Step = string | number;

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 10, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 8, arbitrary: fc.double() },
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(hugeText) },
);

/** Inputs that reach the services, the same with one field or more gone wrong, and some that are nothing of the kind. */
export function hostileInput(plausible: fc.Arbitrary<unknown>): fc.Arbitrary<HostileInput> {
  const untouched = plausible.map((input) => ({ input, fault: "nothing" }));
  const oneWrong = fc.tuple(plausible, fc.nat(), hostile).map(([input, seed, value]) => spoil(input, seed, value));
  const twoWrong = fc.tuple(oneWrong, fc.nat(), hostile).map(([first, seed, value]) => {
    const second = spoil(first.input, seed, value);
    return { input: second.input, fault: `${first.fault} and ${second.fault}` };
  });
  const nothingOfTheKind = hostile.map((input) => ({ input, fault: "everything" }));
  return fc.oneof(
    { weight: 8, arbitrary: untouched },
    { weight: 9, arbitrary: oneWrong },
    { weight: 2, arbitrary: twoWrong },
    { weight: 1, arbitrary: nothingOfTheKind },
  );
}

function spoil(input: unknown, seed: number, value: unknown): HostileInput {
  const paths = pathsOf(input, []);
  const path = paths[seed % paths.length];
  return path && path.length > 0
    ? { input: withValue(input, path, value), fault: path.join(".") }
    : { input: value, fault: "everything" };
}

/** Every place within the input where something is, or could. */
function pathsOf(value: unknown, path: readonly Step[]): (readonly Step[])[] {
  if (Array.isArray(value))
    return [path, ...value.slice(0, 3).flatMap((item, index) => pathsOf(item, [...path, index]))];
  if (!isPlain(value)) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length === 0 && inner.length > 0 ? inner : [path, ...inner];
}

function withValue(target: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(target)) return target.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  if (!isPlain(target)) return value;
  return { ...target, [step]: withValue(target[step], rest, value) };
}

const isPlain = (value: unknown): value is Record<Step, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
