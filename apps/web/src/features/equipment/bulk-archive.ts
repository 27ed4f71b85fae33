import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { RegisterRow } from "./equipment.queries.ts";

const touched = [["equipment"], ["jobs"], ["search"]] as const;

interface Archiving {
  rows: readonly RegisterRow[];
  closesOpenJobs: boolean;
  reason: string | undefined;
}

/** Archives or brings back several, parents first; what went along with its parent is passed over. */
export function useBulkArchive() {
  const client = useClient();
  const archive = useMutation({
    mutationFn: async ({ rows, closesOpenJobs, reason }: Archiving) => {
      for (const { id } of rows.filter(({ archivedAt }) => archivedAt === null)) {
        const { version, archivedAt } = await client.equipment.get.query({ id });
        if (!archivedAt) await client.equipment.archive.mutate({ id, version, closesOpenJobs, reason });
      }
    },
    meta: { success: "equipment:said.archivedMany", invalidates: touched, shownInPlace: ["conflict"] },
  });
  const restore = useMutation({
    mutationFn: async (rows: readonly RegisterRow[]) => {
      for (const { id } of rows) {
        const { version, archivedAt } = await client.equipment.get.query({ id });
        if (archivedAt) await client.equipment.restore.mutate({ id, version });
      }
    },
    meta: { success: "equipment:said.restoredMany", failure: "equipment:failed.restore", invalidates: touched },
  });
  return { archive, restore };
}
