import type { SystemHealth } from "./platform.queries.ts";

export const healthParts = ["queue", "mail", "database", "security"] as const;
export type HealthPart = (typeof healthParts)[number];

/** Each part of the system with the message key of what is wrong with it; null while it is well. */
export type Verdicts = Record<HealthPart, string | null>;

const patience = { queueMs: 15 * 60_000, statementSeconds: 60, connectionShare: 0.85 } as const;

export function verdictsOn({ at, queue, mail, database, alarms }: SystemHealth): Verdicts {
  return {
    queue: queueVerdict(queue, at),
    mail: mail.failedLastDay > 0 ? "mailFailing" : null,
    database: databaseVerdict(database),
    security: alarms.lastDay > 0 ? "alarmsRaised" : null,
  };
}

function queueVerdict(queue: SystemHealth["queue"], at: Date): string | null {
  if (!queue) return "queueUnknown";
  if (queue.failed > 0) return "queueGaveUp";
  const waitsMs = queue.oldestWaitingAt ? at.getTime() - queue.oldestWaitingAt.getTime() : 0;
  return waitsMs > patience.queueMs ? "queueStuck" : null;
}

function databaseVerdict(database: SystemHealth["database"]): string | null {
  const { connections, maxConnections, oldestStatementSeconds } = database;
  if (maxConnections > 0 && connections / maxConnections > patience.connectionShare) return "connectionsFull";
  return (oldestStatementSeconds ?? 0) > patience.statementSeconds ? "statementLong" : null;
}
