import { RecordSheet, type RecordSheetProps } from "@ymp/ui/patterns/record-sheet";
import type { ReactNode } from "react";
import { PendingSheet, type PendingSheetProps } from "../pending-sheet.tsx";
import type { Listed } from "../unread-record.tsx";
import type { OpenRecord } from "./list-screen.tsx";
import { positionIn } from "./position-in.ts";

export interface ReadSheetProps<Data> extends Omit<PendingSheetProps, "query" | "listed" | "onClose"> {
  over: Pick<OpenRecord, "id" | "onClose">;
  query: PendingSheetProps["query"] & { data: Data | undefined };
  list: Listed["list"];
  children: (record: Data) => ReactNode;
}

/** The sheet of a record once it was read; before that, and where it does not come, a sheet that says so. */
export function ReadSheet<Data>({ over: { id, onClose }, query, list, children, ...pending }: ReadSheetProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <PendingSheet {...pending} query={query} listed={{ id, list }} onClose={onClose} />;
}

export interface OpenSheetProps extends Omit<RecordSheetProps, "open" | "onClose" | "url" | "position" | "number"> {
  over: Omit<OpenRecord, "onReplace">;
  address: { hrefOf: (id: string) => string };
  number?: string;
}

/** The sheet of a record over its list: its own address, and the way to the rows beside it. */
export function OpenSheet({
  over: { id, neighbours, onOpen, onClose },
  address,
  number = "",
  ...sheet
}: OpenSheetProps) {
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={number}
      url={new URL(address.hrefOf(id), window.location.origin).href}
      position={positionIn(neighbours, id, onOpen)}
      {...sheet}
    />
  );
}
