import { useNavigate } from "@tanstack/react-router";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useRemoveMachine } from "./equipment.mutations.ts";
import type { Machine } from "./equipment.queries.ts";

export function RemoveMachineDialog({ machine, onClose }: { machine: Machine; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useRemoveMachine();
  const { id, version, name } = machine;
  const leave = () => void navigate({ to: "/app/equipment", search: {} });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("equipment:remove.title", { name })}
      consequences={t("equipment:remove.text")}
      confirm={t("equipment:remove.confirm")}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id, version }, { onSuccess: leave })}
    />
  );
}
