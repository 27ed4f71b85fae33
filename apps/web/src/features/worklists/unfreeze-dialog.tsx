import { unfreezeInput } from "@ymp/api/modules/worklists/worklists.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useId } from "react";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useUnfreeze } from "./worklists.mutations.ts";
import type { Worklist } from "./worklists.queries.ts";

/** Opens a frozen list again; the reason stays in its history. */
export function UnfreezeDialog({ list, onClose }: { list: Worklist; onClose: () => void }) {
  const { t } = useTranslation("worklists");
  const formId = useId();
  const faultText = useFaultText();
  const unfreeze = useUnfreeze();
  const form = useSchemaForm(unfreezeInput, { defaultValues: { id: list.id, version: list.version, reason: "" } });
  const submit = form.handleSubmit((values) => unfreeze.mutate(values, { onSuccess: onClose }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("unfreeze.title")}
        subtitle={<bdi>{list.name}</bdi>}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={unfreeze.isPending}>
              {t("unfreeze.title")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label={t("unfreeze.reason")}
            help={t("unfreeze.help")}
            error={faultText(form.formState.errors.reason)}
            required
          >
            <Textarea rows={3} {...form.register("reason")} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
