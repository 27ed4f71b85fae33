import { type NameKeyInput, nameKeyInput } from "@ymp/api/modules/two-step/security-keys.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
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
  const faultText = useFaultText();
  const form = useSchemaForm(nameKeyInput, { defaultValues: { name } });
  const submit = form.handleSubmit((input) => onSave(input, (error) => setFieldErrors(form, ["name"], error)));
  return (
    <FormDialog
      title={title}
      submit={action}
      busy={saving.isPending}
      error={saving.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {lead ? (
        <p dir="auto" className="text-pretty text-muted-foreground text-sm">
          {lead}
        </p>
      ) : null}
      <Field
        label={t("security:keys.name")}
        help={t("security:keys.nameHelp")}
        error={faultText(form.formState.errors.name)}
      >
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}
