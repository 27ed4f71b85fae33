import { lazy, Suspense } from "react";
import { useCan } from "../../app/session.ts";

const NewUserDialog = lazy(async () => ({ default: (await import("./new-user-dialog.tsx")).NewUserDialog }));
const InviteDialog = lazy(async () => ({ default: (await import("./invite-dialog.tsx")).InviteDialog }));

export interface NewPersonPanelProps {
  open: "user" | "invite" | undefined;
  onClose: () => void;
}

/** The two ways to bring somebody onto the vessel, each with an address of its own. */
export function NewPersonPanel({ open, onClose }: NewPersonPanelProps) {
  const mayEdit = useCan("employees:edit");
  if (!mayEdit || !open) return null;
  return (
    <Suspense>{open === "user" ? <NewUserDialog onClose={onClose} /> : <InviteDialog onClose={onClose} />}</Suspense>
  );
}
