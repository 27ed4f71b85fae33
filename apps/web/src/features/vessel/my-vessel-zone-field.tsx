import type { VesselFormInput } from "@ymp/api/modules/vessel/vessel.schema";
import { offsetLabelAt } from "@ymp/core/time";
import { isTimeZone } from "@ymp/core/time-zone";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useMemo, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";

/** Zones by name with their offset of today; a fixed offset may be typed, as ships keep one on passage. */
export function ZoneField(props: object) {
  const { t } = useTranslation("vessel");
  const { field } = useController<VesselFormInput, "timeZone">({ name: "timeZone" });
  const zones = useMemo(() => {
    const now = new Date();
    return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map((zone) => ({
      value: zone,
      label: zone,
      fact: offsetLabelAt(zone, now),
    }));
  }, []);
  const [typed, setTyped] = useState("");
  const { value } = field;
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, "_");
  const isOffset = /^[+-]/.test(typed.trim()) && isTimeZone(typed.trim());
  return (
    <Combobox
      {...props}
      ref={field.ref}
      items={zones.filter((zone) => zone.label.toLowerCase().includes(wanted))}
      onSearch={setTyped}
      value={value ? (zones.find((zone) => zone.value === value) ?? { value, label: value }) : null}
      placeholder={t("field.timeZone")}
      onValueChange={(zone) => field.onChange(zone?.value ?? "")}
      onCreate={isOffset ? { label: (text) => t("zone.fixed", { text }), run: field.onChange } : undefined}
    />
  );
}
