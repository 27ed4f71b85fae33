import { newId } from "@ymp/core/ids";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { markShown, refusalOf } from "../../app/failures.ts";
import { useSchemaForm } from "../schema-form.ts";
import { setFieldErrors } from "../set-field-errors.ts";
import { useStillHere } from "../use-still-here.ts";
import { normalised, only } from "./form-schema.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { type Clash, changedFields, type FieldValuesOf, isSame, mergeFields } from "./merge-fields.ts";
import type { FieldChange, RecordForm, RecordFormOptions, RecordWrite, Versioned } from "./record-form-types.ts";
import { useDraftPlace } from "./use-draft-place.ts";

/** What the changes are counted from. */
interface Base {
  /** Null: nothing is saved yet. */
  version: number | null;
  values: FieldValuesOf;
}

interface OpenDispute {
  theirs: FieldValuesOf;
  /** The same as the fields show it. */
  shown: object;
  fields: readonly string[];
  clashes: Readonly<Record<string, Clash>>;
  /** Whether the save that met it goes on once all is decided. */
  resumes: boolean;
}

/**
 * The state of a form over one record, new or there already: checked by the procedure's schema, only changed fields sent,
 * the server's faults at their fields, what others saved meanwhile merged field by field, the draft kept until it is saved.
 *
 *     const form = useRecordForm({ kind: "item", schema: itemForm, record: item, valuesOf, read, history, save, onSaved });
 *     <RecordForm form={form} as="sheet" title={…} submit={…} words={words} onClose={onClose}><ItemFields /></RecordForm>
 */
