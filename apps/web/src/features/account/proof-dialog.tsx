import type { UseMutationResult } from "@tanstack/react-query";
import { type ProvenTwoStepInput, provenTwoStepInput } from "@ymp/api/modules/two-step/two-step.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useWords } from "@ymp/ui/primitives/words";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { showFaults, useSchemaForm } from "../../lib/form-faults.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { CodeField, CurrentPasswordField } from "./proof-fields.tsx";

export interface ProofDialogProps<Result> {
  title: string;
  text: string;
  confirm: string;
  isDestructive?: boolean;
  mutation: UseMutationResult<Result, unknown, ProvenTwoStepInput>;
  onDone: (result: Result) => void;
  onClose: () => void;
}

/** Asks for the password and a code before the second step itself is changed. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, text, confirm, isDestructive, mutation, onDone, onClose } = props;
  const { t } = useTranslation();
  const say = useWords();
  const formId = useId();
  const form = useSchemaForm(provenTwoStepInput, { defaultValues: { currentPassword: "", code: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    mutation.mutate(input, {
      onSuccess: onDone,
      onError: (error) => showFaults(form, ["currentPassword", "code"], error),
    }),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {say("cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={isDestructive ? "destructive-confirm" : "primary"}
              size="lg"
              busy={mutation.isPending}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <p dir="auto" className="text-muted-foreground text-pretty text-sm">
          {text}
        </p>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormRefusal error={mutation.error} />
          <CurrentPasswordField field={form.register("currentPassword")} error={errors.currentPassword} />
          <CodeField field={form.register("code")} error={errors.code} label={t("security:twoStep.anyCode")} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
