import { saveViewInput } from "@ymp/api/modules/saved-views/saved-views.schema";
import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSchemaForm } from "../../lib/form-faults.ts";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveView } from "./jobs.mutations.ts";
import type { ListSearch } from "./jobs.search.ts";
import type { KeptView } from "./jobs-saved-views.ts";
import { asSaved } from "./saved-view-menu.tsx";

const form = saveViewInput.pick({ name: true, isShared: true });

export interface SaveViewDialogProps {
  /** The view to rename; null to keep the present filters as a new one. */
  view: KeptView | null;
  search: ListSearch;
  own: readonly KeptView[];
  onClose: () => void;
}

/** Keeps filters and order under a name. A name that is already one's own replaces that view. */
export function SaveViewDialog({ view, search, own, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const save = useSaveView();
  const { control, formState, handleSubmit, register, watch } = useSchemaForm(form, {
    defaultValues: { name: view?.name ?? "", isShared: view?.isShared ?? false },
  });
  const typed = watch("name").trim();
  const namesake = view ? undefined : own.find(({ name }) => name === typed);
  const submit = handleSubmit((fields) =>
    save.mutate(
      { ...fields, id: view?.id ?? namesake?.id ?? newId(), module: "jobs", search: asSaved(view?.search ?? search) },
      { onSuccess: onClose },
    ),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(view ? "jobs:views.rename" : "jobs:views.saveNew")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button type="submit" form="save-view" variant="primary" size="lg" busy={save.isPending}>
              {t("jobs:views.save")}
            </Button>
          </>
        }
      >
        <form id="save-view" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label={t("jobs:views.name")}
            error={faultText(formState.errors.name)}
            help={namesake ? t("jobs:views.replaces", { name: namesake.name }) : undefined}
          >
            <Input autoComplete="off" {...register("name")} />
          </Field>
          <Controller
            name="isShared"
            control={control}
            render={({ field: { value, onChange } }) => (
              <CheckboxField
                label={t("jobs:views.share")}
                help={t("jobs:views.shareHelp")}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
              />
            )}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
