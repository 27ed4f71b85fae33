import { documentFilters, supplierStates } from "@ymp/core/lists";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Archive, FileClock, Flag, MapPin, PackageOpen, Shapes, Star } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useSuppliersSummary } from "./suppliers.queries.ts";
import type { SupplierFilters } from "./suppliers.search.ts";

interface Filtering {
  filters: SupplierFilters;
  onChange: (change: Partial<SupplierFilters>) => void;
}

interface Facet {
  value: string;
  count: number;
}

const anyOne = "any";

export function useSupplierFilterFields({ filters, onChange }: Filtering): FilterField[] {
  const { t } = useTranslation();
  const { data } = useSuppliersSummary();
  const { categories = [], minRating, hasOpenOrders, documents, state } = filters;
  const ratings = ["3", "4", "5"].map((value) => ({
    value,
    label: t("suppliers:filter.ratingFrom", { rating: value }),
  }));
  const one = (id: "operatingIn" | "country", facets: readonly Facet[], icon: ReactNode): FilterField => ({
    id,
    label: t(`suppliers:field.${id}`),
    icon,
    value: filters[id] ?? null,
    editor: (
      <OneOf
        label={t(`suppliers:field.${id}`)}
        options={facets.map(({ value }) => ({ value, label: value }))}
        chosen={filters[id]}
        onPick={(value) => onChange({ [id]: value })}
      />
    ),
    onClear: () => onChange({ [id]: undefined }),
  });
  return [
    {
      id: "categories",
      label: t("suppliers:field.categories"),
      icon: <Shapes />,
      value: categories.join(", ") || null,
      editor: <Categories facets={data?.categories ?? []} chosen={categories} onChange={onChange} />,
      onClear: () => onChange({ categories: undefined }),
    },
    one("operatingIn", data?.operatingIn ?? [], <MapPin />),
    one("country", data?.countries ?? [], <Flag />),
    {
      id: "rating",
      label: t("suppliers:field.rating"),
      icon: <Star />,
      value: minRating ? t("suppliers:filter.ratingFrom", { rating: minRating }) : null,
      editor: (
        <OneOf
          label={t("suppliers:field.rating")}
          options={ratings}
          chosen={minRating?.toString()}
          onPick={(value) => onChange({ minRating: value === undefined ? undefined : Number(value) })}
        />
      ),
      onClear: () => onChange({ minRating: undefined }),
    },
    {
      id: "hasOpenOrders",
      label: t("suppliers:field.openOrders"),
      icon: <PackageOpen />,
      value: hasOpenOrders ? t("exports:yes") : null,
      editor: (
        <SwitchField
          label={t("suppliers:filter.hasOpenOrders")}
          checked={hasOpenOrders ?? false}
          onCheckedChange={(on) => onChange({ hasOpenOrders: on || undefined })}
        />
      ),
      onClear: () => onChange({ hasOpenOrders: undefined }),
    },
    {
      id: "documents",
      label: t("suppliers:field.documents"),
      icon: <FileClock />,
      value: documents ? t(`suppliers:filter.documents.${documents}`) : null,
      editor: (
        <OneOf
          label={t("suppliers:field.documents")}
          options={documentFilters.map((value) => ({ value, label: t(`suppliers:filter.documents.${value}`) }))}
          chosen={documents}
          onPick={(value) => onChange({ documents: documentFilters.find((known) => known === value) })}
        />
      ),
      onClear: () => onChange({ documents: undefined }),
    },
    {
      id: "state",
      label: t("suppliers:filter.state"),
      icon: <Archive />,
      value: state && state !== "live" ? t(`suppliers:state.${state}`) : null,
      editor: (
        <RadioGroup
          aria-label={t("suppliers:filter.state")}
          value={state ?? "live"}
          onValueChange={(text) =>
            onChange({ state: supplierStates.find((known) => known === text && known !== "live") })
          }
        >
          {supplierStates.map((value) => (
            <Radio key={value} value={value} label={t(`suppliers:state.${value}`)} />
          ))}
        </RadioGroup>
      ),
      onClear: () => onChange({ state: undefined }),
    },
  ];
}

interface CategoriesProps {
  facets: readonly Facet[];
  chosen: readonly string[];
  onChange: Filtering["onChange"];
}

function Categories({ facets, chosen, onChange }: CategoriesProps) {
  const { t } = useTranslation();
  const toggle = (value: string, isOn: boolean) => {
    const next = isOn ? [...chosen, value] : chosen.filter((known) => known !== value);
    onChange({ categories: next.length > 0 ? next : undefined });
  };
  if (facets.length === 0) return <p className="text-muted-foreground text-sm">{t("suppliers:filter.noneYet")}</p>;
  return (
    <div className="flex max-h-80 flex-col overflow-y-auto">
      {facets.map(({ value }) => (
        <CheckboxField
          key={value}
          label={value}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) => toggle(value, checked === true)}
        />
      ))}
    </div>
  );
}

interface OneOfProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
  onPick: (value: string | undefined) => void;
}

function OneOf({ label, options, chosen, onPick }: OneOfProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      aria-label={label}
      value={chosen ?? anyOne}
      onValueChange={(value) => onPick(value === anyOne ? undefined : value)}
      className="max-h-72 overflow-y-auto"
    >
      <Radio value={anyOne} label={t("suppliers:filter.any")} />
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label} />
      ))}
    </RadioGroup>
  );
}
