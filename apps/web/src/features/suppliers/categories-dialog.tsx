import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { TagsInput } from "@ymp/ui/primitives/tags-input";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBulkEdit } from "./suppliers.mutations.ts";
import { useSuppliersSummary } from "./suppliers.queries.ts";

export interface CategoriesDialogProps {
  items: { id: string; version: number }[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives categories to many suppliers, or takes them away. */
export function CategoriesDialog({ items, onClose, onDone }: CategoriesDialogProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<"addCategories" | "removeCategories">("addCategories");
  const [categories, setCategories] = useState<string[]>([]);
  const { data } = useSuppliersSummary();
  const edit = useBulkEdit();
  const save = () =>
    edit.mutate(
      { items, change: { kind, categories } },
      {
        onSuccess: () => {
          onClose();
          onDone();
        },
      },
    );
  return (
    <FormDialog
      title={t("suppliers:bulk.categoriesOf", { count: items.length })}
      submit={t(`suppliers:bulk.${kind}`)}
      busy={edit.isPending}
      disabled={categories.length === 0}
      error={edit.error}
      saysFaults
      holdsMore={categories.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Segmented
          fill
          label={t("suppliers:bulk.categories")}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: "addCategories", label: t("suppliers:bulk.add") },
            { value: "removeCategories", label: t("suppliers:bulk.remove") },
          ]}
        />
        <Field label={t("suppliers:field.categories")} help={t("suppliers:form.tagsHelp")}>
          <TagsInput
            tags={categories}
            onTagsChange={setCategories}
            suggestions={data?.categories.map(({ value }) => value)}
            removeLabel={(name) => t("ui:remove", { name })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
