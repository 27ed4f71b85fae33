import { useMemo } from "react";
import { useSession, useVesselOrNone } from "../../app/session.ts";
import { type DraftPlace, draftPlace } from "./kept-drafts.ts";

/** Where the reader's draft of this record is, on this vessel. */
export function useDraftPlace(kind: string, recordId = "new"): DraftPlace {
  const { id } = useSession().account;
  const vesselId = useVesselOrNone()?.id ?? "-";
  return useMemo(() => draftPlace(id, vesselId, kind, recordId), [id, vesselId, kind, recordId]);
}
