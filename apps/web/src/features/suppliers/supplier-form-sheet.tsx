import { useQuery } from "@tanstack/react-query";
import { newId } from "@ymp/core/ids";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { Button } from "@ymp/ui/primitives/button";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTrpc } from "../../app/services-context.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { SupplierFields } from "./supplier-fields.tsx";
import { type SupplierField, type SupplierForm, supplierSchema, valuesOf } from "./supplier-form.ts";
import type { Supplier } from "./suppliers.queries.ts";
import { type SaveConflict, useSupplierSave } from "./use-supplier-save.ts";

export interface SupplierFormSheetProps {
  /** Absent: a new one. */
  supplier?: Supplier;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function SupplierFormSheet({ supplier, onClose, onSaved }: SupplierFormSheetProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [id] = useState(newId);
  // What was on the form when it opened; what others save meanwhile is compared with it.
  const [opened] = useState(supplier);
  const form: SupplierForm = useSchemaForm(supplierSchema, { defaultValues: valuesOf(opened, id) });
  const { submit, decide, conflict, isPending, error } = useSupplierSave(form, opened, onSaved);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        className="md:w-[520px]"
        title={opened ? t("suppliers:form.edit", { name: opened.name }) : t("suppliers:form.new")}
        onInteractOutside={(event) => {
          if (form.formState.isDirty) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" className="me-auto" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={isPending}
              disabled={(opened !== undefined && !form.formState.isDirty) || conflict !== null}
            >
              {t(opened ? "suppliers:form.save" : "suppliers:form.create")}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            className="flex flex-col gap-4 px-5 py-4"
          >
            <FormRefusal error={error} />
            {conflict ? <SupplierConflict conflict={conflict} onDecide={decide} /> : null}
            <SupplierFields />
          </form>
        </FormProvider>
      </SheetContent>
    </Sheet>
  );
}

interface SupplierConflictProps {
  conflict: SaveConflict;
  onDecide: (side: "mine" | "theirs") => void;
}

/** Somebody else changed the same fields while this form was open: both values, and a choice. */
function SupplierConflict({ conflict: { theirs: saved, mine, fields }, onDecide }: SupplierConflictProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery(useTrpc().suppliers.history.queryOptions({ id: saved.id, limit: 10 }));
  const change = data?.rows.find(({ diff }) => fields.some((field) => Object.hasOwn(diff, field)));
  const name = change?.actorName ?? undefined;
  const textOf = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? "")) || "–";
  const linesOf = (values: Partial<Record<SupplierField, unknown>>) =>
    fields.map((field) => (
      <span key={field} className="block">
        {t("suppliers:conflict.field", { field: t(`suppliers:field.${field}`), value: textOf(values[field]) })}
      </span>
    ));
  return (
    <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        title={t("suppliers:conflict.title")}
        yours={linesOf(mine)}
        theirs={{
          name,
          heading: [name ?? t("job-sheet:conflict.somebody"), change && formats.dateTime(change.at)]
            .filter(Boolean)
            .join(", "),
          value: linesOf(saved),
        }}
        onKeepMine={() => onDecide("mine")}
        onTakeTheirs={() => onDecide("theirs")}
        note={t("suppliers:conflict.note")}
      />
    </div>
  );
}
