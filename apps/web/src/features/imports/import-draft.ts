import { columnAnswer, fileConstants, rowDecisions } from "@ymp/api/modules/imports/imports.schema";
import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { type ImportKind, importKinds } from "@ymp/core/imported-lists";
import { useCallback, useState } from "react";
import { z } from "zod";
import { chosenVesselId } from "../../app/vessel-choice.ts";
import { typedInTab as storage } from "../../lib/forms/ask-before-loss.ts";

const columnChoice = z.object({
  column: z.int(),
  use: z.enum(["field", "remarks", "ignore"]),
  field: z.string().optional(),
});
export type ColumnChoice = z.infer<typeof columnChoice>;

export type ColumnAnswer = z.infer<typeof columnAnswer>;

export type FileConstants = z.infer<typeof fileConstants>;

export type RowDecisions = z.infer<typeof rowDecisions>;

const counts = z.object({ create: z.number(), update: z.number(), skip: z.number(), error: z.number() });

export const importSteps = ["file", "mapping", "preview", "result"] as const;
export type ImportStep = (typeof importSteps)[number];

const importDraft = z.object({
  /** The import keeps it, so that pressing twice imports once. */
  id: idSchema,
  kind: z.enum(importKinds),
  step: z.enum(importSteps),
  file: z.object({ fileName: z.string(), base64: z.string() }).nullable(),
  sheet: z.int(),
  /** Null until the person has changed something: then the guess of the server counts. */
  mapping: z.array(columnChoice).nullable(),
  answers: z.record(z.string(), columnAnswer),
  /** Null until the person has changed something, as the mapping. */
  constants: fileConstants.nullable(),
  decisions: rowDecisions,
  result: counts.nullable(),
});
export type ImportDraft = z.infer<typeof importDraft>;

/** A file of one vessel is offered on no other. */
const keyOf = (kind: ImportKind) => `ymp.import.${chosenVesselId()}.${kind}`;

/** A file or sheet of which nothing is decided yet. */
export const undecided = { mapping: null, answers: {}, constants: null, decisions: {} } as const;

function newDraft(kind: ImportKind): ImportDraft {
  return { id: newId(), kind, step: "file", file: null, sheet: 0, ...undecided, result: null };
}

function readDraft(kind: ImportKind): ImportDraft {
  try {
    return importDraft.parse(JSON.parse(storage.getItem(keyOf(kind)) ?? ""));
  } catch {
    // Nothing was kept, or by an older release: the import starts at its beginning.
    return newDraft(kind);
  }
}

/** A file may be larger than the browser keeps for a tab; then it lasts as long as the page. */
function keepDraft(draft: ImportDraft): void {
  try {
    storage.setItem(keyOf(draft.kind), JSON.stringify(draft));
  } catch {
    storage.removeItem(keyOf(draft.kind));
  }
}

/** The same file as a list of another kind; its columns are guessed again. */
export function handOver({ file, sheet }: ImportDraft, kind: ImportKind): void {
  keepDraft({ ...newDraft(kind), file, sheet });
}

export interface ImportDraftStore {
  draft: ImportDraft;
  change: (change: Partial<ImportDraft>) => void;
  startOver: () => void;
}

/** What was chosen so far; it outlasts a reload. */
export function useImportDraft(kind: ImportKind): ImportDraftStore {
  const [draft, setDraft] = useState(() => readDraft(kind));
  const change = useCallback((next: Partial<ImportDraft>) => {
    setDraft((now) => {
      const changed = { ...now, ...next };
      keepDraft(changed);
      return changed;
    });
  }, []);
  const startOver = useCallback(() => {
    storage.removeItem(keyOf(kind));
    setDraft(newDraft(kind));
  }, [kind]);
  return { draft, change, startOver };
}
