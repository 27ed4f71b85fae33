import { useMutation, useQuery } from "@tanstack/react-query";
import { newId } from "@ymp/core/ids";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface PickedSupplier {
  id: string;
  name: string;
  currency: string | null;
  leadTimeDays: number | null;
}

export interface SupplierPickerProps extends PickerControl {
  /** The one that is chosen now, as its record names it. */
  supplier: { id: string; name: string } | null;
  onPick: (supplier: PickedSupplier | null) => void;
  /** Only among those that are there; one of them may be left out. */
  isAmongKnown?: boolean;
  exceptId?: string;
}

/** For an id that came without its name: out of a draft, or from another version of a record. */
function useSupplierName(id: string | undefined): string {
  const mayView = useCan("supplier:view");
  const enabled = id !== undefined && mayView;
  return useQuery(useTrpc().suppliers.get.queryOptions({ id: id ?? "" }, { enabled })).data?.name ?? "…";
}

export const SupplierName = ({ id }: { id: string }) => useSupplierName(id);

/** One supplier, found by name, trade, place or contact with spelling forgiven; a name nobody has yet makes a new one. */
export function SupplierPicker({ supplier, onPick, isAmongKnown, exceptId, ...control }: SupplierPickerProps) {
  const { t } = useTranslation();
  const { suppliers } = useTrpc();
  const [mayView, mayEdit] = [useCan("supplier:view"), useCan("supplier:edit")];
  const create = useCreateByName(onPick);
  const name = useSupplierName(supplier && !supplier.name ? supplier.id : undefined);
  return (
    <RecordPicker
      {...control}
      find={(search) => suppliers.pick.queryOptions({ search, limit: 30 }, { enabled: mayView })}
      offered={(rows) => rows.filter(({ id }) => id !== exceptId)}
      itemOf={({ id, name, city, country }) => ({ value: id, label: name, fact: city ?? country })}
      chosen={supplier && { value: supplier.id, label: supplier.name || name }}
      onPick={onPick}
      placeholder={t("suppliers:picker.choose")}
      create={mayEdit && !isAmongKnown && { label: (name) => t("suppliers:picker.create", { name }), run: create.run }}
      isCreating={create.isPending}
      clearable
    />
  );
}

function useCreateByName(onPick: (supplier: PickedSupplier) => void) {
  const client = useClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (supplier: { id: string; name: string }) => client.suppliers.save.mutate(supplier),
    meta: { failure: "suppliers:picker.failed", invalidates: [["suppliers"], ["search"]] },
    onSuccess: (_, { id, name }) => onPick({ id, name, currency: null, leadTimeDays: null }),
  });
  return { isPending, run: (name: string) => mutate({ id: newId(), name }) };
}
