import { AppError } from "@ymp/core/errors";

type Holder = Record<string, unknown>;

/** Deeper than any input; what is named beyond it names nothing. */
const deepest = 60;

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;
const unreadable = () => new AppError("invalid", "errors:invalidInput");

/**
 * Reads superjson's format as questions travel in it: notes on plain JSON, of the kinds that inputs take. Whatever else the
 * notes say is refused: they come from outside, and superjson itself builds what they ask for, however deep, or endless.
 */
export function readQuestion(payload: unknown): unknown {
  if (!isHolder(payload)) throw unreadable();
  const question: Holder = { json: payload.json };
  const values = isHolder(payload.meta) ? payload.meta.values : undefined;
  if (values !== undefined && values !== null) readNotes(question, values, ["json"]);
  return question.json;
}

function readNotes(question: Holder, notes: unknown, at: readonly string[]): void {
  if (!isHolder(notes) || at.length > deepest) throw unreadable();
  if (Array.isArray(notes)) {
    const [kind, ...within] = notes;
    if (within.length > 0) throw unreadable();
    readOne(question, kind, at);
    return;
  }
  for (const [path, within] of Object.entries(notes)) readNotes(question, within, [...at, ...stepsOf(path)]);
}

function readOne(question: Holder, kind: unknown, at: readonly string[]): void {
  let holder = question;
  for (const step of at.slice(0, -1)) {
    const part = Object.hasOwn(holder, step) ? holder[step] : undefined;
    if (!isHolder(part)) throw unreadable();
    holder = part;
  }
  const key = at.at(-1) ?? "";
  if (!Object.hasOwn(holder, key)) throw unreadable();
  holder[key] = read(kind, holder[key]);
}

function read(kind: unknown, json: unknown): unknown {
  switch (kind) {
    case "Date":
      return new Date(typeof json === "string" ? json : Number.NaN);
    case "undefined":
      return undefined;
    case "number":
      return Number(json);
    case "bigint":
      if (typeof json === "string" && /^-?\d{1,40}$/.test(json)) return BigInt(json);
      throw unreadable();
    default:
      throw unreadable();
  }
}

/** "a.b\\.c" is "b.c" within "a". */
function stepsOf(path: string): string[] {
  const steps: string[] = [];
  let step = "";
  for (let index = 0; index < path.length; index++) {
    const letter = path[index];
    if (letter === ".") {
      steps.push(step);
      step = "";
    } else step += letter === "\\" ? (path[++index] ?? "") : letter;
    if (steps.length > deepest) throw unreadable();
  }
  return [...steps, step];
}
