import { type Stat, StatStrip } from "@ymp/ui/patterns/stat-strip";
import { useFormats } from "../use-formats.ts";
import type { AnyInput, AnySearch, ListAddress } from "./list-address.ts";
import { useListSteps } from "./use-list-address.ts";

export interface FilterStat<Search> extends Pick<Stat, "id" | "label" | "icon" | "trend"> {
  /** How many records the filters show; undefined until it was read. */
  count: number | undefined;
  filters: Partial<Search>;
}

export interface FilterStatsProps<Search extends AnySearch, Input extends AnyInput> {
  address: ListAddress<Search, Input>;
  label: string;
  stats: readonly FilterStat<Search>[];
  /** Figures that are no filters, behind the others. */
  others?: readonly Stat[];
}

/** Figures above a list; pressing one shows what it counts, pressing it again everything. */
export function FilterStats<Search extends AnySearch, Input extends AnyInput>({
  address,
  label,
  stats,
  others = [],
}: FilterStatsProps<Search, Input>) {
  const formats = useFormats();
  const { search, change } = useListSteps(address);
  const shown = stats.map(({ count, filters, ...stat }): Stat => {
    const pressed = Object.entries(filters).every(([name, value]) => Reflect.get(search, name) === value);
    return {
      ...stat,
      figure: count === undefined ? "–" : formats.count(count),
      pressed,
      onPress: () => change({ ...address.noFilters, ...(pressed ? {} : filters) }),
    };
  });
  return <StatStrip label={label} stats={[...shown, ...others]} />;
}
