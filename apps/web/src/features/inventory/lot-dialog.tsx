import { todayIn } from "@ymp/core/calendar-date";
import { type LotField, lotFields } from "@ymp/core/maintenance/item-fields";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type FormEvent, useId, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useSaveLot } from "./inventory.mutations.ts";
import type { Item, Lot } from "./inventory.queries.ts";

/** Puts right what stands on a lot: its number and its last day. */
export function LotDialog({ item, lot, onClose }: { item: Item; lot: Lot; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const today = todayIn(useVessel().timeZone, useNow());
  const [lotNumber, setLotNumber] = useState(lot.lotNumber ?? "");
  const [expiresOn, setExpiresOn] = useState(lot.expiry?.on ?? null);
  const save = useSaveLot();
  const locked = (field: LotField) => !lot.can.fields.includes(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lot.id && lot.version)
      save.mutate({ id: lot.id, version: lot.version, itemId: item.id, lotNumber, expiresOn }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("inventory:lots.edit")}
        subtitle={<bdi>{item.name}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t("inventory:form.save")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormRefusal error={save.error} />
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
        </form>
      </DialogContent>
    </Dialog>
  );
}
