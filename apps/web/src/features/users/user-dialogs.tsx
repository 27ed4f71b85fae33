import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { UserRow } from "./users.queries.ts";

const DeleteUserDialog = lazyPanel("dialog", async () => (await import("./delete-user-dialog.tsx")).DeleteUserDialog);
const EmailDialog = lazyPanel("dialog", async () => (await import("./email-dialog.tsx")).EmailDialog);
const EndsOnDialog = lazyPanel("dialog", async () => (await import("./ends-on-dialog.tsx")).EndsOnDialog);
const RoleDialog = lazyPanel("dialog", async () => (await import("./role-dialog.tsx")).RoleDialog);

type Kind = "role" | "email" | "ends" | "delete";
interface UserDialogs {
  open: (kind: Kind, user: UserRow) => void;
}

const Context = createContext<UserDialogs | null>(null);

const dialogs = { role: RoleDialog, email: EmailDialog, ends: EndsOnDialog, delete: DeleteUserDialog };

/** One dialog at a time, opened from any row or page of the accounts. */
export function UserDialogsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ kind: Kind; user: UserRow } | null>(null);
  const value = useMemo<UserDialogs>(() => ({ open: (kind, user) => setShown({ kind, user }) }), []);
  const Shown = shown && dialogs[shown.kind];
  return (
    <Context value={value}>
      {children}
      {shown && Shown ? <Shown user={shown.user} onClose={() => setShown(null)} /> : null}
    </Context>
  );
}

export function useUserDialogs(): UserDialogs {
  const value = useContext(Context);
  if (!value) throw new Error("Dialogs of accounts need their provider.");
  return value;
}
