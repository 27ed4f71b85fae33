import { itemStates } from "@ymp/core/lists";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { CircleAlert, Lock, MapPin, Shapes, TriangleAlert, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useCan, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { useCategories, useFilteredSupplier, usePlaces } from "./inventory.queries.ts";
import type { InventoryFilters } from "./inventory.search.ts";

interface Filtering {
  filters: InventoryFilters;
  onChange: (change: Partial<InventoryFilters>) => void;
}

export function useItemFilterFields({ filters, onChange }: Filtering): FilterField[] {
  const { t } = useTranslation();
  const { edition } = useVessel();
  const places = usePlaces();
  const supplierName = useFilteredSupplier(filters.supplierId);
  const seesSuppliers = useCan("supplier:view");
  const { categories = [], subCategory, supplierId, state, isCritical, isPrivate } = filters;
  const nameIn = (list: readonly { id: string; name: string }[], id: string | undefined) =>
    id ? (list.find((known) => known.id === id)?.name ?? "…") : null;
  const place = {
    id: "locationId",
    label: t("inventory:filter.locationId"),
    icon: <MapPin />,
    value: nameIn(places, filters.locationId),
    editor: (
      <OneOf
        label={t("inventory:filter.locationId")}
        list={places}
        chosen={filters.locationId}
        onPick={(locationId) => onChange({ locationId })}
      />
    ),
    onClear: () => onChange({ locationId: undefined }),
  };
  const supplier = {
    id: "supplierId",
    label: t("inventory:filter.supplierId"),
    icon: <Truck />,
    value: supplierName,
    editor: (
      <SupplierPicker
        label={t("inventory:filter.supplierId")}
        supplier={supplierId && supplierName ? { id: supplierId, name: supplierName } : null}
        isAmongKnown
        onPick={(picked) => onChange({ supplierId: picked?.id })}
      />
    ),
    onClear: () => onChange({ supplierId: undefined }),
  };
  const flag = (id: "isCritical" | "isPrivate", isOn: boolean | undefined, icon: ReactNode): FilterField => ({
    id,
    label: t(`inventory:filter.${id}`),
    icon,
    value: isOn ? t("exports:yes") : null,
    editor: (
      <SwitchField
        label={t(`inventory:filter.only.${id}`)}
        checked={isOn ?? false}
        onCheckedChange={(on) => onChange({ [id]: on || undefined })}
      />
    ),
    onClear: () => onChange({ [id]: undefined }),
  });
  return [
    {
      id: "categories",
      label: t("inventory:filter.categories"),
      icon: <Shapes />,
      value: [...categories, subCategory].filter(Boolean).join(", ") || null,
      editor: <CategoryEditor filters={filters} onChange={onChange} />,
      onClear: () => onChange({ categories: undefined, subCategory: undefined }),
    },
    place,
    ...(edition === "full" && seesSuppliers ? [supplier] : []),
    {
      id: "state",
      label: t("inventory:filter.state"),
      icon: <CircleAlert />,
      value: state && state !== "current" ? t(`inventory:state.${state}`) : null,
      editor: (
        <RadioGroup
          aria-label={t("inventory:filter.state")}
          value={state ?? "current"}
          onValueChange={(text) =>
            onChange({ state: itemStates.find((known) => known === text && known !== "current") })
          }
        >
          {itemStates.map((value) => (
            <Radio key={value} value={value} label={t(`inventory:state.${value}`)} />
          ))}
        </RadioGroup>
      ),
      onClear: () => onChange({ state: undefined }),
    },
    flag("isCritical", isCritical, <TriangleAlert />),
    flag("isPrivate", isPrivate, <Lock />),
  ];
}

function CategoryEditor({ filters, onChange }: Filtering) {
  const { t } = useTranslation();
  const categories = useCategories();
  const chosen = filters.categories ?? [];
  const toggle = (name: string, isOn: boolean) =>
    onChange({
      categories: isOn ? [...chosen, name] : chosen.filter((known) => known !== name),
      subCategory: undefined,
    });
  const below = categories.filter(({ name }) => chosen.includes(name)).flatMap(({ subCategories }) => subCategories);
  return (
    <div className="flex max-h-80 flex-col overflow-y-auto">
      {categories.map(({ name }) => (
        <CheckboxField
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onCheckedChange={(checked) => toggle(name, checked === true)}
        />
      ))}
      {below.length > 0 ? (
        <OneOf
          label={t("inventory:field.subCategory")}
          list={[...new Set(below)].map((name) => ({ id: name, name }))}
          chosen={filters.subCategory}
          onPick={(subCategory) => onChange({ subCategory })}
        />
      ) : null}
    </div>
  );
}

interface OneOfProps {
  label: string;
  list: readonly { id: string; name: string }[];
  chosen: string | undefined;
  onPick: (id: string | undefined) => void;
}

const anyOne = "any";

function OneOf({ label, list, chosen, onPick }: OneOfProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      aria-label={label}
      value={chosen ?? anyOne}
      onValueChange={(id) => onPick(id === anyOne ? undefined : id)}
      className="max-h-72 overflow-y-auto"
    >
      <Radio value={anyOne} label={t("inventory:filter.any")} />
      {list.map(({ id, name }) => (
        <Radio key={id} value={id} label={name} />
      ))}
    </RadioGroup>
  );
}
