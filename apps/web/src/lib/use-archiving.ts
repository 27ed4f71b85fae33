import { useUndoableWrite } from "./use-undoable-write.ts";
import { type Call, type Client, useWrite, type WriteMeta } from "./use-write.ts";

export interface Versioned {
  id: string;
  version: number;
}

interface ArchivingCalls {
  archive: Call<Versioned, { version: number }>;
  restore: Call<Versioned, unknown>;
}

export interface ArchivingMeta extends Required<Pick<WriteMeta<Versioned, unknown>, "invalidates">> {
  /** The module whose words say it: `said.archived`, `failed.archive`, `action.archive` and the like. */
  words: string;
}

/** Puts a record of a module away, which can be undone, and takes it back into use. */
export function useArchiving(callsOf: (client: Client) => ArchivingCalls, { words, invalidates }: ArchivingMeta) {
  const told = (act: "archive" | "restore") => ({
    success: `${words}:said.${act}d`,
    failure: `${words}:failed.${act}`,
    invalidates,
  });
  const archive = useUndoableWrite((client) => callsOf(client).archive, {
    ...told("archive"),
    putBack: (client, { version }, { id }) => callsOf(client).restore.mutate({ id, version }),
  });
  const restore = useWrite((client) => callsOf(client).restore, told("restore"));
  return { archive, restore, words };
}

export type Archiving = ReturnType<typeof useArchiving>;
