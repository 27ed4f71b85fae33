import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { latePanel, usePreloaded } from "../../lib/late-part.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { manageAddress } from "./equipment.search.ts";

const MachineFormSheet = latePanel("form", async () => (await import("./machine-form-sheet.tsx")).MachineFormSheet);
const opened = [MachineFormSheet];

/** The form that the address names: of a new item, or of one in the list. */
export function ManageForm() {
  usePreloaded(opened);
  const { search, change } = useListAddress(manageAddress);
  const { edit, under } = search;
  const id = edit && edit !== "new" ? edit : null;
  const { data: machine } = useQuery({
    ...useTrpc().equipment.get.queryOptions({ id: id ?? "" }),
    enabled: id !== null,
  });
  const close = () => change({ edit: undefined, under: undefined });
  if (edit === "new") return <MachineFormSheet parentId={under} onClose={close} />;
  if (!id || machine?.id !== id) return null;
  return <MachineFormSheet key={id} machine={machine} onClose={close} />;
}
