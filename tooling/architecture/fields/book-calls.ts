import { archives, type Held } from "./held.ts";

/** Calls about the ship's books, inspections, the log and soundings. */
export const bookCalls: Readonly<Record<string, Held>> = {
  "inspections.start": "makes",
  "inspections.certify": "makes",
  "inspections.enter": "flow",
  "inspections.leave": "flow",
  "inspections.handOver": "flow",
  "inspections.handBack": "flow",
  "inspections.end": "flow",

  "logbooks.open": "makes",
  "logbooks.saveDraft": { policy: "draftPolicy", beside: ["logbookId", "jobId"] },
  "logbooks.removeDraft": { policy: "draftPolicy", changes: ["removed"], beside: ["reason"] },
  "logbooks.submit": "chain",
  "logbooks.enter": "chain",
  "logbooks.signSealed": "chain",
  "logbooks.sign": "chain",
  "logbooks.countersign": "chain",
  "logbooks.strike": "chain",
  "logbooks.design": "chain",
  "logbooks.tellHead": "flow",
  "logbooks.attachFile": "chain",
  "logbooks.answerLost": "chain",
  ...({ "logbooks.declarePaper": "chain", "logbooks.storeDeclaration": "chain" } as const),
  "logbooks.close": "chain",
  "logbooks.saveTank": { policy: "tankPolicy" },

  "log.save": { policy: "logEntryPolicy", beside: ["readings"] },
  "log.archive": archives("logEntryPolicy"),
  "log.restore": archives("logEntryPolicy"),
  "log.saveName": { policy: "logNamePolicy" },
  "log.archiveName": archives("logNamePolicy"),
  "log.restoreName": archives("logNamePolicy"),

  "soundings.save": { policy: "soundingPolicy" },
  "soundings.archive": archives("soundingPolicy"),
  "soundings.restore": archives("soundingPolicy"),
};
