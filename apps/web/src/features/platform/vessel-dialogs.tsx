import { useNavigate } from "@tanstack/react-router";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { VesselRecord } from "./platform.queries.ts";
import type { VesselDialog } from "./platform.search.ts";

const DeleteVesselDialog = lazyPanel(
  "dialog",
  async () => (await import("./delete-vessel-dialog.tsx")).DeleteVesselDialog,
);
const EditVesselDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./edit-vessel-dialog.tsx")).EditVesselDialog,
);
const ToLiteDialog = lazyPanel("dialog", async () => (await import("./edition-dialogs.tsx")).ToLiteDialog);
const UpgradeDialog = lazyPanel("dialog", async () => (await import("./edition-dialogs.tsx")).UpgradeDialog);
const EnterDialog = lazyPanel("dialog", async () => (await import("./enter-dialog.tsx")).EnterDialog);
const ExtendDialog = lazyPanel("dialog", async () => (await import("./extend-dialog.tsx")).ExtendDialog);
const AddMemberDialog = lazyPanel("dialog", async () => (await import("./member-dialogs.tsx")).AddMemberDialog);
const SuspendDialog = lazyPanel("dialog", async () => (await import("./suspend-dialog.tsx")).SuspendDialog);

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
