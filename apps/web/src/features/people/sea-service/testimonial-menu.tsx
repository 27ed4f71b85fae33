import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Ban, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { MoreMenu } from "../../../lib/more-menu.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useRemoveTestimonial } from "./sea-service.mutations.ts";
import type { Testimonial } from "./sea-service.queries.ts";

interface TestimonialMenuProps {
  testimonial: Testimonial;
  onOpen: (kind: "edit" | "withdraw") => void;
}

/** What is done to a testimonial now and then; nothing to do shows no menu. */
export function TestimonialMenu({ testimonial, onOpen }: TestimonialMenuProps) {
  const { t } = useTranslation("sea-service");
  const remove = useRemoveTestimonial();
  const [isAsking, setAsking] = useState(false);
  const { id, version, can } = testimonial;
  const mayEdit = can.fields.includes("conduct");
  const mayRemove = can.fields.includes("removed");
  if (!mayEdit && !mayRemove && !can.withdraw) return null;
  return (
    <>
      <MoreMenu size="icon-sm">
        {mayEdit ? (
          <DropdownMenuItem onSelect={() => onOpen("edit")}>
            <Pencil />
            {t("testimonials.edit")}
          </DropdownMenuItem>
        ) : null}
        {can.withdraw ? (
          <DropdownMenuItem onSelect={() => onOpen("withdraw")}>
            <Ban />
            {t("testimonials.withdraw")}
          </DropdownMenuItem>
        ) : null}
        {mayRemove ? (
          <DropdownMenuItem onSelect={() => setAsking(true)}>
            <Trash2 />
            {t("testimonials.remove")}
          </DropdownMenuItem>
        ) : null}
      </MoreMenu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("testimonials.removeTitle")}
        consequences={t("testimonials.removeText")}
        confirm={t("testimonials.remove")}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id, version }, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