export function useRecordForm<Kept extends Versioned, Input extends FieldValues, Output extends object, Saved>(
  options: RecordFormOptions<Kept, Input, Output, Saved>,
): RecordForm<Input, Output> {
  const { schema, valuesOf, rules, read, save, onKept, onSaved, stays = false } = options;
  const record = options.record ?? undefined;
  const place = useDraftPlace(options.kind, record?.id);
  const [opened] = useState(() => openForm(options, place.read()));
  const { isNew } = opened;
  const fields = Object.keys(schema.shape);
  const base = useRef<Base>(opened.base);
  const [id, setId] = useState(opened.id);
  const form = useSchemaForm<Input, Output>(schema, {
    defaultValues: asDefaults(opened.shown),
    ...(opened.draft ? { values: opened.typed, resetOptions: { keepDefaultValues: true } } : {}),
  });
  const [changed, setChanged] = useState(opened.changed);
  const [restoredAt, setRestoredAt] = useState(opened.draft?.at ?? null);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const [open, setOpen] = useState<OpenDispute | null>(opened.dispute);
  const changes = useChanges(options, id, open !== null);
  const isDone = useRef(false);
  const isStillHere = useStillHere();

  const mine = () => normalised(schema, form.getValues());
  const changedNow = () => changedFields(fields, base.current.values, mine());

  function follow() {
    const names = changedNow();
    setChanged((before) => (isSame(before, names) ? before : names));
    if (isDone.current) return;
    if (names.length === 0) return place.drop();
    const kept = (isNew ? fields : [...names, ...(options.keptAlong ?? [])]).filter(
      (field) => !options.secret?.includes(field),
    );
    const { version, values } = base.current;
    place.keep({ id, version, base: only(values, kept), typed: only(form.getValues(), kept), at: new Date() });
  }
  const onTyped = useEffectEvent(follow);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onTyped() }), [subscribe]);

  // Another window that showed the same draft may have saved it: under the same id, a second record would be taken for
  // the first, sent again.
  const onDropped = useEffectEvent(() => {
    if (isNew && !isDone.current) setId(newId());
  });
  useEffect(() => place.watchDropped(() => onDropped()), [place]);

  /** Goes on from what is saved now, with nothing typed. */
  function startFrom(saved: Kept | undefined, under: string) {
    const shown = valuesOf(saved, under);
    base.current = { version: saved?.version ?? null, values: normalised(schema, shown) };
    // A field that is not drawn again would otherwise no longer say what is typed into it.
    form.reset(asDefaults(shown), { keepFieldsRef: true });
    follow();
  }
  const onVersion = useEffectEvent((version: number | undefined) => {
    if (!record || isDone.current || open || version === base.current.version) return;
    if (changedNow().length === 0) startFrom(record, record.id);
    else if (record.version > (base.current.version ?? 0) && isApart(merge(record))) take(record);
  });
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (saves >= 0) onVersion(record?.version);
  }, [record?.version, saves]);

  const refuse = (refused: unknown) => {
    const isSaid = setFieldErrors(form, pathsOf<Input>(fields), refused);
    setError(isSaid ? null : refused);
    setRefusals((count) => count + 1);
  };

  async function send(values: Output) {
    const sent = mine();
    const names = changedNow();
    const { version } = base.current;
    if (!isNew && names.length === 0 && !options.sendsUnchanged) return finish(null, sent, names);
    setSaving(true);
    setError(null);
    try {
      finish(await save(writeOf(id, base.current, values, names)), sent, names);
    } catch (refused) {
      const isStale = refusalOf(refused)?.code === "stale" && !isNew;
      if (isStale && read) markShown(refused);
      if (isStale && read) await mergeWith(read, version, refused).catch(refuse);
      else refuse(refused);
    } finally {
      setSaving(false);
    }
  }

  function merge(saved: Kept) {
    const shown = valuesOf(saved, id);
    const theirs = normalised(schema, shown);
    return { shown, theirs, ...mergeFields(fields, { base: base.current.values, mine: mine(), theirs }, rules) };
  }

  /** Nobody else changed a field that was changed here: what they saved can be taken while somebody types. */
  const isApart = ({ disputed, joined }: ReturnType<typeof merge>) =>
    disputed.length === 0 && Object.keys(joined).length === 0;

  /** Takes what others saved into the fields that they alone changed. */
  function take(saved: Kept) {
    const merged = merge(saved);
    const { shown, theirs, disputed } = merged;
    base.current = { version: saved.version, values: { ...theirs, ...only(base.current.values, disputed) } };
    for (const field of merged.taken) show(form, field, new Map(Object.entries(shown)).get(field));
    for (const [field, value] of Object.entries(merged.joined)) show(form, field, value);
    follow();
    return merged;
  }

  /** `sent` is the version that was refused: what others saved may have been taken into the form since. */
  async function mergeWith(
    readNewest: (id: string) => Promise<Kept | undefined>,
    sent: number | null,
    refused: unknown,
  ) {
    const saved = await readNewest(id);
    // Nothing newer can be read: asking again would go on for ever.
    if (!saved || saved.version === sent) return refuse(refused);
    const { shown, theirs, disputed, clashes } = take(saved);
    if (disputed.length > 0) setOpen({ theirs, shown, fields: disputed, clashes, resumes: true });
    else await resume();
  }

  /** Goes on with a save that met what others saved. */
  async function resume() {
    if (changedNow().length === 0) finish(null, mine(), []);
    else await submit();
  }

  function finish(saved: Saved | null, sent: FieldValuesOf, names: readonly string[]) {
    if (stays) {
      const { version, values } = base.current;
      const next = versionOf(saved);
      // Where others saved in between, the fields still show what they were before.
      const isNext = next !== undefined && next === (version ?? 0) + 1;
      base.current = { version: isNext ? next : version, values: { ...values, ...only(sent, names) } };
      setRestoredAt(null);
      setSaves((count) => count + 1);
    } else isDone.current = true;
    if (isDone.current) place.drop();
    else follow();
    onKept?.(id);
    if (isStillHere()) onSaved(saved, id);
  }

  const submit = form.handleSubmit(send, () => setRefusals((count) => count + 1));

  function decide(side: "mine" | "theirs") {
    const [field, ...others] = open?.fields ?? [];
    if (!open || field === undefined) return;
    const { version, values } = base.current;
    base.current = { version, values: { ...values, [field]: open.theirs[field] } };
    const clash = open.clashes[field];
    if (clash) show(form, field, clash[side]);
    else if (side === "theirs") show(form, field, new Map(Object.entries(open.shown)).get(field));
    follow();
    setOpen(others.length > 0 ? { ...open, fields: others } : null);
    if (others.length === 0 && open.resumes) void resume();
  }

  const [field, ...more] = open?.fields ?? [];
  return {
    form,
    id,
    isNew,
    holdsMore: options.holdsMore === true,
    sendsUnchanged: options.sendsUnchanged === true,
    submit: () => {
      if (!isSaving && open === null) void submit();
    },
    isSaving,
    error,
    refusals,
    dispute:
      open && field !== undefined
        ? {
            ...{ field, ...(open.clashes[field] ?? { mine: mine()[field], theirs: open.theirs[field] }) },
            more: more.length,
            by: changes.find(({ diff }) => Object.hasOwn(diff, field)) ?? null,
          }
        : null,
    decide,
    changed,
    restoredAt,
    isDirty: () => !isDone.current && (options.holdsMore === true || changedNow().length > 0),
    handOver() {
      isDone.current = true;
      place.drop();
    },
    startOver() {
      // Under the id before it may have been saved, by an answer that was lost.
      const under = record?.id ?? newId();
      setId(under);
      setRestoredAt(null);
      setError(null);
      setOpen(null);
      startFrom(record, under);
    },
  };
}

