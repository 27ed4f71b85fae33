import { useNavigate } from "@tanstack/react-router";
import { createVesselInput } from "@ymp/api/modules/platform/vessels.schema";
import { newId } from "@ymp/core/ids";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useServices, useStore } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { NewVesselBasics } from "./new-vessel-basics.tsx";
import { NewVesselStart } from "./new-vessel-start.tsx";
import { useCreateVessel } from "./vessel.mutations.ts";

const basics = ["name", "edition", "timeZone", "currency", "subscriptionEndsOn", "companyId"] as const;
const start = [
  "templateVesselId",
  "captain.firstName",
  "captain.lastName",
  "captain.username",
  "captain.email",
] as const;

export interface NewVesselDialogProps {
  edition: "full" | "lite";
  onClose: () => void;
}

/** A vessel in two short steps: what it is, then what it starts from and who administers it. */
export function NewVesselDialog({ edition, onClose }: NewVesselDialogProps) {
  const { t } = useTranslation("platform-screens");
  const { locale } = useStore(useServices().theme);
  const navigate = useNavigate();
  const [step, setStep] = useState<1 | 2>(1);
  const [id] = useState(newId);
  const create = useCreateVessel();
  const form = useSchemaForm(createVesselInput, {
    defaultValues: {
      ...{ id, name: "", edition, timeZone: "UTC", currency: "EUR", subscription: "paid" },
      language: locale,
    },
  });
  const goOn = async () => {
    if (await form.trigger([...basics], { shouldFocus: true })) setStep(2);
  };
  const send = form.handleSubmit((input) =>
    create.mutate(input, {
      onSuccess: () =>
        void navigate(
          input.edition === "lite"
            ? { to: "/app/liteboatdetails/$id", params: { id } }
            : { to: "/app/superadmin/$id", params: { id } },
        ),
      onError: (error) => {
        if (setFieldErrors(form, basics, error)) setStep(1);
        setFieldErrors(form, start, error);
      },
    }),
  );
  return (
    <FormDialog
      size="lg"
      title={t(edition === "lite" ? "new.titleLite" : "new.title")}
      subtitle={t("new.step", { step })}
      submit={t(step === 1 ? "new.next" : "new.create")}
      busy={create.isPending}
      error={create.error}
      back={step === 2 ? { label: t("new.back"), onPress: () => setStep(1) } : undefined}
      onSubmit={() => void (step === 1 ? goOn() : send())}
      onClose={onClose}
    >
      <FormProvider {...form}>{step === 1 ? <NewVesselBasics /> : <NewVesselStart />}</FormProvider>
    </FormDialog>
  );
}
