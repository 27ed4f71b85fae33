import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { SaveBar } from "@ymp/ui/patterns/save-bar";
import { Button } from "@ymp/ui/primitives/button";
import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./field-words.ts";
import type { Person } from "./people.queries.ts";
import { ProfileConflict } from "./profile-conflict.tsx";
import {
  BirthDateField,
  ChangeableFields,
  CountryField,
  DepartmentField,
  GenderField,
  MailingField,
  TextField,
} from "./profile-fields.tsx";
import { type ProfileFormState, useProfileForm } from "./profile-form-state.ts";
import { formFields } from "./profile-values.ts";

/** Everything of a profile that may be changed, in sections. */
export function ProfileForm({ person }: { person: Person }) {
  const { t } = useTranslation();
  const state = useProfileForm(person);
  const { contact, origin, emergency, can } = person;
  return (
    <FormProvider {...state.form}>
      <form
        noValidate
        onSubmit={(event) => void state.submit(event)}
        className="flex min-h-full flex-col"
        aria-label={t("people:edit.form")}
      >
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
        <SaveBar
          changed={state.conflict ? 0 : state.changed}
          save={t("people:edit.save")}
          saving={state.isSaving}
          onCancel={state.discard}
        />
      </form>
    </FormProvider>
  );
}

function Notices({ person, state }: { person: Person; state: ProfileFormState }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { form, conflict, isRestored, changed } = state;
  const faults = formFields
    .filter((field) => form.formState.isSubmitted && form.formState.errors[field])
    .map((field) => ({ fieldId: `profile-${field}`, label: words.name(field) }));
  const needsReview = person.isUnreviewed && person.may.editOrigin && changed === 0;
  if (!needsReview && !isRestored && !conflict && faults.length === 0 && !state.error) return null;
  return (
    <div className="flex flex-col gap-3">
      {conflict?.first ? (
        <ProfileConflict
          theirs={conflict.theirs}
          conflict={conflict.first}
          onDecide={(side) => conflict.first && state.decide(conflict.first, side)}
        />
      ) : null}
      <FormErrors faults={faults} />
      <FormRefusal error={state.error} />
      {needsReview ? (
        <Notice text={t("people:edit.unreviewed")}>
          <Button type="submit" variant="outline" size="sm" busy={state.isSaving}>
            {t("people:edit.isRight")}
          </Button>
        </Notice>
      ) : null}
      {isRestored && changed > 0 ? (
        <Notice text={t("people:edit.restored")}>
          <Button variant="outline" size="sm" onClick={state.discard}>
            {t("people:edit.discard")}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
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
