import { profileFormSchema } from "@ymp/api/modules/people/people.schema";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import type { ReactNode } from "react";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { FormNotices } from "../../lib/forms/form-notices.tsx";
import { RecordFormPage } from "../../lib/forms/record-form-page.tsx";
import type { RecordForm } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./field-words.ts";
import { useSaveProfile } from "./people.mutations.ts";
import { type Person, personOptions } from "./people.queries.ts";
import {
  BirthDateField,
  ChangeableFields,
  CountryField,
  DepartmentField,
  GenderField,
  MailingField,
  TextField,
} from "./profile-fields.tsx";
import { formFields, type ProfileInput, valuesOf } from "./profile-values.ts";

type ProfileOutput = z.output<typeof profileFormSchema>;

/** Everything of a profile that may be changed, in sections. */
export function ProfileForm({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { may, contact, origin, emergency, can } = person;
  const { queryClient, trpc, client } = useServices();
  const { mutateAsync: save } = useSaveProfile();
  const state = useRecordForm({
    ...{ kind: "profile", schema: profileFormSchema, record: person, stays: true, sendsUnchanged: true },
    valuesOf: (saved: Person = person) => valuesOf(saved),
    read: (id) => queryClient.fetchQuery({ ...personOptions(trpc, id), staleTime: 0 }),
    history: async (profileId) =>
      may.seeHistory ? (await client.people.history.query({ profileId, limit: 10 })).rows : [],
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: () => undefined,
  });
  return (
    <RecordFormPage form={state} submit={t("people:edit.save")} label={t("people:edit.form")} className="min-h-full">
      <div className="flex max-w-3xl flex-1 flex-col gap-8 px-6 pt-5 pb-8 max-md:px-4">
        <Notices person={person} state={state} />
        <ChangeableFields value={can.fields}>
          <LockedNote when={formFields.some((field) => !can.fields.includes(field))} />
          <PersonSection />
          {contact ? <ContactSection /> : null}
          {origin ? <OriginSection /> : null}
          {emergency ? <EmergencySection /> : null}
          <FormSection title={t("people:section.mailing")}>
            <MailingField />
          </FormSection>
        </ChangeableFields>
      </div>
    </RecordFormPage>
  );
}

function Notices({ person, state }: { person: Person; state: RecordForm<ProfileInput, ProfileOutput> }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { form, changed } = state;
  const faults = formFields
    .filter((field) => form.formState.isSubmitted && form.formState.errors[field])
    .map((field) => ({ fieldId: `profile-${field}`, label: words.name(field) }));
  const { signsAs, may } = person;
  const isReviewer = signsAs === null ? may.editOrigin : may.keepName;
  const needsReview = person.isUnreviewed && isReviewer && changed.length === 0;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <FormNotices form={state} words={words} />
      <FormErrors faults={faults} />
      {signsAs && !needsReview ? <Notice text={t("people:edit.signsAs", { name: named(signsAs) })} /> : null}
      {needsReview ? (
        <Notice text={signsAs ? t("people:edit.reviewName", { name: named(signsAs) }) : t("people:edit.unreviewed")}>
          <Button type="submit" variant="outline" size="sm" busy={state.isSaving}>
            {t("people:edit.isRight")}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

const named = ({ name, post }: NonNullable<Person["signsAs"]>) => (post ? `${name} (${post})` : name);

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="status" className="surface flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
      <p dir="auto">{text}</p>
      {children}
    </div>
  );
}

/** A part of a long form with its heading. */
function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend dir="auto" className="font-semibold text-base">
        {title}
      </legend>
      {hint ? (
        <p dir="auto" className="mt-1 text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function PersonSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t("people:section.person")}>
      <TextField name="firstName" required autoComplete="given-name" />
      <TextField name="lastName" required autoComplete="family-name" />
      <TextField name="jobTitle" autoComplete="organization-title" />
      <DepartmentField />
    </FormSection>
  );
}

function ContactSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t("people:section.contact")}>
      <TextField name="email" type="email" autoComplete="email" className="sm:col-span-2" />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <TextField name="phone2" type="tel" />
      <TextField name="address" autoComplete="street-address" className="sm:col-span-2" />
      <TextField name="postal" autoComplete="postal-code" />
      <TextField name="city" autoComplete="address-level2" />
      <TextField name="skype" />
    </FormSection>
  );
}

function OriginSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t("people:section.origin")} hint={t("people:edit.originHint")}>
      <BirthDateField />
      <TextField name="birthPlace" />
      <CountryField />
      <GenderField />
    </FormSection>
  );
}

function EmergencySection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t("people:section.emergency")} hint={t("people:edit.emergencyHint")}>
      <TextField name="emergencyName" />
      <TextField name="emergencyRelation" />
      <TextField name="emergencyPhone" type="tel" />
      <TextField name="emergencyEmail" type="email" />
      <TextField name="emergencyAddress" className="sm:col-span-2" />
      <TextField name="emergencySkype" />
    </FormSection>
  );
}
