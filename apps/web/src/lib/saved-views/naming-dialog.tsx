import { saveViewInput } from "@ymp/api/modules/saved-views/saved-views.schema";
import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Controller } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { FormDialog } from "../form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../forms/use-meanwhile.tsx";
import { useSchemaForm } from "../schema-form.ts";
import { useTranslation } from "../translation.tsx";
import { useFaultText } from "../use-fault-text.ts";
import { useSaveView } from "./saved-views.mutations.ts";
import type { KeptView, SavedViews } from "./use-saved-views.ts";

const form = saveViewInput.pick({ name: true, isShared: true });

/** What a view is on the server; null where there is none. */
type Kept = Pick<KeptView<object>, "name" | "search"> | null;

const seenOf = (view: (Pick<KeptView<object>, "name" | "search"> & { version?: number }) | null | undefined) => ({
  version: view?.version,
  value: view ? { name: view.name, search: view.search } : null,
});

export interface NamingDialogProps extends Pick<SavedViews<object>, "module" | "views" | "current" | "mayShare"> {
  /** The view to rename; null to keep the present filters as a new one. */
  view: KeptView<object> | null;
  onClose: () => void;
}

/** Keeps filters and order under a name. A name that is already one's own replaces that view. */
export function NamingDialog({ module, views, current, mayShare, view, onClose }: NamingDialogProps) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("lists");
  const faultText = useFaultText();
  const { client } = useServices();
  const save = useSaveView(["stale"]);
  const { control, formState, handleSubmit, register, watch } = useSchemaForm(form, {
    defaultValues: { name: view?.name ?? "", isShared: mayShare && (view?.isShared ?? false) },
  });
  const typed = watch("name").trim();
  const namesake = view ? undefined : views.find(({ isOwn, name }) => isOwn && name === typed);
  const replaced = view ?? namesake;
  const meanwhile = useMeanwhile<Kept>({
    first: seenOf(view),
    read: async () => {
      const known = await client.savedViews.list.query({ module });
      return seenOf(known.find(({ id }) => id === replaced?.id));
    },
    field: t("saved-views:name"),
    // Whoever renames chooses between names; whoever replaces, between filters under one name.
    show: (kept) => {
      if (!kept) return t("forms:empty");
      const count = Object.values(kept.search).filter((value) => value !== undefined).length;
      return view ? kept.name : t("saved-views:held", { name: kept.name, count });
    },
    save: (seen) => void handleSubmit((fields) => send(fields, seen))(),
    onTakeTheirs: onClose,
  });
  const send = (fields: z.infer<typeof form>, { version, value }: SeenValue<Kept>) =>
    save.mutate(
      {
        ...fields,
        ...{ id: replaced?.id ?? newId(), version, module },
        search: view ? (value ?? view).search : current,
      },
      { onSuccess: onClose, ...(replaced ? { onError: meanwhile.onError } : {}) },
    );
  const submit = handleSubmit((fields) => send(fields, view ? meanwhile.seen : seenOf(namesake)));
  return (
    <FormDialog
      title={t(view ? "views.rename" : "views.saveNew")}
      submit={t("saved-views:save")}
      busy={save.isPending}
      error={save.error}
      refusal={meanwhile.conflict(typed ? { name: typed, search: current } : null)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t("saved-views:name")}
        error={faultText(formState.errors.name)}
        help={namesake ? t("saved-views:replaces", { name: namesake.name }) : undefined}
      >
        <Input autoComplete="off" {...register("name")} />
      </Field>
      {mayShare ? (
        <Controller
          name="isShared"
          control={control}
          render={({ field: { value, onChange } }) => (
            <CheckboxField
              label={t("views.share")}
              help={t("saved-views:shareHelp")}
              checked={value}
              onCheckedChange={(checked) => onChange(checked === true)}
            />
          )}
        />
      ) : null}
    </FormDialog>
  );
}
