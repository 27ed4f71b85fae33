import { useNavigate } from "@tanstack/react-router";
import { DeleteVesselDialog } from "./delete-vessel-dialog.tsx";
import { EditVesselDialog } from "./edit-vessel-dialog.tsx";
import { ToLiteDialog, UpgradeDialog } from "./edition-dialogs.tsx";
import { EnterDialog } from "./enter-dialog.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import { AddMemberDialog } from "./member-dialogs.tsx";
import type { VesselRecord } from "./platform.queries.ts";
import type { VesselDialog } from "./platform.search.ts";
import { SuspendDialog } from "./suspend-dialog.tsx";

export interface VesselDialogsProps {
  vessel: VesselRecord;
  dialog: VesselDialog;
  onClose: () => void;
}

/** The dialog that the address names. */
export function VesselDialogs({ vessel, dialog, onClose }: VesselDialogsProps) {
  const navigate = useNavigate();
  const props = { vessel, onClose };
  const { id } = vessel;
  switch (dialog) {
    case "enter":
      return <EnterDialog {...props} />;
    case "edit":
      return <EditVesselDialog {...props} />;
    case "extend":
      return <ExtendDialog {...props} />;
    case "suspend":
      return <SuspendDialog {...props} />;
    case "add":
      return <AddMemberDialog {...props} hasCaptain={vessel.people.some(({ role }) => role === "captain")} />;
    case "delete":
      return <DeleteVesselDialog {...props} />;
    case "upgrade":
      // The page of a vessel follows its edition.
      return <UpgradeDialog {...props} onDone={() => void navigate({ to: "/app/superadmin/$id", params: { id } })} />;
    case "lite":
      return (
        <ToLiteDialog {...props} onDone={() => void navigate({ to: "/app/liteboatdetails/$id", params: { id } })} />
      );
  }
}
