import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { showFaults } from "../../lib/show-faults.ts";
import {
  changedFields,
  conflictingFields,
  type SupplierField,
  type SupplierForm,
  type SupplierValues,
  supplierFields,
  writeOf,
} from "./supplier-form.ts";
import { useSaveSupplier } from "./suppliers.mutations.ts";
import type { Supplier } from "./suppliers.queries.ts";

export interface SaveConflict {
  theirs: Supplier;
  fields: SupplierField[];
  mine: SupplierValues;
}

/** Saves the form; where somebody else changed the same fields meanwhile, the person decides. */
export function useSupplierSave(form: SupplierForm, supplier: Supplier | undefined, onSaved: (id: string) => void) {
  const { queryClient, trpc } = useServices();
  const save = useSaveSupplier();
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  const compare = async (before: Supplier, mine: SupplierValues) => {
    const theirs = await queryClient.fetchQuery({
      ...trpc.suppliers.get.queryOptions({ id: before.id }),
      staleTime: 0,
    });
    const fields = conflictingFields(before, mine, theirs);
    if (fields.length > 0) setConflict({ theirs, fields, mine });
    else send(before, mine, changedFields(before, mine), theirs.version);
  };
  const send = (before: Supplier, mine: SupplierValues, fields: readonly SupplierField[], version: number) =>
    save.mutate(writeOf(mine, fields, version), {
      onSuccess: ({ id }) => onSaved(id),
      onError: (error) => {
        if (refusalOf(error)?.code === "stale") void compare(before, mine);
        else showFaults(form, supplierFields, error);
      },
    });
  const submit = form.handleSubmit((values) => {
    if (supplier) send(supplier, values, changedFields(supplier, values), supplier.version);
    else
      save.mutate(values, {
        onSuccess: ({ id }) => onSaved(id),
        onError: (error) => showFaults(form, supplierFields, error),
      });
  });
  const decide = (side: "mine" | "theirs") => {
    if (!conflict || !supplier) return;
    const { theirs, fields, mine } = conflict;
    setConflict(null);
    const changed = changedFields(supplier, mine);
    const kept = side === "mine" ? changed : changed.filter((field) => !fields.includes(field));
    if (kept.length > 0) send(supplier, mine, kept, theirs.version);
    else onSaved(supplier.id);
  };
  const isStale = refusalOf(save.error)?.code === "stale";
  return { submit, decide, conflict, isPending: save.isPending, error: isStale ? null : save.error };
}
