import { addReadingsInput } from "@ymp/api/modules/equipment/rounds.schema";
import { useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { newWalk, type WalkDraft, walkDraft } from "./round-draft.ts";

const storage = deviceStorage("localStorage");

/** A walk that is on this device until it is sent: it survives a reload and a flat battery. */
export function useWalk(roundId: string) {
  const key = `ymp.walk.${useSession().account.id}.${useVessel().id}.${roundId}`;
  const [draft, setDraft] = useState(() => read(key) ?? newWalk());
  const change = (next: WalkDraft) => {
    setDraft(next);
    storage.setItem(key, JSON.stringify(next));
  };
  const forget = () => storage.removeItem(key);
  return { draft, change, forget };
}

function read(key: string): WalkDraft | undefined {
  const kept = storage.getItem(key);
  if (kept === null) return undefined;
  const draft = walkDraft.safeParse(JSON.parse(kept));
  return draft.success ? draft.data : undefined;
}

/** Whether a walk of this round was started on this device and not yet sent. */
export function useHasWalk(): (roundId: string) => boolean {
  const [accountId, vesselId] = [useSession().account.id, useVessel().id];
  return (roundId) => {
    const draft = read(`ymp.walk.${accountId}.${vesselId}.${roundId}`);
    return draft !== undefined && Object.keys(draft.lines).length > 0;
  };
}

export interface RefusedWalk {
  write: QueuedWrite;
  input: ReturnType<typeof addReadingsInput.parse>;
}

/** Lines of an earlier walk that the server would not take; they wait on this device for their author. */
export function useRefusedWalk(roundId: string): RefusedWalk | undefined {
  const { queue } = useServices();
  const { writes } = useStore(queue);
  for (const write of writes) {
    if (write.path !== "equipment.addReadings" || !write.refusal) continue;
    const input = addReadingsInput.safeParse(write.input);
    if (input.success && input.data.roundId === roundId) return { write, input: input.data };
  }
  return undefined;
}
