import { useEffect, useEffectEvent, useRef, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useSaveProfile } from "./people.mutations.ts";
import { type Person, personOptions } from "./people.queries.ts";
import { dropDraft, keepDraft, keptDraft } from "./profile-draft.ts";
import {
  conflictsOf,
  differingFields,
  formFields,
  only,
  type ProfileValues,
  profileForm,
  shownValues,
  type ValueConflict,
  valuesOf,
} from "./profile-values.ts";

/** The fields stay where they are: one that is not drawn again would otherwise no longer tell what is typed into it. */
const inTheirPlaces = { keepFieldsRef: true } as const;

interface OpenConflict {
  theirs: Person;
  fields: readonly ValueConflict[];
}

/**
 * The form of a profile. Only what was changed is sent. When somebody saved something else meanwhile, the changes are
 * made on top of theirs; only a field changed by both waits for a decision.
 */
export function useProfileForm(person: Person) {
  const fields = useProfileFields(person);
  const saving = useSaving(person.id, fields);
  return {
    form: fields.form,
    changed: fields.changed,
    isRestored: fields.isRestored,
    ...saving,
    discard() {
      fields.forgetRestored();
      saving.forgetConflict();
      fields.startFrom(person, valuesOf(person));
    },
  };
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;

/** What is typed, counted from what stood there before, and kept in the tab until it is saved. */
function useProfileFields(person: Person) {
  const { id } = person;
  const [draft] = useState(() => keptDraft(id));
  const [isRestored, setIsRestored] = useState(draft !== null);
  /** What the changes are counted from. */
  const base = useRef({ version: draft?.version ?? person.version, values: { ...valuesOf(person), ...draft?.base } });
  const form = useSchemaForm(profileForm, { defaultValues: { ...base.current.values, ...draft?.mine } });
  const mine = (): ProfileValues => shownValues.parse({ ...base.current.values, ...form.getValues() });
  const [changed, setChanged] = useState(() => differingFields(base.current.values, mine()));

  function follow() {
    const fields = differingFields(base.current.values, mine());
    setChanged(fields);
    const { version, values } = base.current;
    if (fields.length === 0) dropDraft(id);
    else keepDraft(id, { version, base: only(fields, values), mine: only(fields, mine()) });
  }
  const onTyped = useEffectEvent(follow);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => onTyped() }), [form]);

  /** Goes on from what stands on the server now, with these values in the fields. */
  function startFrom(theirs: Person, shown: ProfileValues) {
    base.current = { version: theirs.version, values: valuesOf(theirs) };
    form.reset(shown, inTheirPlaces);
    follow();
  }
  const onVersion = useEffectEvent((version: number) => {
    if (version !== base.current.version && changed.length === 0) startFrom(person, valuesOf(person));
  });
  useEffect(() => onVersion(person.version), [person.version]);

  const forgetRestored = () => setIsRestored(false);
  return { form, base, mine, changed: changed.length, follow, startFrom, isRestored, forgetRestored };
}

type ProfileFields = ReturnType<typeof useProfileFields>;

/** Sends what was changed; a refusal for being outdated is compared with what stands there. */
function useSaving(id: string, fields: ProfileFields) {
  const { form, base, mine, startFrom } = fields;
  const save = useSaveProfile();
  const { conflict, compare, decide, forgetConflict } = useComparing(id, fields, send);

  function send() {
    const values = mine();
    const { firstName, lastName } = values;
    const changes = only(differingFields(base.current.values, values), values);
    save.mutate(
      { id, version: base.current.version, firstName, lastName, ...changes },
      {
        onSuccess: (saved) => {
          const typedMeanwhile = only(differingFields(values, mine()), mine());
          fields.forgetRestored();
          startFrom(saved, { ...valuesOf(saved), ...typedMeanwhile });
        },
        onError: (error) => {
          if (refusalOf(error)?.code === "stale") void compare();
          else showFaults(form, formFields, error);
        },
      },
    );
  }

  return {
    isSaving: save.isPending,
    error: refusalOf(save.error)?.code === "stale" ? null : save.error,
    conflict,
    decide,
    forgetConflict,
    submit: form.handleSubmit(send),
  };
}

/** Lays the changes over what somebody else saved, and asks about each field that both changed. */
function useComparing(id: string, { form, base, mine, follow, startFrom }: ProfileFields, send: () => void) {
  const { queryClient, trpc } = useServices();
  const [conflict, setConflict] = useState<OpenConflict | null>(null);

  async function compare() {
    const theirs = await queryClient.fetchQuery({ ...personOptions(trpc, id), staleTime: 0 });
    const fields = conflictsOf(base.current.values, mine(), valuesOf(theirs));
    if (fields.length > 0) setConflict({ theirs, fields });
    else goOnFrom(theirs, mine());
  }

  function goOnFrom(theirs: Person, values: ProfileValues) {
    const kept = only(differingFields(base.current.values, values), values);
    startFrom(theirs, { ...valuesOf(theirs), ...kept });
    if (differingFields(base.current.values, mine()).length > 0) send();
  }

  function decide({ field, theirs: value }: ValueConflict, side: "mine" | "theirs") {
    if (!conflict) return;
    const values = side === "theirs" ? { ...mine(), [field]: value } : mine();
    const left = conflict.fields.filter((other) => other.field !== field);
    form.reset(values, inTheirPlaces);
    setConflict(left.length > 0 ? { ...conflict, fields: left } : null);
    if (left.length === 0) goOnFrom(conflict.theirs, values);
    else follow();
  }

  return {
    conflict: conflict && { theirs: conflict.theirs, first: conflict.fields[0] },
    compare,
    decide,
    forgetConflict: () => setConflict(null),
  };
}
