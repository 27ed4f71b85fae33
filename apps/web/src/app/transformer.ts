/** Of which kind a value is, and what is within it; or that by path. */
type Notes = readonly [kind: string, within?: Notes] | { readonly [path: string]: Notes };

interface Written {
  json: unknown;
  meta?: { values?: Notes; v?: number };
}

type Holder = Record<string, unknown>;
type Path = string | null;

/**
 * superjson's format, in which questions and answers travel: plain JSON, and notes on what JSON has no form for. Of its
 * kinds, these are what the application sends; an answer of another kind is a fault, and told as one.
 */
export const transformer = {
  serialize(value: unknown): Written {
    const kinds: Record<string, Notes> = {};
    let kindOfAll: Notes | undefined;
    const json = written(value, null, (path, kind) => {
      if (path === null) kindOfAll = [kind];
      else kinds[path] = [kind];
    });
    const values = kindOfAll ?? (Object.keys(kinds).length > 0 ? kinds : undefined);
    return values ? { json, meta: { values, v: 1 } } : { json };
  },
  deserialize({ json, meta }: Written): unknown {
    const answer: Holder = { json };
    if (meta?.values) readNotes(answer, meta.values, ["json"]);
    return answer.json;
  },
};

function written(value: unknown, path: Path, note: (path: Path, kind: string) => void): unknown {
  const noted = (kind: string, json: unknown) => {
    note(path, kind);
    return json;
  };
  if (value === undefined) return noted("undefined", null);
  if (value instanceof Date) return noted("Date", value.toISOString());
  if (typeof value === "number" && !Number.isFinite(value)) return noted("number", String(value));
  if (typeof value === "bigint") return noted("bigint", String(value));
  if (typeof value !== "object" || value === null) return value;
  const below = (key: string) => (path === null ? escaped(key) : `${path}.${escaped(key)}`);
  if (Array.isArray(value)) return value.map((part, index) => written(part, below(String(index)), note));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError("Only plain values are sent.");
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part, below(key), note)]));
}

function readNotes(answer: Holder, notes: Notes, at: readonly string[]): void {
  if (!isLeaf(notes)) {
    for (const [path, within] of Object.entries(notes)) readNotes(answer, within, [...at, ...stepsOf(path)]);
    return;
  }
  const [kind, within] = notes;
  if (within) readNotes(answer, within, at);
  const holder = at.slice(0, -1).reduce(partOf, answer);
  const key = at.at(-1) ?? "";
  if (!Object.hasOwn(holder, key)) throw new TypeError(`An answer tells of ${at.join(".")}, which it has not.`);
  holder[key] = read(kind, holder[key]);
}

function partOf(holder: Holder, key: string): Holder {
  const part = Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (!isHolder(part)) throw new TypeError(`An answer tells of ${key}, which it has not.`);
  return part;
}

function read(kind: string, json: unknown): unknown {
  switch (kind) {
    case "Date":
      return new Date(String(json));
    case "undefined":
      return undefined;
    case "number":
      return Number(json);
    case "bigint":
      return BigInt(String(json));
    default:
      throw new TypeError(`An answer holds a ${kind}, which is not read.`);
  }
}

function isLeaf(notes: Notes): notes is readonly [string, Notes?] {
  return Array.isArray(notes);
}

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

const escaped = (key: string) => key.replace(/[\\.]/g, "\\$&");

function stepsOf(path: string): string[] {
  const steps: string[] = [];
  let step = "";
  for (let index = 0; index < path.length; index++) {
    if (path[index] === ".") {
      steps.push(step);
      step = "";
    } else step += path[index] === "\\" ? path[++index] : path[index];
  }
  return [...steps, step];
}
