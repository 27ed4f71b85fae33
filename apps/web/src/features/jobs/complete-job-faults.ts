import type { FieldEditor } from "@ymp/core/access/field-policy";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Message } from "@ymp/core/errors";
import { judgeClassWork } from "@ymp/core/maintenance/class-work";
import type { ReadingVerdict } from "@ymp/core/maintenance/counters";
import { judgeCompletion } from "@ymp/core/maintenance/job-flow";
import { judgeSignature } from "@ymp/core/maintenance/job-signatures";
import type { Signing } from "@ymp/core/signature-schema";
import type { Say } from "@ymp/i18n/screen-translator";
import type { Refusal } from "../../app/failures.ts";
import { faultOfSigning } from "../../lib/signing/signing-faults.ts";
import type { CompletionDraft } from "./complete-job-draft.ts";
import { earlinessOf, needsReading } from "./complete-job-judgement.ts";
import type { Job } from "./job-sheet-data.ts";

/** Sentences, by the field they belong to. */
export interface Faults {
  fields: Record<string, string>;
  general?: string;
}

export const noFaults: Faults = { fields: {} };

interface Typing {
  job: Job;
  draft: CompletionDraft;
  doneAt: Date;
  doneOn: CalendarDate;
  verdict: ReadingVerdict | null;
  signing: Signing | null;
  /** Files that are on their way, and how many of them are photos. */
  pendingFiles: number;
  pendingPhotos: number;
  editor: FieldEditor;
  /** Whether it is the reader's to say that a reading ahead of the clock is right. */
  confirmsJumps: boolean;
  t: Say;
}

/** What can be told before the server is asked, by the server's own rules. */
export function faultsOfTyping({ job, draft, doneAt, doneOn, verdict, signing, ...typing }: Typing): Faults {
  const { pendingFiles, pendingPhotos, confirmsJumps, editor, t } = typing;
  const refusals = judgeCompletion(
    {
      status: job.status,
      doneAt,
      previousDoneAt: lastTimeDone(job),
      hasCounter: needsReading(job),
      reading: draft.reading,
      openTasks: 0,
      needsPhoto: job.plan?.needsPhoto ?? false,
      photoCount: job.files.filter(({ kind }) => kind === "photo").length + pendingPhotos,
    },
    new Date(),
  );
  const credit = draft.creditBy.trim() ? { by: draft.creditBy, capacity: draft.creditCapacity } : null;
  const fileCount = job.files.length + pendingFiles;
  refusals.push(...judgeClassWork(job, { workDone: draft.workDone, credit, fileCount }, editor));
  refusals.push(...judgeSignature(job.plan?.signature, "completion", signing !== null));
  const unlike = signing && job.signer ? faultOfSigning(signing, job.signer.name) : null;
  const say = ({ messageKey, params }: Message) => t(messageKey, params ?? {});
  const fields: Record<string, string> = {};
  for (const refusal of refusals) if (refusal.field) fields[refusal.field] = say(refusal);
  if (verdict && verdict.verdict !== "ok" && !(verdict.verdict === "too_far" && draft.confirmsReading))
    fields.reading =
      verdict.verdict === "too_far" && !confirmsJumps
        ? t("job-sheet:reading.jumpShort")
        : t(`job-sheet:reading.${verdict.verdict}Short`);
  if (draft.followUp && draft.followUp.title.trim() === "") fields.followUp = t("job-refusals:titleMissing");
  if (unlike) fields.signature = t(unlike);
  const early = earlinessOf(job, doneOn);
  if (early.verdict === "refuse") fields.doneAt = t("job-refusals:beforeClassWindow");
  const unnamed = refusals.find(({ field }) => !field);
  return unnamed ? { fields, general: say(unnamed) } : { fields };
}

function lastTimeDone({ planId, lastWork }: Job): Date | null {
  const times = lastWork.filter((work) => planId !== null && work.planId === planId).map(({ doneAt }) => doneAt);
  return times.length === 0 ? null : new Date(Math.max(...times.map((at) => at.getTime())));
}

/** Fields of the server's answer as the dialog names them. */
const ownNames: Record<string, string> = {
  readAt: "doneAt",
  "followUp.title": "followUp",
  tasks: "workDone",
  confirmsEarly: "doneAt",
  "credit.by": "credit",
  "signature.drawing": "signature",
  "signature.name": "signature",
};

export function faultsOfRefusal({ messageKey, params, fields }: Refusal, t: Say): Faults {
  const own = Object.entries(fields).map(([field, key]) => [ownNames[field] ?? field, t(key, params)] as const);
  return own.length > 0 ? { fields: Object.fromEntries(own) } : { fields: {}, general: t(messageKey, params) };
}
