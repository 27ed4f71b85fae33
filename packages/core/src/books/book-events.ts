import type { CalendarDate } from "../calendar-date.ts";
import type { Values } from "../definitions/definition.ts";
import type { PrintedLine } from "../definitions/entry-lines.ts";
import type { SigningMethod } from "../signature.ts";
import type { Capacity } from "./book-rights.ts";
import type { Signers } from "./book-signers.ts";
import type { MadeBy } from "./form-versions.ts";

export const eventTypes = [
  "open",
  "entry",
  "sign",
  "strike",
  "verify_page",
  "design",
  "attach",
  "answer_lost",
  "paper_period",
  "declaration",
  "close",
] as const;
export type EventType = (typeof eventTypes)[number];

/** Under whatever was signed: who, as what, and the sum of the drawn signature. */
export interface SignedBy {
  readonly name: string;
  readonly rank?: string | undefined;
  readonly role: Capacity;
  readonly method: SigningMethod;
  readonly drawingHash: string;
}

/** By the second an entry says of which job it was made, or that it was of none; by the first the job stands beside the chain. */
export const entryEdition = 2;

/** What an entry says, as it was shown when it was saved. */
export interface EntryPayload {
  readonly code: string;
  readonly title: string;
  readonly values: Values;
  /** What stands on paper: line by line, or by the titles of columns. */
  readonly lines?: readonly PrintedLine[] | undefined;
  readonly columns?: Readonly<Record<string, string>> | undefined;
  readonly shipOffsetMin: number;
  /** Of the moment in which it was recorded; entries of the first weeks do not say it. */
  readonly recordedOffsetMin?: number | undefined;
  readonly signers: Signers;
  /** Rules that it broke and that kept nobody from saving it. */
  readonly warnings?: readonly string[] | undefined;
  readonly late?: true | undefined;
  readonly lateReason?: string | undefined;
  /** Of what waited on a device for a link: when it was written, by the device's clock, and the ship's clock then. */
  readonly writtenAt?: string | undefined;
  readonly writtenOffsetMin?: number | undefined;
  /** The number of the entry that it replaces, amends or cancels. */
  readonly corrects?: number | undefined;
  readonly author: { readonly name: string; readonly rank?: string | undefined };
  /** Of what was first written on paper: the event that declares the period, and the pages of the paper. */
  readonly paper?: { readonly seq: number; readonly pages: string } | undefined;
  /** Versions of the product and of the form that it was made by; entries of the first months do not say them. */
  readonly madeBy?: MadeBy | undefined;
  /** Absent from those of the first edition. */
  readonly edition?: number | undefined;
  /** That it was made for. Its title stays outside: a job may be private. */
  readonly job?: { readonly id: string; readonly number: string } | undefined;
}

/** A file that was put to an entry, to a period on paper or to a declaration, by the sum of its bytes. */
export interface AttachPayload {
  /** Of the event that it was put to. */
  readonly entryHash: string;
  readonly file: {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly sha256: string;
  };
}

export interface SignPayload extends SignedBy {
  readonly entryHash: string;
  /** The hashes of the files that were shown with it. */
  readonly files?: readonly string[] | undefined;
  /** Of a signature that waited on a device for a link: the hash of what was shown there, and when it was given by the device's clock. */
  readonly shown?: string | undefined;
  readonly givenAt?: string | undefined;
}

export interface StrikePayload extends SignPayload {
  readonly reason: string;
}

export interface PagePayload extends SignedBy {
  readonly page: number;
  readonly pageHash: string;
}

export interface OpenPayload extends SignedBy {
  readonly kind: string;
  readonly form: object;
  readonly place: string;
  readonly firstPage: number;
  readonly linesPerPage: number;
  readonly particulars: Readonly<Record<string, string>>;
  readonly title?: string | undefined;
  /** The volume of the vessel that was opened before it: its number, and the hash of its opening. The first has none. */
  readonly before?: { readonly number: string; readonly hash: string } | undefined;
}

/** From here on entries of a book of an own design are made so; those before keep the design that they were made with. */
export interface DesignPayload extends SignedBy {
  readonly form: object;
}

/** Why events are missing that a device had seen: from the first that is missed to the last, with its hash. */
export interface LostPayload extends SignedBy {
  readonly reason: string;
  readonly lost: { readonly from: number; readonly seq: number; readonly hash: string };
}

/** A period in which the book was kept on paper, since the product could not be used. What was written then is entered late and names it. */
export interface PaperPeriodPayload extends SignedBy {
  readonly from: string;
  readonly to: string;
  /** Of the paper, as they are numbered there. */
  readonly pages: string;
  readonly reason: string;
}

/** What a flag, or an organisation that it recognises, has issued for this kind of book: until then the paper book is the legal record. */
export interface DeclarationPayload extends SignedBy {
  readonly issuer: string;
  readonly reference: string;
  readonly issuedOn: CalendarDate;
  readonly expiresOn?: CalendarDate | undefined;
  /** The version of the product that it names. */
  readonly product?: string | undefined;
}

export interface ClosePayload extends SignedBy {
  readonly place: string;
}
