import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { drawsNumber, type RecordedStatement, type Recording } from "./recording.ts";

/** Values for what a recording bound, by the same names. */
export type Values = Readonly<Record<string, string>>;

/** Sends the statements of a recording, prepared, and answers all rows. */
export type Replay = (sql: postgres.Sql, values: Values) => Promise<unknown[]>;

type Filled = (values: Values, made: readonly string[], number: number) => postgres.ParameterOrJSON<never>;
interface Step {
  readonly text: string;
  readonly draws: boolean;
  readonly parameters: readonly Filled[];
}

const scopeText =
  "select set_config('app.vessel_id', $1, true), set_config('app.user_id', $2, true), set_config('app.hides_private', '', true)";

/**
 * Reads go over the pool as they are; writes, and what calls the scoped functions of the database, in a transaction that
 * names the vessel. Statements of a wave leave together, as the product's do.
 */
export function replayOf(recording: Recording): Replay {
  const waves: Step[][] = [];
  for (const statement of recording.statements) {
    const wave = waves[statement.wave] ?? [];
    waves[statement.wave] = wave;
    wave.push(stepOf(statement, recording));
  }
  const madeCount = recording.made.length;
  const work = async (sql: postgres.ISql, values: Values): Promise<unknown[]> => {
    const made = Array.from({ length: madeCount }, freshId);
    const rows: unknown[] = [];
    let number = 0;
    for (const wave of waves) {
      const sent = wave.map(async ({ text, parameters, draws }) => {
        const filled = parameters.map((parameter) => parameter(values, made, number));
        const answer = await sql.unsafe(text, filled, { prepare: true }).values();
        if (draws) number = Number(answer[0]?.[0]);
        return answer;
      });
      rows.push(...(await Promise.all(sent)));
    }
    return rows;
  };
  const needsScope = recording.isWrite || recording.statements.some(({ text }) => text.includes("app."));
  if (!needsScope) return work;
  return (sql, values) =>
    sql.begin(async (tx) => {
      const scope = [values.vesselId ?? recording.vesselId, values.userId ?? recording.userId];
      const [, rows] = await Promise.all([tx.unsafe(scopeText, scope, { prepare: true }), work(tx, values)]);
      return rows;
    });
}

function stepOf({ text, parameters }: RecordedStatement, recording: Recording): Step {
  return { text, draws: drawsNumber(text), parameters: parameters.map((value) => parameterOf(value, recording)) };
}

/** A parameter with the places where another case, a new id or a new number goes. */
function parameterOf(value: unknown, { bound, made, drawnNumber }: Recording): Filled {
  if (drawnNumber !== null && value === drawnNumber) return (_values, _made, number) => number;
  if (typeof value !== "string") return () => asParameter(value);
  const sources = new Map<string, (values: Values, made: readonly string[]) => string | undefined>();
  for (const [key, recorded] of Object.entries(bound)) sources.set(recorded, (values) => values[key] ?? recorded);
  for (const [index, recorded] of made.entries()) sources.set(recorded, (_values, fresh) => fresh[index]);
  if (![...sources.keys()].some((recorded) => value.includes(recorded))) return () => value;
  const pieces = value.split(new RegExp(`(${[...sources.keys()].join("|")})`));
  const filled = pieces.map((piece) => sources.get(piece) ?? (() => piece));
  return (values, fresh) => filled.map((fill) => fill(values, fresh) ?? "").join("");
}

function asParameter(value: unknown): postgres.ParameterOrJSON<never> {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  throw new Error(`A parameter of the type ${typeof value} cannot be replayed.`);
}

function freshId(): string {
  const hex = Date.now().toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Opens connections that send parameters as they were recorded and read times and JSON as Drizzle lets them be read. */
export function openPlainPool(url: string): postgres.Sql {
  const sql = postgres(url, { max: 20, onnotice: () => {} });
  const asItIs = (value: unknown) => value;
  for (const type of [1184, 1082, 1083, 1114]) {
    sql.options.parsers[type] = asItIs;
    sql.options.serializers[type] = asItIs;
  }
  for (const json of [114, 3802]) sql.options.serializers[json] = asItIs;
  return sql;
}
