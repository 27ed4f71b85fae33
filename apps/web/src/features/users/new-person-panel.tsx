import { useCan } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { PersonPanel } from "./users.search.ts";

const NewUserDialog = lazyPanel("dialog", async () => (await import("./new-user-dialog.tsx")).NewUserDialog);
const InviteDialog = lazyPanel("dialog", async () => (await import("./invite-dialog.tsx")).InviteDialog);

export interface NewPersonPanelProps {
  open: PersonPanel | undefined;
  onClose: () => void;
}

/** The two ways to bring somebody onto the vessel, each with an address of its own. */
export function NewPersonPanel({ open, onClose }: NewPersonPanelProps) {
  const mayEdit = useCan("employees:edit");
  if (!mayEdit || !open) return null;
  return open === "user" ? <NewUserDialog onClose={onClose} /> : <InviteDialog onClose={onClose} />;
}
