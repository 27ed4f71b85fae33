/** What the driver and the system say when a connection could not be made or was lost. */
const linkCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EADDRNOTAVAIL",
  "ENETDOWN",
  "ERR_SOCKET_CLOSED",
  "ERR_SOCKET_CLOSED_BEFORE_CONNECTION",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
]);

/** Whether the way to PostgreSQL was lost, which says nothing about whether the statement was done. */
export function isLinkError(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && linkCodes.has(error.code);
}

export const linkError = (code: string, sentence: string): Error => Object.assign(new Error(sentence), { code });

/** Its code says that every connection of the process was at work for as long as somebody may wait for one. */
export const poolBusy = "POOL_BUSY";
