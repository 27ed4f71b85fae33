import type { Condition } from "./condition.ts";
import type { Expression } from "./expression.ts";

/**
 * What an entry holds, described as data: one description is checked by browser and server, drawn as a form, read as a page and
 * printed. Words are those of the form in the law or of its designer, in English; keys never change.
 */
export interface EntryType {
  readonly code: string;
  readonly title: string;
  readonly fields: readonly Field[];
  /** Who must sign it, where the kind of book does not say so. */
  readonly signers?: { readonly first: "officer" | "master"; readonly witness: boolean };
  /** The fields that say when it was done, in the order of time, where that is not `at` alone. */
  readonly times?: readonly string[];
  /** What holds between fields. */
  readonly rules: readonly Rule[];
  /** What is written on paper: line by line, or in the columns of a table. */
  readonly lines?: readonly Line[];
  readonly columns?: readonly Column[];
}

interface FieldCommon {
  readonly key: string;
  readonly label: string;
  /** The item that asks for it where the form numbers them. */
  readonly item?: string;
  readonly required?: boolean | Condition;
  /** It is asked, and taken, only then. */
  readonly when?: Condition;
}

export interface FigureFacts {
  readonly decimals: number;
  readonly unit?: string;
  readonly least?: string;
  readonly most?: string;
  readonly moreThan?: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What oil residues are kept in by item 3.1 of the supplement to the IOPP certificate, and bilge water by 3.3. */
export type IoppItem = "3.1" | "3.2" | "3.3";

export type Field = FieldCommon &
  (
    | {
        readonly type: "text";
        readonly longest: number;
        readonly shortest?: number;
        /** What was sounded in tanks of this item is proposed as its words. */
        readonly soundingsOf?: IoppItem;
      }
    /** `proposed` is shown beside the field, and taken by a press. */
    | ({ readonly type: "figure"; readonly proposed?: Expression } & FigureFacts)
    /** Nobody types it. */
    | ({ readonly type: "computed"; readonly from: Expression } & FigureFacts)
    | { readonly type: "flag" | "date" | "position" | "place" | "person" | "equipment" | "files" }
    /** A form may ask to be kept by UTC. */
    | { readonly type: "instant"; readonly clock?: "utc" }
    | { readonly type: "choice"; readonly options: readonly Option[]; readonly several?: boolean }
    | { readonly type: "tank"; readonly iopp?: readonly IoppItem[]; readonly several?: boolean }
    | {
        readonly type: "rows";
        readonly fields: readonly Field[];
        readonly least: number;
        readonly most: number;
        readonly onceEach?: string;
      }
  );
export type FieldType = Field["type"];

/** A `fault` keeps an entry from being saved, a `warning` is shown on saving and stays with it. */
export type Severity = "fault" | "warning";

export interface Rule {
  readonly id: string;
  /** It holds in each row of this table, of whose fields all that follow are. */
  readonly each?: string;
  /** The field at which it is shown. */
  readonly field: string;
  readonly severity: Severity;
  readonly when?: Condition;
  /** Without it nothing helps: what `when` says may not be. */
  readonly holds?: {
    readonly left: Expression;
    readonly is: "<" | "<=" | "=" | "!=" | ">=" | ">";
    readonly right: Expression;
    /** How far apart equal figures may be. */
    readonly within?: Expression;
  };
}

/** `item` is before it; a line whose fields are not asked for is left out. */
export interface Line {
  readonly item: string;
  readonly when?: Condition;
  readonly parts: readonly Part[];
}

export interface Column {
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part =
  | string
  | { readonly field: string }
  | { readonly ifFilled: string; readonly then: readonly Part[] }
  | { readonly onlyWhen: Condition; readonly then: readonly Part[] }
  /** Those of which something is there. */
  | { readonly joined: readonly Part[]; readonly between: string }
  | { readonly each: string; readonly parts: readonly Part[]; readonly between: string };

/** Decimal degrees, WGS 84, north and east positive. Zero is the equator and Greenwich. */
export interface Position {
  readonly lat: string;
  readonly lon: string;
}

/** A port, or where the vessel is at sea. */
export type Place = { readonly port: string } | Position;

/** Figures are decimal strings as they were typed, instants `2026-03-01T08:10:00Z`, tanks, people and equipment ids. */
export type Value = string | boolean | readonly string[] | Position | Place | readonly Values[] | null;
export type Values = Readonly<{ [key: string]: Value | undefined }>;

export interface TankFacts {
  readonly name: string;
  /** m³ */
  readonly capacity: string | null;
  readonly iopp: IoppItem | null;
  /** m³ by the last entry of the book that states it, and when that was done. */
  readonly retained: string | null;
  readonly retainedAt?: Date | null | undefined;
  /** t of oil after it was bunkered last, by that entry, and when that was done. */
  readonly tonnes?: string | null | undefined;
  readonly tonnesAt?: Date | null | undefined;
  /** m³ by the last sounding, tonnes of it where the density is known, and when it was taken. */
  readonly sounded?: string | null | undefined;
  readonly soundedTonnes?: string | null | undefined;
  readonly soundedAt?: Date | null | undefined;
}

/** A time in which something held; it holds still where `to` is null. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

/** What is known beside the entry. */
export interface Facts {
  readonly tanks: ReadonlyMap<string, TankFacts>;
  /** Of the vessel and her equipment, such as what her 15 ppm equipment takes in an hour. */
  readonly figures: Readonly<Record<string, string | undefined>>;
  /** When a figure was told that holds only for what was done since. */
  readonly toldAt?: Readonly<Record<string, Date | undefined>>;
  readonly flags: Readonly<Record<string, boolean | undefined>>;
  /** Such as when the oil filtering equipment did not work. */
  readonly spans?: Readonly<Record<string, readonly Span[] | undefined>>;
  /** Times in an entry are checked against it. */
  readonly now?: Date;
}
