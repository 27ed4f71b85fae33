import type { ChangeDiff } from "@ymp/db/schema/platform";
import type { LoggedKind } from "./equipment.record.ts";

/** The lines of a machine's logbook, as the database puts them together. Readings and times in tenths, parts in pieces. */
export type HistoryLine =
  | {
      kind: "reading";
      counterKind: "hours" | "starts" | "cycles" | "km" | "litres";
      reading: number;
      total: number;
      source: "manual" | "job" | "import";
      jobId: string | null;
      note: string | null;
    }
  | {
      kind: "work";
      outcome: "done" | "missed" | "extra";
      jobId: string | null;
      title: string;
      dueOn: string | null;
      doneBy: string | null;
      workDone: string | null;
      spentTenths: number | null;
      total: number | null;
      /** Names and ranks. */
      signedBy: string | null;
      parts: { itemId: string; name: string; partNo: string | null; quantity: number }[];
    }
  | { kind: "job"; jobId: string; number: number; year: number; jobKind: string; title: string }
  | { kind: "remark"; recordKind: string; recordId: string; body: string }
  | {
      kind: "change";
      recordKind: LoggedKind;
      recordId: string;
      verb: string;
      diff: ChangeDiff;
      facts: Record<string, string | number | boolean | null>;
    };
