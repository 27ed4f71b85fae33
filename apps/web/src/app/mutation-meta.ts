import type { ErrorCode, MessageParams } from "@ymp/core/errors";

/** What a mutation says about itself, so that no screen shows a toast or refreshes a list by hand. */
export interface MutationMeta extends Record<string, unknown> {
  /** Message key of the toast when it worked; undefined for a result that needs no words. */
  success?: string | ((result: unknown) => string | undefined);
  /** The toast takes the place of those shown before it: for settings that are tried out one after the other. */
  replacesToasts?: boolean;
  /** Message key of the toast when it did not; it offers to try again. */
  failure?: string;
  /** Fills the messages' parameters. */
  params?(result: unknown, input: unknown): MessageParams;
  /** Paths of the queries that are out of date afterwards: `["jobs"]` for a whole module, `["jobs", "list"]` for one. */
  invalidates?: readonly (readonly string[])[];
  /** Puts the change back; the success toast offers it. Of the call it makes, what is out of date is read again, and a failure told. */
  undo?(result: unknown, input: unknown): unknown;
  /** Goes to what was made; the success toast offers it where there is nothing to put back. */
  open?: (result: unknown, input: unknown) => void;
  /** Refusals that the screen shows itself, at a field or as a conflict; "unavailable" is that no answer came. */
  shownInPlace?: readonly ErrorCode[];
}

export interface QueryMeta extends Record<string, unknown> {
  /** Not kept on the device for reading without a link. */
  transient?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
    queryMeta: QueryMeta;
  }
}
