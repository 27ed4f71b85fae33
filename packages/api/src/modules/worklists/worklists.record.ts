import type { worklists } from "@ymp/db/schema/worklists";
import type { RecordDescriptor } from "../../platform/records.ts";

export type WorklistRow = typeof worklists.$inferSelect;

export const worklistRecord: RecordDescriptor<WorklistRow> = {
  kind: "worklist",
  searchEntry: ({ name, description, startsOn, endsOn }) =>
    name === undefined
      ? undefined
      : {
          title: name,
          detail: [startsOn, endsOn].filter(Boolean).join(" – ") || null,
          text: [description],
        },
};
