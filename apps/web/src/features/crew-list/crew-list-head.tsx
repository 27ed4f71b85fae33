import { locales } from "@ymp/i18n/locales";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AddressText } from "./address-text.tsx";
import { directions } from "./crew-list.search.ts";
import { useCrewListAddress } from "./use-crew-list-address.ts";

/** What the head of the form says of the call at the port, and of which moment the list is. */
export function CrewListHead() {
  const { t } = useTranslation("crew-list");
  const { search, today, onDay, direction, go } = useCrewListAddress();
  return (
    <div className="grid grid-cols-4 items-start gap-3 max-lg:grid-cols-2 max-md:gap-2">
      <Field label={t("direction.label")}>
        <Select
          options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
          value={direction}
          onValueChange={(value) => go({ direction: value })}
        />
      </Field>
      <Field label={t("field.onDay")}>
        <DateField today={today} value={onDay} onValueChange={(day) => go({ onDay: day ?? undefined })} />
      </Field>
      <Field label={t("field.time")} help={t("field.timeHelp")}>
        <Input
          type="time"
          value={search.time ?? ""}
          onChange={({ target }) => go({ time: target.value || undefined })}
        />
      </Field>
      <Field label={t("field.locale")}>
        <Select
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          value={search.locale ?? "en"}
          onValueChange={(locale) => go({ locale })}
        />
      </Field>
      <Field label={t("field.port")} required help={t("portHint")} className="max-md:col-span-2">
        <AddressText most={120} value={search.port} onCommit={(port) => go({ port })} />
      </Field>
      <Field label={t(`field.otherPort.${direction}`)} className="max-md:col-span-2">
        <AddressText most={120} value={search.otherPort} onCommit={(otherPort) => go({ otherPort })} />
      </Field>
      <Field label={t("field.voyage")}>
        <AddressText most={40} value={search.voyage} onCommit={(voyage) => go({ voyage })} />
      </Field>
    </div>
  );
}