function openForm<Kept extends Versioned, Input extends FieldValues, Output extends object, Saved>(
  { schema, record: given, valuesOf, rules }: RecordFormOptions<Kept, Input, Output, Saved>,
  draft: KeptDraft | null,
) {
  const record = given ?? undefined;
  const id = record?.id ?? draft?.id ?? newId();
  const shown = valuesOf(record, id);
  const typed = { ...shown, ...draft?.typed };
  const theirs = normalised(schema, shown);
  const base: Base = {
    version: draft?.version ?? record?.version ?? null,
    values: { ...theirs, ...draft?.base },
  };
  const fields = Object.keys(schema.shape);
  const mine = normalised(schema, typed);
  const { disputed, clashes } = mergeFields(fields, { base: base.values, mine, theirs }, rules);
  return {
    ...{ id, isNew: !record, draft, shown, typed, base },
    changed: changedFields(fields, base.values, mine),
    // A draft that is older than what others saved since.
    dispute: record && disputed.length > 0 ? { theirs, shown, fields: disputed, clashes, resumes: false } : null,
  };
}

/** Who changed what, once it is asked; nobody is named where the reader may not see the history. */
function useChanges(
  { history }: { history?: ((id: string) => Promise<readonly FieldChange[]>) | undefined },
  id: string,
  isAsked: boolean,
): readonly FieldChange[] {
  const [changes, setChanges] = useState<readonly FieldChange[]>([]);
  const load = useEffectEvent(() => void history?.(id).then(setChanges, () => setChanges([])));
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  return changes;
}

function writeOf<Output extends object>(
  id: string,
  { version, values: base }: Base,
  values: Output,
  names: readonly string[],
): RecordWrite<Output> {
  if (version === null) return { isNew: true, id, values };
  return { isNew: false, id, version, values: partOf<Output>(values, names), base: partOf<Output>(base, names) };
}

/** Named are the fields of the schema whose output both objects are. */
const partOf = <Output>(values: object, names: readonly string[]) => only(values, names) as Partial<Output>;

/** The names are those of the schema that types the form. */
const pathsOf = <Input extends FieldValues>(fields: readonly string[]) => fields as readonly Path<Input>[];

/** The value was shown by, or normalised from, a field of this name. */
function show<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input>, "setValue">,
  field: string,
  value: unknown,
): void {
  form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldValidate: true });
}

/** Whole values are default values; the compiler does not see it of a type that is still open. */
const asDefaults = <Input extends FieldValues>(values: Input) =>
  values as NonNullable<Parameters<typeof useSchemaForm<Input, unknown>>[1]["defaultValues"]> & Input;

function versionOf(saved: unknown): number | undefined {
  if (typeof saved !== "object" || saved === null || !("version" in saved)) return undefined;
  return typeof saved.version === "number" ? saved.version : undefined;
}
