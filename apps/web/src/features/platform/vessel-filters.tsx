import { type VesselState, vesselStates } from "@ymp/core/lists";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { CircleDot } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

/** The filter of the list of vessels: the state of their subscription. */
export function useVesselFields(
  state: VesselState | undefined,
  onChange: (state: VesselState | undefined) => void,
): FilterField[] {
  const { t } = useTranslation("platform-screens");
  return [
    {
      id: "state",
      label: t("filter.state"),
      icon: <CircleDot />,
      value: state ? t(`filter.${state}`) : null,
      editor: (
        <Segmented
          label={t("filter.state")}
          value={state ?? "any"}
          onValueChange={(next) => onChange(next === "any" ? undefined : next)}
          options={[
            { value: "any" as const, label: t("filter.anyState") },
            ...vesselStates.map((value) => ({ value, label: t(`filter.${value}`) })),
          ]}
        />
      ),
      onClear: () => onChange(undefined),
    },
  ];
}
