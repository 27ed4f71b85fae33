import { useMemo, useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { type Uploads, uploadsOf } from "../uploads/use-uploads.ts";

/** Files that will go along with the next comment, and those of earlier ones that are still on their way. */
export function useCommentFiles(recordId: string) {
  const queue = uploadsOf(useServices());
  const accountId = useSession().account.id;
  const vesselId = useVessel().id;
  const [held, setHeld] = useState<readonly File[]>([]);
  const all = useStore(queue);
  // Ends like the record, so that files wait for a comment that itself still waits on the device.
  const place = `comment:${recordId}`;
  const files = useMemo(() => all.filter((file) => file.place === place), [all, place]);
  const uploads: Uploads = {
    files,
    add: (added) => setHeld((before) => [...before, ...added]),
    retry: (id) => void queue.retry(id),
    remove: (id) => void queue.remove(id),
  };
  return {
    held,
    uploads,
    leaveOut: (file: File) => setHeld((before) => before.filter((other) => other !== file)),
    /** Sends what was held after the comment it belongs to. */
    sendWith(commentId: string) {
      const afterwards = (fileId: string) => ({ path: "comments.addFile", input: { id: commentId, fileId } }) as const;
      if (held.length > 0) void queue.add(held, { accountId, vesselId, place, afterwards });
      setHeld([]);
    },
  };
}
