import { designAt } from "@ymp/core/books/redesigned-values";
import type { EntryType, Values } from "@ymp/core/definitions/definition";
import { toast } from "@ymp/ui/primitives/toaster";
import { useMemo, useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { askedValues } from "../../lib/definitions/asked-values.ts";
import { instantText } from "../../lib/definitions/time-controls.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { isSame, joinFields } from "../../lib/forms/merge-fields.ts";
import type { RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { amendUnsent } from "../../lib/offline/change-unsent.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { designOf } from "./book-layout.ts";
import { asksWhyLate, type EntryInput, type EntryOutput, entryForm, timesIn } from "./entry-form.ts";
import type { EntryFormSheetProps } from "./entry-form-sheet.tsx";
import { useBeginDraft, useEnterEntry, useSaveDraft, useSubmitEntry } from "./logbooks.mutations.ts";
import type { Book, BookEntry, Draft } from "./logbooks.queries.ts";
import { type DraftInput, type EnterInput, type UnsentInput, unsentIn } from "./unsent.ts";
import type { FactsOf } from "./use-entry-around.ts";

/** The state of an entry's form: kept as a draft on the way into the book, merged field by field where two write it. */
export function useEntryForm(props: EntryFormSheetProps, factsOf: FactsOf) {
  const { book, type, draft, unsent, corrected, onSaved } = props;
  const { t } = useTranslation("logbooks");
  const { id: vesselId } = useVessel();
  const { queryClient, trpc, queue, link } = useServices();
  const { mutateAsync: save } = useSaveDraft();
  const { mutateAsync: submit } = useSubmitEntry();
  const { mutateAsync: enter } = useEnterEntry(book);
  const { mutateAsync: beginDraft } = useBeginDraft(book);
  const isDraft = useRef(false);
  const signs = useRef(false);
  /** A draft that could not be kept lacks nothing. */
  const [asksWhole, setAsksWhole] = useState(false);
  const schema = useMemo(() => entryForm({ type, factsOf, isWhole: () => !isDraft.current }), [type, factsOf]);

  /** Of a draft that the server keeps: changed fields, merged there with what others wrote into it. */
  async function keep(write: Extract<RecordWrite<EntryOutput>, { isNew: false }>): Promise<number> {
    const { id, version } = write;
    const { values, base } = write;
    if (Object.keys(values).length === 0) return version;
    return (await save({ id, logbookId: book.id, version, base, design: state.form.getValues("design"), ...values }))
      .version;
  }

  async function begin(id: string, values: EntryOutput) {
    const input = { id, logbookId: book.id, ...values };
    if (unsent) await amend({ ...input, id: unsent.input.id });
    else await beginDraft(input);
  }

  /** As it stands, in one step; it waits on this device where there is no link. */
  async function enterNow(entryId: string, values: EntryOutput, known: Pick<Draft, "id" | "version"> | undefined) {
    const isLate = asksWhyLate(timesIn(type, values), new Date());
    const input: EnterInput = {
      ...sent(values),
      ...{ id: entryId, logbookId: book.id, draft: known ?? draftOf(unsent) },
      ...{ lateReason: isLate ? values.lateReason : null, writtenAt: new Date() },
      values: askedValues(type, values.values as Values, factsOf(values)) as EnterInput["values"],
    };
    if (unsent?.isEntry) return amend(input);
    if (unsentOf().entries.some(({ entry }) => saysTheSame(entry, input))) return;
    await enter(input);
    // Not before: until then it is all that there is of it.
    if (unsent) void queue.discard(unsent.write.id);
  }

  async function put(write: RecordWrite<EntryOutput>, entryId: string): Promise<void> {
    if (write.isNew)
      await (isDraft.current ? begin(write.id, write.values) : enterNow(entryId, write.values, undefined));
    else if (isDraft.current) await keep(write);
    else if (link.getState().isOnline) await submit({ id: write.id, version: await keep(write), entryId });
    else await enterNow(entryId, { ...outputOf(draft), ...write.values }, { id: write.id, version: write.version });
  }

  /** The form goes over to the design that came meanwhile, with what fits it. */
  function readDesignAgain(refused: unknown): never {
    if (refusalOf(refused)?.messageKey === "logbook-refusals:designedAnew")
      void queryClient.invalidateQueries({ queryKey: [["logbooks"]] });
    throw refused;
  }

  const unsentOf = () => unsentIn(queue.getState().writes, vesselId, book.id);

  /** Sent again after the page was loaded again, it is the same entry, as its form is the same. */
  function entryIdOf(formId: string): string {
    if (draft) return props.entryId;
    return unsent?.isEntry ? unsent.input.id : idBeside(unsent?.input.id ?? formId);
  }

  /** The draft that it was made of, as it is by now: what others wrote into it meanwhile was told. */
  function draftOf(waiting: UnsentInput | undefined): EnterInput["draft"] {
    // It may have been sent, though no answer came.
    if (waiting && !waiting.isEntry) return { id: waiting.input.id };
    const made = waiting?.input.draft;
    if (made?.version === undefined) return made;
    const drafts = queryClient.getQueryData(trpc.logbooks.drafts.queryOptions({ id: book.id }).queryKey);
    const now = drafts?.find(({ id }) => id === made?.id);
    return drafts && link.getState().isOnline ? now && { id: now.id, version: now.version } : made;
  }

  /** Whoever signed what it said before signs again. */
  async function amend(input: EnterInput | DraftInput) {
    if (!unsent) return;
    const resting = unsent.isEntry && unsent.signature ? [unsent.signature.id] : [];
    if (await amendUnsent(queue, unsent.write.id, input, resting)) return;
    toast.failure(t("unsent.sentMeanwhile"));
    throw new SentMeanwhile();
  }

  const state = useRecordForm<Draft, EntryInput, EntryOutput, { entryId: string | undefined }>({
    ...{ kind: `entry of ${book.id} ${unsent?.write.id ?? type.code}`, schema, record: draft, sendsUnchanged: true },
    keptAlong: ["design"],
    valuesOf: (saved) =>
      saved ? valuesOf(saved) : unsent ? written(type, unsent.input) : begun(book, type, corrected),
    rules: { values: joinFields },
    read: async (id) => {
      const options = { ...trpc.logbooks.drafts.queryOptions({ id: book.id }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: async (write) => {
      const entryId = entryIdOf(write.id);
      await put(write, entryId).catch(readDesignAgain);
      return { entryId: isDraft.current ? undefined : entryId };
    },
    onSaved: (saved) => onSaved(saved?.entryId, signs.current),
  });

  const words = useFieldWords((field) => (field === "values" ? t("entry") : t("occurredAt")));
  const send = (keeps: boolean, signsIt: boolean) => () => {
    // Asked until it is sent: what others saved meanwhile may come in between.
    isDraft.current = keeps;
    signs.current = signsIt;
    setAsksWhole(!keeps);
    state.submit();
  };
  return {
    state: { ...state, submit: send(false, true) },
    words,
    saveOnly: send(false, false),
    keepDraft: send(true, false),
    saysAll: asksWhole && state.refusals > 0,
  };
}

/** Another than that of the form, which its draft bears. */
const idBeside = (id: string) => id.slice(0, -1) + (Number.parseInt(id.slice(-1), 16) ^ 1).toString(16);

/** Whatever the clock said when each of them was written. */
const saysTheSame = (one: EnterInput, other: EnterInput) =>
  isSame({ ...one, writtenAt: undefined }, { ...other, writtenAt: undefined });

/** What has no place on the form by now stays in no entry. */
function sent({ left: _, ...fields }: EntryOutput): Omit<EntryOutput, "left"> {
  return fields;
}

function valuesOf(draft: Draft): EntryInput {
  const { code, occurredAt, shipOffsetMin, values, lateReason, correctsId, design, left } = draft;
  return {
    ...{ design, left },
    code,
    occurredAt: occurredAt?.toISOString() ?? null,
    shipOffsetMin,
    values: values as EntryInput["values"],
    lateReason,
    correctsId,
  };
}

/** As it waits on this device. */
const written = (type: EntryType, { occurredAt, values, ...input }: EnterInput | DraftInput): EntryInput => ({
  code: type.code,
  occurredAt: occurredAt?.toISOString() ?? null,
  shipOffsetMin: input.shipOffsetMin ?? null,
  values: values ?? {},
  lateReason: input.lateReason ?? null,
  correctsId: input.correctsId ?? null,
  design: input.design ?? null,
  left: ("left" in input && input.left) || null,
});

/** Of a draft whose changed fields alone are sent otherwise. */
function outputOf(draft: Draft | undefined): EntryOutput {
  if (!draft) throw new Error("What has a version is a draft");
  const { code, occurredAt, shipOffsetMin, values, lateReason, correctsId, design, left } = draft;
  const written = { code, occurredAt, shipOffsetMin, lateReason, correctsId, design, left };
  return { ...written, values: values as EntryOutput["values"] };
}

/** It was said; the form keeps what was typed. */
class SentMeanwhile extends Error {
  override readonly name = "SentMeanwhile";
}

/** What a new entry begins with: now, or what the entry says that it replaces. */
function begun(book: Book, type: EntryType, corrected: BookEntry | undefined): EntryInput {
  const now = new Date();
  const isAmendment = corrected !== undefined && type.code !== corrected.code;
  const hasAt = type.fields.some(({ key, type: kind }) => key === "at" && kind === "instant");
  const own: Values = hasAt ? { at: instantText(now) } : {};
  const copied = corrected && !isAmendment ? copiedValues(type, corrected.values as Values) : own;
  const values = isAmendment ? { ...own, entry: String(corrected.no) } : copied;
  return {
    code: type.code,
    occurredAt: instantText((isAmendment ? null : corrected?.occurredAt) ?? now),
    shipOffsetMin: null,
    values: values as EntryInput["values"],
    lateReason: null,
    correctsId: corrected?.id ?? null,
    design: corrected && !isAmendment ? (designAt(book.designs, corrected.seq)?.seq ?? null) : designOf(book),
  };
}

/** What is computed is computed again, and what is no longer asked is left out. */
function copiedValues({ fields }: EntryType, values: Values): Values {
  const asked = new Set(fields.filter(({ type }) => type !== "computed").map(({ key }) => key));
  return Object.fromEntries(Object.entries(values).filter(([key]) => asked.has(key)));
}
