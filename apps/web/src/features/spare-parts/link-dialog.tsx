import { useQuery } from "@tanstack/react-query";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ItemPicker } from "../inventory/item-picker.tsx";
import { useLinkItem } from "./spares.mutations.ts";
import type { PartRow } from "./spares.queries.ts";

interface Chosen {
  id: string;
  name: string;
  minQuantity?: number | null;
}

/** Which item of the stores a part is: the likely ones first, any other by search. */
export function LinkDialog({ part, onClose }: { part: PartRow; onClose: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const options = useTrpc().spareParts.proposals.queryOptions({ ids: [part.id] });
  const { data } = useQuery({ ...options, enabled: part.itemId === null, staleTime: 0 });
  const candidates = data?.parts[0]?.candidates ?? [];
  const link = useLinkItem();
  const save = () => {
    if (chosen)
      link.mutate(
        { id: part.id, version: part.version, itemId: chosen.id, before: part.itemId },
        { onSuccess: onClose },
      );
  };
  return (
    <FormDialog
      title={t("spares:link.title", { name: part.designation })}
      subtitle={<bdi>{listed([part.machine.name, part.partNo], t)}</bdi>}
      submit={t("spares:action.link")}
      busy={link.isPending}
      disabled={!chosen}
      error={link.error}
      saysFaults
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("spares:link.text")}</p>
      {candidates.length > 0 ? (
        <RadioGroup
          aria-label={t("spares:link.likely")}
          value={chosen?.id ?? ""}
          onValueChange={(id) => setChosen(candidates.find((candidate) => candidate.id === id) ?? null)}
        >
          {candidates.map(({ id, name, partNo, likeness }) => (
            <Radio key={id} value={id} label={listed([name, partNo], t)} help={t(`spares:likeness.${likeness}`)} />
          ))}
        </RadioGroup>
      ) : null}
      <Field label={t("equipment:part.item")}>
        <ItemPicker
          label={t("equipment:part.item")}
          equipmentId={part.equipmentId}
          item={chosen}
          onPick={(item) => setChosen(item)}
        />
      </Field>
      {part.machine.isCritical && chosen?.minQuantity !== undefined && !chosen.minQuantity ? (
        <p role="status" className="flex items-start gap-1.5 text-sm text-status-due-soon">
          <WarningIcon />
          {t("spares:warn.noMinimum")}
        </p>
      ) : null}
    </FormDialog>
  );
}
