import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

const secretFields = [
  "password",
  "newPassword",
  "currentPassword",
  "token",
  "cookie",
  "authorization",
  "passwordHash",
  "secret",
];

/** JSON lines on standard output. What must not be read in a log is taken out here, wherever it is. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*["x-auth-${field}"]`]);
  return pino(
    {
      level,
      base: undefined,
      redact: { paths, censor: "[hidden]" },
      serializers: { err: describeError, error: describeError, path: describePath },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

const describePath = (path: unknown) => (typeof path === "string" ? withoutTokens(path) : path);

/** A path as a router may understand it, whatever way it was written; parts that look like a token are hidden anywhere. */
function withoutTokens(path: string): string {
  const normal = withoutKeys(decoded(path).replace(/\/{2,}/g, "/"));
  return normal.replace(/[^/?&=]+/g, (part) => (looksLikeToken(part) ? "[hidden]" : part));
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** As many letters and digits, mixed, as a secret has. */
function looksLikeToken(part: string): boolean {
  return /^[\w-]{22,}$/.test(part) && /\d/.test(part) && /[a-z]/i.test(part) && !id.test(part);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface DescribedError {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
}

/** An error without the values that were sent to the database: they may be anybody's words or a password's hash. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: "thrown value", message: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    name: error.name,
    message: withoutParameters(error.message),
    code,
    stack: error.stack && withoutKeys(error.stack.replace(error.message, () => withoutParameters(error.message))),
    cause: error.cause instanceof Error && depth < 4 ? describeError(error.cause, depth + 1) : undefined,
  };
}

/** What follows in the text is values; those of several lines have no mark at their end. */
function withoutParameters(text: string): string {
  return withoutKeys(text.replace(/\nparams: [\s\S]*/, "\nparams: [hidden]"));
}

/** Addresses whose last part is a secret that grants access. */
function withoutKeys(text: string): string {
  return text.replace(/\b(reset-password|answer)\/+[\w%.~-]+/gi, "$1/[hidden]");
}
