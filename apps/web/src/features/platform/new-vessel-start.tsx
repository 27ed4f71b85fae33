import { useQuery } from "@tanstack/react-query";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AccountPicker } from "./account-picker.tsx";
import type { NewVesselForm } from "./new-vessel-basics.tsx";

const ways = ["none", "new", "known"] as const;
type Way = (typeof ways)[number];
const wayWords = { none: "new.captainNone", new: "new.captainNew", known: "new.captainKnown" } as const;

/** What the vessel starts from, and who administers it first. */
export function NewVesselStart() {
  const { t } = useTranslation("platform-screens");
  const { setValue, getValues } = useFormContext<NewVesselForm>();
  const [way, setWay] = useState<Way>(() =>
    getValues("captain") ? "new" : getValues("captainUserId") ? "known" : "none",
  );
  const choose = (next: Way) => {
    setWay(next);
    setValue("captain", next === "new" ? { firstName: "", lastName: "", username: "", email: "" } : null);
    setValue("captainUserId", null);
  };
  return (
    <>
      <TemplateField />
      <Field label={t("new.captain")} help={t("new.captainHelp")} group>
        <Segmented
          fill
          label={t("new.captain")}
          value={way}
          onValueChange={choose}
          options={ways.map((value) => ({ value, label: t(wayWords[value]) }))}
        />
      </Field>
      {way === "new" ? <NewCaptain /> : null}
      {way === "known" ? <KnownCaptain /> : null}
    </>
  );
}

const empty = "empty";

function TemplateField() {
  const { t } = useTranslation("platform-screens");
  const { control } = useFormContext<NewVesselForm>();
  const { data } = useQuery(useTrpc().platform.vessels.queryOptions({ isTemplate: true, limit: 50 }));
  return (
    <Controller
      control={control}
      name="templateVesselId"
      render={({ field }) => (
        <Field label={t("new.template")} help={t("new.templateHelp")}>
          <Select
            options={[
              { value: empty, label: t("new.noTemplate") },
              ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={field.value ?? empty}
            onValueChange={(chosen) => field.onChange(chosen === empty ? null : chosen)}
          />
        </Field>
      )}
    />
  );
}

const captainFields = ["firstName", "lastName", "username", "email"] as const;

function NewCaptain() {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const { register, formState } = useFormContext<NewVesselForm>();
  const faults = formState.errors.captain;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {captainFields.map((name) => (
        <Field
          key={name}
          label={t(`field.${name}`)}
          help={name === "email" ? t("new.welcomeHelp") : undefined}
          error={faultText(faults?.[name])}
          required
        >
          <Input {...register(`captain.${name}`)} autoComplete="off" />
        </Field>
      ))}
    </div>
  );
}

function KnownCaptain() {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const { setValue, formState } = useFormContext<NewVesselForm>();
  const [account, setAccount] = useState<{ userId: string; name: string } | null>(null);
  return (
    <Field label={t("people.account")} error={faultText(formState.errors.captainUserId)} required>
      <AccountPicker
        account={account}
        onPick={(picked) => {
          setAccount(picked);
          setValue("captainUserId", picked?.userId ?? null);
        }}
      />
    </Field>
  );
}
