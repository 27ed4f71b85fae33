import { createTRPCClient, httpBatchLink, type TRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ErrorCode, MessageParams } from "@ymp/core/errors";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator, type Translate } from "@ymp/i18n/translator";
import superjson from "superjson";
import type { AppRouter } from "./root.ts";
import type { ErrorShape } from "./trpc.ts";

export interface ClientOptions {
  /** Where the application is reached, such as "https://yacht.example.com". */
  readonly url: string;
  /** An API token, or one that `session.openToken` answered. */
  readonly token: string;
  /** The vessel whose work the calls are about; needed for everything but the account's own matters. */
  readonly vesselId?: string;
}

/** Every procedure of the router, typed: `await client.jobs.list.query({})`. */
export type Client = TRPCClient<AppRouter> & {
  /** The same client for another vessel. */
  readonly onVessel: (vesselId: string) => Client;
};

/** The server said no. Its `message` is the English sentence; `code` and `messageKey` are for telling cases apart. */
export class RefusedError extends TRPCClientError<AppRouter> {
  override readonly name = "RefusedError";
  readonly code: ErrorCode;
  readonly messageKey: string;
  readonly params: MessageParams;
  /** The message key of each input at fault, by its path. */
  readonly fields: Record<string, string>;
  /** For the administrator: finds the request in the server's log. */
  readonly requestId: string | null;

  constructor({ code, messageKey, params, fields, requestId }: ErrorShape) {
    super(sentenceOf(messageKey, params));
    // tRPC's own constructor turns every kind of its errors into the plain one.
    Object.setPrototypeOf(this, RefusedError.prototype);
    this.code = code;
    this.messageKey = messageKey;
    this.params = params;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** Each call of a batch holds a database connection of its own while it runs. */
const largestBatch = 8;

/** For scripts. A call that the server refuses throws a `RefusedError`; one that gets no answer, tRPC's own error. */
export function createClient(options: ClientOptions): Client {
  const { url, token, vesselId } = options;
  const procedures = createTRPCClient<AppRouter>({
    links: [
      namingRefusals,
      httpBatchLink({
        url: `${url.replace(/\/+$/, "")}/trpc`,
        transformer: superjson,
        maxItems: largestBatch,
        headers: { authorization: `Bearer ${token}`, ...(vesselId ? { "x-vessel-id": vesselId } : {}) },
      }),
    ],
  });
  // tRPC's client answers to every name, so what is added is in front of it.
  return Object.assign(Object.create(procedures), {
    onVessel: (other: string) => createClient({ ...options, vesselId: other }),
  });
}

const namingRefusals: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => observer.error(error.data ? new RefusedError(error.data) : error),
      }),
    );

let translate: Translate | undefined;

function sentenceOf(messageKey: string, params: MessageParams): string {
  translate ??= createTranslator(readMessages());
  try {
    return translate("en", messageKey, params);
  } catch {
    // A server younger than this checkout may speak of what it does not know.
    return messageKey;
  }
}
