import { seesGuestField } from "@ymp/core/guests/guest-access";
import {
  fieldsOfGuestGroup,
  type GuestFormField,
  type GuestGroup,
  guestParties,
  swimmingSkills,
} from "@ymp/core/guests/guest-fields";
import { genders } from "@ymp/core/people/profile-fields";
import { type ReactNode, useId } from "react";
import { useAccess, useFieldEditor } from "../../app/session.ts";
import {
  ChoiceField,
  ControlField,
  DayField,
  LongTextField,
  TextField,
  TickField,
} from "../../lib/forms/bound-fields.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { NationalityField } from "../people/nationality-field.tsx";
import { AllergyRows } from "./allergy-rows.tsx";
import type { GuestInput } from "./guest-form.ts";
import type { Guest } from "./guests.queries.ts";

/** What is kept from the reader is not there; what somebody else may change alone is shown as it stands. */
export function GuestFields({ guest }: { guest: Guest | undefined }) {
  const { t } = useTranslation("guests");
  const label = (name: GuestFormField) => t(`field.${name}`);
  const { held, part, isLocked } = useHeldFields(guest);
  const text = (name: GuestFormField, more: { type?: "email" | "tel"; required?: boolean } = {}) =>
    held(name, <TextField<GuestInput> name={name} label={label(name)} {...more} />);
  const day = (name: GuestFormField) => held(name, <DayField<GuestInput> name={name} label={label(name)} />);
  const long = (name: GuestFormField) =>
    held(name, <LongTextField<GuestInput> name={name} label={label(name)} rows={2} />);
  return (
    <>
      <LockedNote when={isLocked} />
      {part("names", [
        <Pair key="name">
          {text("firstName")}
          {text("lastName", { required: true })}
        </Pair>,
        <Pair key="party">
          {text("knownAs")}
          {held("party", <PartyField />)}
        </Pair>,
        held(
          "isPrivate",
          <TickField<GuestInput> name="isPrivate" label={label("isPrivate")} help={t("form.private")} />,
        ),
      ])}
      {part("allergies", [held("allergies", <AllergiesField />)])}
      {part("papers", [
        <Pair key="birth">
          {day("birthDate")}
          {text("birthPlace")}
        </Pair>,
        <Pair key="person">
          {held("gender", <GenderField />)}
          {held("nationality", <CountryField name="nationality" />)}
        </Pair>,
        <Pair key="mrz">
          {text("mrzLastName")}
          {text("mrzFirstName")}
        </Pair>,
        <Pair key="passport">
          {text("passportNumber")}
          {held("passportCountry", <CountryField name="passportCountry" />)}
          {day("passportExpiresOn")}
        </Pair>,
        <Pair key="visa">
          {text("visaNumber")}
          {held("visaCountry", <CountryField name="visaCountry" />)}
          {day("visaExpiresOn")}
        </Pair>,
        held(
          "countsStay",
          <TickField<GuestInput> name="countsStay" label={label("countsStay")} help={t("form.countsStay")} />,
        ),
        held(
          "agreedUntil",
          <DayField<GuestInput> name="agreedUntil" label={label("agreedUntil")} help={t("form.agreedUntil")} />,
        ),
      ])}
      {part("contact", [
        <Pair key="own">
          {text("phone", { type: "tel" })}
          {text("email", { type: "email" })}
        </Pair>,
        <Pair key="emergency">
          {text("emergencyName")}
          {text("emergencyRelation")}
          {text("emergencyPhone", { type: "tel" })}
        </Pair>,
      ])}
      {part("water", [
        <Pair key="water">
          {held("swimming", <SwimmingField />)}
          {text("divingLevel")}
          {day("divingLicenceExpiresOn")}
          {day("jetSkiLicenceExpiresOn")}
        </Pair>,
        held("hasJetSkiLicence", <TickField<GuestInput> name="hasJetSkiLicence" label={label("hasJetSkiLicence")} />),
      ])}
      {part("health", [long("conditions"), long("medication"), long("mobility")])}
      {part("service", [long("notes")])}
    </>
  );
}

function useHeldFields(guest: Guest | undefined) {
  const { t } = useTranslation("guests");
  const access = useAccess();
  const editor = useFieldEditor();
  const seen = (name: GuestFormField) => seesGuestField(access, name);
  const locked = (name: GuestFormField) => guest !== undefined && !guest.can.fields.includes(name);
  const isShown = (group: GuestGroup) => fieldsOfGuestGroup[group].some(seen);
  const isLocked = editor !== null && Object.values(fieldsOfGuestGroup).flat().filter(seen).some(locked);
  return {
    isLocked,
    held: (name: GuestFormField, field: ReactNode) => (
      <Locked key={name} when={locked(name)}>
        {field}
      </Locked>
    ),
    part: (group: GuestGroup, fields: ReactNode[]) =>
      isShown(group) ? (
        <FieldPart title={t(`part.${group}`)} key={group}>
          {fields}
        </FieldPart>
      ) : null,
  };
}

function FieldPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 pt-2">
      <h3 id={id} className="font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-4 sm:grid-cols-2">{children}</div>;

function PartyField() {
  const { t } = useTranslation("guests");
  const options = guestParties.map((value) => ({ value, label: t(`party.${value}`) }));
  return <ChoiceField<GuestInput> name="party" label={t("field.party")} options={options} />;
}

function SwimmingField() {
  const { t } = useTranslation("guests");
  const options = [
    { value: "", label: t("unknown") },
    ...swimmingSkills.map((value) => ({ value, label: t(`swimming.${value}`) })),
  ];
  return <ChoiceField<GuestInput> name="swimming" label={t("field.swimming")} options={options} />;
}

function GenderField() {
  const { t } = useTranslation("guests");
  const options = [
    { value: "", label: t("unknown") },
    ...genders.map((value) => ({ value, label: t(`gender.${value}`) })),
  ];
  return <ChoiceField<GuestInput> name="gender" label={t("field.gender")} options={options} />;
}

function CountryField({ name }: { name: "nationality" | "passportCountry" | "visaCountry" }) {
  const { t } = useTranslation("guests");
  return (
    <ControlField<GuestInput, typeof name> name={name} label={t(`field.${name}`)}>
      {({ value, onChange }) => <NationalityField value={value ?? ""} onValueChange={onChange} />}
    </ControlField>
  );
}

function AllergiesField() {
  const { t } = useTranslation("guests");
  return (
    <ControlField<GuestInput, "allergies"> name="allergies" label={t("field.allergies")} group>
      {({ value, onChange }) => <AllergyRows value={value} onValueChange={onChange} />}
    </ControlField>
  );
}
