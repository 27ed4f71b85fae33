import { lazy, Suspense } from "react";
import { AddReadingDialog } from "./add-reading-dialog.tsx";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { CopyDialog } from "./copy-dialog.tsx";
import type { Machine } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";
import { MachineFormSheet } from "./machine-form-sheet.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { OverhaulDialog } from "./overhaul-dialog.tsx";
import { ReplaceMeterDialog } from "./replace-meter-dialog.tsx";
import { SwapDialog } from "./swap-dialog.tsx";

const LabelDialog = lazy(async () => ({ default: (await import("./label-dialog.tsx")).LabelDialog }));

/** What lies over the machine, named in the address; what this person may not do there stays shut. */
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
      return (
        <Suspense>
          <LabelDialog machine={machine} onClose={close} />
        </Suspense>
      );
    case undefined:
      return null;
  }
}
