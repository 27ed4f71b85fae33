import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Plus } from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useServices } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSaveItem } from "./inventory.mutations.ts";
import { ItemPicker } from "./item-picker.tsx";

interface CodeOwnerPickerProps {
  code: string;
  /** The item that carries the code from now on. */
  onGiven: (itemId: string) => void;
  onClose: () => void;
}

/** A code that nobody knows: it is given to an item, or an item is made for it. */
export function CodeOwnerPicker({ code, onGiven, onClose }: CodeOwnerPickerProps) {
  const { t } = useTranslation("scan");
  const { queryClient, trpc } = useServices();
  const mayEdit = useCan("inventory:edit");
  const [item, setItem] = useState<{ id: string; name: string } | null>(null);
  const save = useSaveItem();
  const give = async () => {
    if (!item) return;
    const { version, name } = await queryClient.fetchQuery(trpc.inventory.get.queryOptions({ id: item.id }));
    save.mutate({ id: item.id, version, name, barcode: code }, { onSuccess: () => onGiven(item.id) });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("unknown.title")}
        subtitle={<bdi className="font-mono">{code}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
            {mayEdit ? (
              <>
                <Button asChild variant="secondary" size="lg">
                  <PathLink href={`/app/inventory?new=true&code=${encodeURIComponent(code)}`}>
                    <Plus />
                    {t("unknown.new")}
                  </PathLink>
                </Button>
                <Button variant="primary" size="lg" disabled={!item} busy={save.isPending} onClick={() => void give()}>
                  {t("unknown.give")}
                </Button>
              </>
            ) : null}
          </>
        }
      >
        <FormRefusal error={save.error} />
        <p className="text-muted-foreground text-sm">{t(mayEdit ? "unknown.text" : "unknown.readOnly")}</p>
        {mayEdit ? (
          <Field label={t("unknown.item")} group>
            <ItemPicker label={t("unknown.item")} item={item} onPick={setItem} />
          </Field>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
