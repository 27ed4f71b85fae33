import type { EntryType, Facts, Values } from "@ymp/core/definitions/definition";
import { useMemo, useRef, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { instantText } from "../../lib/definitions/time-controls.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { joinFields } from "../../lib/forms/merge-fields.ts";
import type { RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { type EntryInput, type EntryOutput, entryForm } from "./entry-form.ts";
import type { EntryFormSheetProps } from "./entry-form-sheet.tsx";
import { useSaveDraft, useSubmitEntry } from "./logbooks.mutations.ts";
import type { BookEntry, Draft } from "./logbooks.queries.ts";

/** The state of an entry's form: kept as a draft on the way into the book, merged field by field where two write it. */
export function useEntryForm(props: EntryFormSheetProps, facts: Facts) {
  const { book, type, draft, corrected, entryId, onSaved } = props;
  const { t } = useTranslation("logbooks");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveDraft();
  const { mutateAsync: submit } = useSubmitEntry();
  const isDraft = useRef(false);
  const signs = useRef(false);
  /** A draft that could not be kept lacks nothing. */
  const [asksWhole, setAsksWhole] = useState(false);
  /** Of a new draft that was kept, and whose way into the book failed after. */
  const kept = useRef<number | null>(null);
  const schema = useMemo(() => entryForm({ type, facts, isWhole: () => !isDraft.current }), [type, facts]);

  async function keep({ id, ...write }: RecordWrite<EntryOutput>): Promise<number> {
    const target = { id, logbookId: book.id };
    if (!write.isNew) {
      if (Object.keys(write.values).length === 0) return write.version;
      const { version, values, base } = write;
      return (await save({ ...target, version, base, ...values })).version;
    }
    const version = kept.current === null ? {} : { version: kept.current };
    kept.current = (await save({ ...target, ...version, ...write.values })).version;
    return kept.current;
  }

  const state = useRecordForm<Draft, EntryInput, EntryOutput, { entryId: string | undefined }>({
    ...{ kind: `entry of ${book.id} ${type.code}`, schema, record: draft, sendsUnchanged: true },
    valuesOf: (saved) => (saved ? valuesOf(saved) : begun(type, corrected)),
    rules: { values: joinFields },
    read: async (id) => {
      const options = { ...trpc.logbooks.drafts.queryOptions({ id: book.id }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: async (write) => {
      const version = await keep(write);
      if (isDraft.current) return { entryId: undefined };
      await submit({ id: write.id, version, entryId });
      return { entryId };
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

function valuesOf({ code, occurredAt, shipOffsetMin, values, lateReason, correctsId }: Draft): EntryInput {
  return {
    code,
    occurredAt: occurredAt?.toISOString() ?? null,
    shipOffsetMin,
    values: values as EntryInput["values"],
    lateReason,
    correctsId,
  };
}

/** What a new entry begins with: now, or what the entry says that it replaces. */
function begun(type: EntryType, corrected: BookEntry | undefined): EntryInput {
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
  };
}

/** What is computed is computed again, and what is no longer asked is left out. */
function copiedValues({ fields }: EntryType, values: Values): Values {
  const asked = new Set(fields.filter(({ type }) => type !== "computed").map(({ key }) => key));
  return Object.fromEntries(Object.entries(values).filter(([key]) => asked.has(key)));
}
