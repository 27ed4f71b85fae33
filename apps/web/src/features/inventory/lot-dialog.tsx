import { todayIn } from "@ymp/core/calendar-date";
import { type LotField, lotFields } from "@ymp/core/maintenance/item-fields";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useSaveLot } from "./inventory.mutations.ts";
import type { Item, Lot } from "./inventory.queries.ts";

/** Puts right what stands on a lot: its number and its last day. */
export function LotDialog({ item, lot, onClose }: { item: Item; lot: Lot; onClose: () => void }) {
  const { t } = useTranslation();
  const today = todayIn(useVessel().timeZone, useNow());
  const [lotNumber, setLotNumber] = useState(lot.lotNumber ?? "");
  const [expiresOn, setExpiresOn] = useState(lot.expiry?.on ?? null);
  const save = useSaveLot();
  const locked = (field: LotField) => !lot.can.fields.includes(field);
  const submit = () => {
    if (lot.id && lot.version)
      save.mutate({ id: lot.id, version: lot.version, itemId: item.id, lotNumber, expiresOn }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("inventory:lots.edit")}
      subtitle={<bdi>{item.name}</bdi>}
      submit={t("inventory:form.save")}
      busy={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <LockedNote when={lotFields.some(locked)} />
      <Locked when={locked("lotNumber")}>
        <Field label={t("inventory:field.lotNumber")}>
          <Input value={lotNumber} maxLength={60} onChange={(event) => setLotNumber(event.target.value)} />
        </Field>
      </Locked>
      <Locked when={locked("expiresOn")}>
        <Field label={t("inventory:field.expires")}>
          <DateField value={expiresOn} onValueChange={setExpiresOn} today={today} />
        </Field>
      </Locked>
    </FormDialog>
  );
}
