import { useNavigate } from "@tanstack/react-router";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useSoftDelete } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** Takes somebody off this vessel's list; what they wrote stays, and they can be put back. */
export function DeleteUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { name: vessel } = useVessel();
  const remove = useSoftDelete();
  const confirm = () =>
    remove.mutate(
      { userId: user.userId },
      {
        onSuccess: () => {
          onClose();
          void navigate({ to: "/app/employees" });
        },
        onError: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(user.isAwaited ? "users:withdrawTitle" : "users:deleteTitle", { name: user.name })}
      consequences={t(user.isAwaited ? "users:withdrawText" : "users:deleteText", { name: user.name, vessel })}
      confirm={t(user.isAwaited ? "users:action.withdraw" : "users:action.deleteConfirm")}
      destructive
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
