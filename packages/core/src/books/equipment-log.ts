import type { EntryType } from "../definitions/definition.ts";
import { choice, figure, instant, person, text, the } from "./fields.ts";

/** Lines of a machine's book that are written by hand; readings, jobs, parts and surveys are shown from their own records. */
const line: EntryType = {
  code: "note",
  title: "Line",
  fields: [
    instant("at", "Time"),
    choice("type", "Type", {
      note: "Note",
      calibration: "Calibration",
      overhaul: "Overhaul",
      defect: "Defect",
      move: "Move",
    }),
    figure("hours", "Running hours", { decimals: 1, unit: "h", least: "0", most: "999999" }),
    text("text", "Text", { longest: 4000 }),
    person("by", "Author"),
  ],
  rules: [],
  columns: [
    { title: "Time", parts: [the("at")] },
    { title: "Type", parts: [the("type")] },
    { title: "Hours", parts: [the("hours")] },
    { title: "Text", parts: [the("text")] },
    { title: "Author", parts: [the("by")] },
  ],
};

export const equipmentLog: readonly EntryType[] = [line];
