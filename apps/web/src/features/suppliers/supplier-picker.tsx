import { useMutation, useQuery } from "@tanstack/react-query";
import { newId } from "@ymp/core/ids";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface PickedSupplier {
  id: string;
  name: string;
  currency: string | null;
  leadTimeDays: number | null;
}

export interface SupplierPickerProps {
  label: string;
  /** The one that is chosen now, as its record names it. */
  supplier: { id: string; name: string } | null;
  onPick: (supplier: PickedSupplier | null) => void;
  /** Only among those that are there; one of them may be left out. */
  isAmongKnown?: boolean;
  exceptId?: string;
  id?: string;
  size?: "sm" | "md" | "lg" | "touch";
}

const shownAtOnce = 30;

/** For an id that came without its name: out of a draft, or from another version of a record. */
function useSupplierName(id: string | undefined): string {
  const mayView = useCan("supplier:view");
  const options = useTrpc().suppliers.get.queryOptions({ id: id ?? "" });
  return useQuery({ ...options, enabled: id !== undefined && mayView }).data?.name ?? "…";
}

export const SupplierName = ({ id }: { id: string }) => useSupplierName(id);

/** One supplier, found by name, trade, place or contact with spelling forgiven; a name nobody has yet makes a new one. */
export function SupplierPicker(props: SupplierPickerProps) {
  const { label, supplier, onPick, isAmongKnown, exceptId, ...trigger } = props;
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const [mayView, mayEdit] = [useCan("supplier:view"), useCan("supplier:edit")];
  const options = useTrpc().suppliers.pick.queryOptions({ search, limit: shownAtOnce });
  const query = useQuery({ ...options, enabled: mayView });
  const { rows, ...choices } = useChoices(query, { queryKey: options.queryKey, search });
  const found = rows.filter(({ id }) => id !== exceptId);
  // Offered once it is known what there is: enter must not make a second record of a house that is still being looked up.
  const mayCreate = mayEdit && !isAmongKnown && query.isSuccess && !query.isFetching && search === text.trim();
  const create = useCreateByName(onPick);
  const name = useSupplierName(supplier && !supplier.name ? supplier.id : undefined);
  const chosen: ComboboxItem | null = supplier ? { value: supplier.id, label: supplier.name || name } : null;
  return (
    <Combobox
      {...trigger}
      aria-label={trigger.id ? undefined : label}
      aria-busy={create.isPending}
      disabled={create.isPending}
      items={found.map(({ id, name, city, country }) => ({ value: id, label: name, fact: city ?? country }))}
      {...choices}
      value={chosen}
      onValueChange={(item) => onPick(found.find(({ id }) => id === item?.value) ?? null)}
      onSearch={setText}
      placeholder={t("suppliers:picker.choose")}
      onCreate={
        mayCreate
          ? { label: (name) => t("suppliers:picker.create", { name }), run: (name) => create.run(name) }
          : undefined
      }
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
