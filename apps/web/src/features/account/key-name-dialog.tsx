import { type NameKeyInput, nameKeyInput } from "@ymp/api/modules/two-step/security-keys.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useWords } from "@ymp/ui/primitives/words";
import { useId } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";

interface KeyNameDialogProps {
  title: string;
  lead?: string;
  action: string;
  name: string;
  saving: { isPending: boolean; error: unknown };
  onSave: (input: NameKeyInput, onError: (error: unknown) => void) => void;
  onClose: () => void;
}

/** What the owner calls a key. */
export function KeyNameDialog({ title, lead, action, name, saving, onSave, onClose }: KeyNameDialogProps) {
  const { t } = useTranslation();
  const say = useWords();
  const faultText = useFaultText();
  const formId = useId();
  const form = useSchemaForm(nameKeyInput, { defaultValues: { name } });
  const submit = form.handleSubmit((input) => onSave(input, (error) => showFaults(form, ["name"], error)));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {say("cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={saving.isPending}>
              {action}
            </Button>
          </>
        }
      >
        {lead ? (
          <p dir="auto" className="text-pretty text-muted-foreground text-sm">
            {lead}
          </p>
        ) : null}
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormRefusal error={saving.error} />
          <Field
            label={t("security:keys.name")}
            help={t("security:keys.nameHelp")}
            error={faultText(form.formState.errors.name)}
          >
            <Input autoComplete="off" {...form.register("name")} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
