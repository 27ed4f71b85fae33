import path from "node:path";
import { connectionsOfProcess } from "@ymp/db/connection-budget";
import { z } from "zod";

const flag = (meaning: string) =>
  z
    .enum(["0", "1"], { error: `${meaning} is 1 for yes or 0 for no.` })
    .default("0")
    .transform((text) => text === "1");

const address = (name: string, schemes: string[], example: string) =>
  z
    .string()
    .refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text), {
      error: `${name} should be an address such as ${example}.`,
    })
    .optional();

const connectionsRange = `DATABASE_CONNECTIONS should be a whole number from ${connectionsOfProcess.fewest} to ${connectionsOfProcess.most}.`;

const postgresSchemes = ["postgres", "postgresql"];

const envSchema = z.object({
  PORT: z.coerce
    .number({ error: "PORT should be a number from 0 to 65535." })
    .int("PORT should be a whole number.")
    .min(0, "PORT should be a number from 0 to 65535.")
    .max(65_535, "PORT should be a number from 0 to 65535.")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: address("DATABASE_URL", postgresSchemes, "postgres://owner:password@db.example.com/ymp"),
  DATABASE_APP_URL: address("DATABASE_APP_URL", postgresSchemes, "postgres://ymp_app:password@db.example.com/ymp"),
  DATABASE_QUEUE_URL: address(
    "DATABASE_QUEUE_URL",
    postgresSchemes,
    "postgres://ymp_queue:password@db.example.com/ymp",
  ),
  DATABASE_REPLICA_URL: address("DATABASE_REPLICA_URL", postgresSchemes, "postgres://replica.example.com"),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: connectionsRange })
    .int(connectionsRange)
    .min(connectionsOfProcess.fewest, connectionsRange)
    .max(connectionsOfProcess.most, connectionsRange)
    .default(connectionsOfProcess.default),
  APP_ORIGIN: address("APP_ORIGIN", ["http", "https"], "https://yacht.example.com"),
  APP_HOSTS: z
    .string()
    .regex(/^\s*(\[[\da-f:]+\]|[\w.-]+)(:\d+)?(\s*,\s*(\[[\da-f:]+\]|[\w.-]+)(:\d+)?)*\s*$/i, {
      error: "APP_HOSTS should be names with commas between them, such as yacht.local,10.0.0.5.",
    })
    .optional(),
  APP_SECRET: z.string().min(32, "APP_SECRET should have at least 32 characters.").optional(),
  APP_SECRET_CHANGED: flag("APP_SECRET_CHANGED"),
  SMTP_URL: address("SMTP_URL", ["smtp", "smtps"], "smtps://user:password@mail.example.com"),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, {
      error: "MAIL_FROM should be an address such as ymp@example.com, or YMP <ymp@example.com>.",
    })
    .default("YMP <ymp@localhost>"),
  STORAGE_URL: address("STORAGE_URL", ["s3"], "s3://key:secret@s3.example.com/bucket?region=eu-west-1"),
  STORAGE_KEY: z.string().optional(),
  STORAGE_SECRET: z.string().optional(),
  CLAMAV_URL: z
    .string()
    .regex(/^(tcp:\/\/(\[[\da-f:]+\]|[^\s:/?#@[\]]+)(:\d{1,5})?\/?|\/\S+)$/i, {
      error:
        "CLAMAV_URL should be tcp://clamav.example.com:3310, or the path of a socket such as /run/clamav/clamd.ctl.",
    })
    .optional(),
  PRIVACY_NOTICE: z.string().optional(),
  SEED: z
    .enum(["demo", "none"], {
      error: 'SEED should be "demo" for a fleet to try, or "none" to begin with the first administrator.',
    })
    .optional(),
  ADMIN_SECOND_STEP: z
    .enum(["required", "optional"], {
      error: 'ADMIN_SECOND_STEP should be "required", or "optional" to let administrators of the platform do without.',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "LOG_LEVEL should be fatal, error, warn, info, debug, trace or silent.",
    })
    .default("info"),
  TRUST_PROXY: flag("TRUST_PROXY"),
  SHUTDOWN_DELAY: z.coerce
    .number({ error: "SHUTDOWN_DELAY should be a number of seconds from 0 to 300." })
    .min(0, "SHUTDOWN_DELAY should be a number of seconds from 0 to 300.")
    .max(300, "SHUTDOWN_DELAY should be a number of seconds from 0 to 300.")
    .default(0),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN should have at least 16 characters.").optional(),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | undefined;
  readonly databaseQueueUrl: string | undefined;
  /** A streaming replica of the database, from which reports are read. */
  readonly replicaUrl: string | null;
  /** What this process may open to the database, all its parts together. */
  readonly databaseConnections: number;
  /** Without a slash at its end. */
  readonly origin: string;
  /** Names beside that of the origin under which requests are answered. */
  readonly furtherHosts: readonly string[];
  /** Seals what must not be readable in the database; null for a key of its own in `dataFolder`. */
  readonly appSecret: string | null;
  /** The key was changed for good: the database is to know this one from now on. */
  readonly hasNewKey: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** With key and secret in it; null for a folder under `dataFolder`. */
  readonly storageUrl: string | null;
  /** Of ClamAV's daemon, or the path of its socket; null where nothing is scanned. */
  readonly scannerUrl: string | null;
  /** A file with the operator's own words on privacy; null where there are none. */
  readonly privacyNotice: string | null;
  readonly seed: "demo" | "none";
  /** Not of the demo's, whose password everybody knows. */
  readonly administratorsNeedSecondStep: boolean;
  readonly logLevel: string;
  /** Whether a reverse proxy in front forwards the caller's address. */
  readonly trustsProxy: boolean;
  readonly metricsToken: string | null;
  /** How long a stopping process goes on serving, so that a balancer learns to send nobody here. */
  readonly shutdownDelayMs: number;
  /** Mails are kept and anyone who reaches the server may read them: for trying things out, never behind a proxy. */
  readonly hasInbox: boolean;
}

/** One sentence for each setting that is wrong. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

export function readSettings(env: Record<string, string | undefined>, projectFolder: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message).join("\n"));
  const { data } = parsed;
  const seed = data.SEED ?? (data.DATABASE_URL ? "none" : "demo");
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: path.resolve(projectFolder, data.DATA_DIR ?? ".data"),
    databaseUrl: data.DATABASE_URL ?? null,
    databaseAppUrl: data.DATABASE_APP_URL,
    databaseQueueUrl: data.DATABASE_QUEUE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    replicaUrl: data.DATABASE_REPLICA_URL ?? null,
    origin: data.APP_ORIGIN ? new URL(data.APP_ORIGIN).origin : `http://${hostInAddress(data.HOST)}:${data.PORT}`,
    furtherHosts: data.APP_HOSTS?.split(",") ?? [],
    appSecret: data.APP_SECRET ?? null,
    hasNewKey: data.APP_SECRET_CHANGED,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    storageUrl: data.STORAGE_URL ? withCredentials(data.STORAGE_URL, data.STORAGE_KEY, data.STORAGE_SECRET) : null,
    scannerUrl: data.CLAMAV_URL ?? null,
    privacyNotice: data.PRIVACY_NOTICE ? path.resolve(projectFolder, data.PRIVACY_NOTICE) : null,
    seed,
    administratorsNeedSecondStep:
      (data.ADMIN_SECOND_STEP ?? (seed === "demo" ? "optional" : "required")) === "required",
    logLevel: data.LOG_LEVEL,
    trustsProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN ?? null,
    shutdownDelayMs: data.SHUTDOWN_DELAY * 1000,
    hasInbox: !data.SMTP_URL && !isPublished(data) && (isLoopback(data.HOST) || seed === "demo"),
  };
}

/** A configured public address or proxy means that others can reach the server. */
function isPublished({ APP_ORIGIN: origin, TRUST_PROXY: trustsProxy }: z.output<typeof envSchema>): boolean {
  return trustsProxy || (origin !== undefined && !isLoopback(new URL(origin).hostname.replace(/^\[|\]$/g, "")));
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.") || host.startsWith("::ffff:127.");
}

/** By name where there is one: browsers make security keys for names only. */
function hostInAddress(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function withCredentials(storageUrl: string, key: string | undefined, secret: string | undefined): string {
  const url = new URL(storageUrl);
  if (key) url.username = encodeURIComponent(key);
  if (secret) url.password = encodeURIComponent(secret);
  if (url.username === "" || url.password === "")
    throw new SettingsError(
      "STORAGE_URL needs an access key and a secret: s3://key:secret@…, or set STORAGE_KEY and STORAGE_SECRET.",
    );
  return url.href;
}
