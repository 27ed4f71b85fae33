import { unfreezeInput } from "@ymp/api/modules/worklists/worklists.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useUnfreeze } from "./worklists.mutations.ts";
import type { Worklist } from "./worklists.queries.ts";

/** Opens a frozen list again; the reason stays in its history. */
export function UnfreezeDialog({ list, onClose }: { list: Worklist; onClose: () => void }) {
  const { t } = useTranslation("worklists");
  const faultText = useFaultText();
  const unfreeze = useUnfreeze();
  const form = useSchemaForm(unfreezeInput, { defaultValues: { id: list.id, version: list.version, reason: "" } });
  const submit = form.handleSubmit((values) => unfreeze.mutate(values, { onSuccess: onClose }));
  return (
    <FormDialog
      title={t("unfreeze.title")}
      subtitle={<bdi>{list.name}</bdi>}
      submit={t("unfreeze.title")}
      busy={unfreeze.isPending}
      error={unfreeze.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t("unfreeze.reason")}
        help={t("unfreeze.help")}
        error={faultText(form.formState.errors.reason)}
        required
      >
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
    </FormDialog>
  );
}
