import { useQuery } from "@tanstack/react-query";
import { newId } from "@ymp/core/ids";
import { useTrpc } from "../../app/services-context.tsx";
import { RecordFiles } from "../../lib/uploads/record-files.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useRemoveOrderFile } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

/** Quotes, delivery notes, invoices, and the order as it was sent. */
export function OrderFiles({ order }: { order: Order }) {
  const formats = useFormats();
  const { data: files = [] } = useQuery(
    useTrpc().recordFiles.list.queryOptions({ recordKind: "order", recordId: order.id }),
  );
  const uploads = useUploads({
    place: `order:${order.id}`,
    afterwards: {
      path: "recordFiles.add",
      input: (fileId) => ({ id: newId(), recordKind: "order", recordId: order.id, fileId, kind: "file" }),
    },
  });
  const remove = useRemoveOrderFile();
  const linkOf = (fileId: string) => files.find((file) => file.fileId === fileId)?.id;
  return (
    <RecordFiles
      files={files.map((file) => ({
        id: file.fileId,
        name: file.name,
        kind: file.kind,
        sizeBytes: file.sizeBytes,
        meta: [formats.dateTime(file.addedAt), file.addedByName].filter(Boolean).join(", "),
      }))}
      uploads={uploads}
      mayAdd={order.can.comment}
      onRemove={
        order.can.comment
          ? (fileId) => {
              const id = linkOf(fileId);
              if (id) remove.mutate({ id });
            }
          : undefined
      }
    />
  );
}
