import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { BulkDialog } from "../../lib/bulk-dialog.tsx";
import { Tags } from "../../lib/forms/tags-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBulkEdit } from "./suppliers.mutations.ts";
import { type ListedSupplier, useSuppliersSummary } from "./suppliers.queries.ts";

export interface CategoriesDialogProps {
  rows: readonly ListedSupplier[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives categories to many suppliers, or takes them away. */
export function CategoriesDialog(props: CategoriesDialogProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<"addCategories" | "removeCategories">("addCategories");
  const [categories, setCategories] = useState<string[]>([]);
  const { data } = useSuppliersSummary();
  const edit = useBulkEdit();
  const isNamed = categories.length > 0;
  return (
    <BulkDialog
      {...props}
      title={t("suppliers:bulk.categoriesOf", { count: props.rows.length })}
      submit={t(`suppliers:bulk.${kind}`)}
      change={isNamed ? { kind, categories } : null}
      holdsMore={isNamed}
      write={edit}
      send={(items, change, then) => edit.mutate({ items, change }, then)}
    >
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
        <Tags tags={categories} onTagsChange={setCategories} suggestions={data?.categories.map(({ value }) => value)} />
      </Field>
    </BulkDialog>
  );
}
