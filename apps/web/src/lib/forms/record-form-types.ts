import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FormSchema } from "./form-schema.ts";
import type { MergeRule } from "./merge-fields.ts";

export interface Versioned {
  id: string;
  version: number;
}

/** What the form sends: a new record whole, of one that is there the changed fields and what they were changed from. */
export type RecordWrite<Output> =
  | { isNew: true; id: string; values: Output }
  | { isNew: false; id: string; version: number; values: Partial<Output>; base: Partial<Output> };

/** A line of a record's history, newest first. */
export interface FieldChange {
  actorName: string | null;
  /** Null where it is not known. */
  at: Date | null;
  diff: Readonly<Record<string, unknown>>;
}

export interface RecordFormOptions<Kept extends Versioned, Input extends FieldValues, Output, Saved> {
  /** Names the form among the drafts: "item", or "part of <machine>" where several can be started side by side. */
  kind: string;
  /** Of the fields that can be typed; ids and versions are added by `save`. */
  schema: FormSchema<Input, Output>;
  /** Absent: a new one. */
  record?: Kept | null | undefined;
  /** What the fields show; `id` is that of a new record. */
  valuesOf: (record: Kept | undefined, id: string) => Input;
  /** How changes of one field by two people are joined; where there is no rule, the person decides. */
  rules?: { readonly [Field in keyof Input & string]?: MergeRule };
  /** Kept on the device with whatever was typed, changed or not: what the rest was typed for. */
  keptAlong?: readonly (keyof Input & string)[];
  /** Never kept on the device: passwords. */
  secret?: readonly (keyof Input & string)[];
  /** The record as it is on the server now, undefined where it is gone. Needed to change one. */
  read?: (id: string) => Promise<Kept | undefined>;
  /** Who changed what, for the question about a field that two people changed. */
  history?: (id: string) => Promise<readonly FieldChange[]>;
  save: (write: RecordWrite<Output>) => Promise<Saved>;
  /** What belongs to the save itself wherever the window is by then, such as sending a file that was chosen. */
  onKept?: ((id: string) => void) | undefined;
  /**
   * Where the window goes on from the form, which is clean by then; with null where nothing was left to be sent. Not called
   * once the window has gone elsewhere.
   */
  onSaved: (saved: Saved | null, id: string) => void;
  /** Sent without a change as well, to say that it is right as it is. */
  sendsUnchanged?: boolean;
  /** A page: it stays open when it was saved. */
  stays?: boolean;
  /** Something beside the fields would be lost as well, such as photos that were chosen. It is not kept in the draft. */
  holdsMore?: boolean;
}

export interface Dispute {
  field: string;
  mine: unknown;
  theirs: unknown;
  by: FieldChange | null;
  /** Further fields to be decided. */
  more: number;
}

export interface RecordForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Of the record, or the one that a new record is going to have. */
  id: string;
  isNew: boolean;
  /** Something beside the fields waits to be sent with them. */
  holdsMore: boolean;
  /** It can be sent as it is, without a change. */
  sendsUnchanged: boolean;
  submit: () => void;
  isSaving: boolean;
  /** Why the server did not take it, as far as it is not said at a field. */
  error: unknown;
  /** Counted up with each refusal, so that the first field at fault gets the focus. */
  refusals: number;
  dispute: Dispute | null;
  decide: (side: "mine" | "theirs") => void;
  /** Fields that differ from what they were when the form was opened. */
  changed: readonly string[];
  /** When the draft was typed that the form was opened with; null where there was none. */
  restoredAt: Date | null;
  /** Read at the moment of leaving. */
  isDirty: () => boolean;
  /** What was typed goes on in another form: nothing is asked, the draft is dropped. */
  handOver: () => void;
  /** Drops the draft and shows what is saved. */
  startOver: () => void;
}
