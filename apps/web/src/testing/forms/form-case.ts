import type { FieldPolicy } from "@ymp/core/access/field-policy";
import type { ReactNode } from "react";
import type { Answers } from "../fake-server.ts";

/** One form of the application, for the tests that are the same for all of them. */
export interface FormCase {
  /** Below `apps/web/src`. */
  file: string;
  /** Opens it over what is saved now. */
  draw: (saved: object, close: () => void) => ReactNode;
  /** What is changed. */
  record: { id: string; version: number } & object;
  answers?: Answers;
  /** How the record is read; `within` puts it where the answer has it. */
  get?: { path: string; within?: (record: object) => object };
  save: string;
  /** Tells who changed it: the record's own call where that does. Absent where the reader is not told. */
  history?: string;
  /** The verb on the button. */
  submit: string;
  /** A text field: its label, its name, what is typed over it, and what somebody else writes there. */
  field: { label: string | RegExp; name: string; typed: string; theirs: string };
  /** Another field, that somebody else changes. */
  other: { name: string; value: unknown };
  /** Who may change which of its fields; absent where anyone who opens it may change all. */
  policy?: FieldPolicy<string, string>;
}

/** One that only creates: what is typed into its first field is kept, and lost only when that is wanted. */
export type NewFormCase = Pick<FormCase, "file" | "draw" | "answers"> & {
  field: Pick<FormCase["field"], "label" | "typed">;
};
