import type { AccessOverrides } from "@ymp/core/access/permissions";
import type { Access } from "@ymp/core/access/resolve-access";
import type { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Account, Vessel } from "./platform/accounts/accounts.ts";
import type { GivenOut } from "./platform/disclosures/given-out.ts";
import type { FileAnswer } from "./platform/exports/file-answer.ts";
import type { ScopedServices, Services } from "./services.ts";

/** Who sent the request: a browser's session or a script's token. */
export interface Principal {
  readonly kind: "user" | "token";
  readonly account: Account;
  /** The session's hash, or the id of the token. */
  readonly sessionId: string;
  /** When it was last proven by password that the owner of the session sits there; absent for a script's token. */
  readonly confirmedAt?: Date;
  /** After how long unused the session ends; absent for a script's token. */
  readonly idleMinutes?: number;
  /** What a script's token was made for; absent for the person who signed in with a password. */
  readonly limits?: TokenLimits;
}

export interface TokenLimits {
  /** The one vessel it opens; null: whichever its owner may enter. */
  readonly vesselId: string | null;
  readonly madeAt: Date;
  /** The highest levels it may use. */
  readonly levels: AccessOverrides;
}

/** What is known of a request before any gate was passed. */
export interface RequestContext {
  readonly services: Services;
  readonly principal: Principal | null;
  /** Why the token that came with the request opens nothing; absent when none came, or it does. */
  readonly tokenRefusal?: AppError | undefined;
  /** The request's cookie is of another account than the one it is sent for. */
  readonly isOfOther?: boolean;
  /** The vessel named by the request's header; proves nothing until the gate has found a membership. */
  readonly requestedVesselId: string | null;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string | null;
  /** The key that the request came under, if any. */
  readonly writeKey?: WriteKey | undefined;
  /** What the browser keeps of who has signed in on it. */
  readonly deviceCookie?: string | null;
  /** Of the inspection that is open in the browser: no account's session, and asked about by its own module alone. */
  readonly inspectionToken?: string | null;
  /** Aborted when the sender hangs up before the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Of a browser: keeps a file that was made until it is downloaded, and answers its address. */
  readonly offerDownload?: ((file: FileAnswer) => Promise<string>) | undefined;
  /** Response headers a procedure may set: the session cookie. */
  readonly setHeader: (name: string, value: string) => void;
}

/** What a request asks for, told from every other by its digest. */
export interface Asked {
  readonly path: string;
  /** Of the whole input, as it was sent; with the installation's key, since an input may hold a secret. */
  readonly digest: () => Promise<string>;
}

/** What a sender names a write by, so that it may be sent again without being done again. */
export interface WriteKey {
  readonly key: string;
  /** What the whole request asks, where it calls procedures one after the other. */
  readonly asked?: Asked;
  readonly nextStep: () => number;
}

/** Who is behind a write. */
export interface Actor {
  readonly kind: "user" | "token" | "system";
  readonly userId: string | null;
}

/**
 * The scope a service works in: a transaction that sees one vessel only, who acts, and the moment that counts as now.
 * Only the gate, the queue and the platform's administration (`platform/outside.ts`) make one.
 */
export interface VesselScope {
  readonly tx: Db;
  readonly vesselId: string;
  readonly vessel: Vessel;
  readonly actor: Actor;
  /** Null for what no single request asked for: work of the queue, and what is done from outside. */
  readonly asked: Asked | null;
  readonly access: Access;
  /** The person of this vessel that the account stands for, if any. */
  readonly profileId: string | null;
  readonly now: Date;
  /** Of the request, for what takes long: nobody waits for the answer once it is aborted. */
  readonly signal?: AbortSignal | undefined;
  readonly services: ScopedServices;
  /** How many change rows this request wrote. */
  readonly audit: { rows: number };
  /** What the answer gives away that is close to people; the gate records it. */
  readonly givenOut: GivenOut[];
  /** What may only happen once the writes hold, such as a mail whose fate the answer tells. Runs before the answer leaves. */
  readonly afterCommit: ((services: Services) => Promise<void>)[];
}

/** Opens the transaction of a request, and ends it with the work. */
export type Enter = <T>(access: "read" | "write", work: (scope: VesselScope) => Promise<T>) => Promise<T>;

/** A request that may enter its vessel and has not yet: what takes its time is done before. */
export interface AtTheGate {
  readonly services: Services;
  readonly principal: Principal;
  readonly address: string;
  readonly vesselId: string;
  readonly access: Access;
  readonly enter: Enter;
}
