import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { Machine } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";

const AddReadingDialog = lazyPanel("dialog", async () => (await import("./add-reading-dialog.tsx")).AddReadingDialog);
const ArchiveDialog = lazyPanel("dialog", async () => (await import("./archive-dialog.tsx")).ArchiveDialog);
const CopyDialog = lazyPanel("dialog", async () => (await import("./copy-dialog.tsx")).CopyDialog);
const MachineFormSheet = lazyPanel("form", async () => (await import("./machine-form-sheet.tsx")).MachineFormSheet);
const MoveDialog = lazyPanel("dialog", async () => (await import("./move-dialog.tsx")).MoveDialog);
const OverhaulDialog = lazyPanel("dialog", async () => (await import("./overhaul-dialog.tsx")).OverhaulDialog);
const ReplaceMeterDialog = lazyPanel(
  "dialog",
  async () => (await import("./replace-meter-dialog.tsx")).ReplaceMeterDialog,
);
const SwapDialog = lazyPanel("largeDialog", async () => (await import("./swap-dialog.tsx")).SwapDialog);

const LabelDialog = lazyPanel("dialog", async () => (await import("./label-dialog.tsx")).LabelDialog);

/** What is over the machine, named in the address; what this person may not do there stays shut. */
export function MachineDialogs({ machine }: { machine: Machine }) {
  const { dialog, meterId, open, close } = useMachineAddress();
  const { can } = machine;
  const meter = machine.counters.find(({ id }) => id === meterId) ?? machine.counters[0];
  switch (dialog) {
    case "reading":
      return can.addReading ? (
        <AddReadingDialog machine={machine} meterId={meterId} onClose={close} onReplaceMeter={() => open("meter")} />
      ) : null;
    case "meter":
      return can.replaceMeter && meter ? <ReplaceMeterDialog machine={machine} meter={meter} onClose={close} /> : null;
    case "overhaul":
      return can.replaceMeter && meter ? <OverhaulDialog machine={machine} meter={meter} onClose={close} /> : null;
    case "edit":
      return can.edit ? <MachineFormSheet machine={machine} onClose={close} /> : null;
    case "copy":
      return can.copy ? <CopyDialog machine={machine} onClose={close} /> : null;
    case "move":
      return can.move ? <MoveDialog machine={machine} onClose={close} /> : null;
    case "swap":
      return can.move ? <SwapDialog machine={machine} onClose={close} /> : null;
    case "archive":
      return can.archive ? <ArchiveDialog machine={machine} onClose={close} /> : null;
    case "label":
      return <LabelDialog machine={machine} onClose={close} />;
    case undefined:
      return null;
  }
}
