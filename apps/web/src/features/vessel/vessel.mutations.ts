import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import { useWrite } from "../../lib/use-write.ts";

/** The header names the vessel and keeps her time. */
const everywhere = [["vessel"], ["session"]] as const;

export const useSaveVessel = () =>
  useWrite(({ vessel }) => vessel.save, {
    success: "vessel:said.saved",
    failure: "vessel:failed.save",
    invalidates: everywhere,
    shownInPlace: ["invalid", "stale"],
  });

export function useRemoveVesselPhoto() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client.vessel.setPhoto.mutate({ fileId: null }),
    meta: { success: "vessel:said.photoRemoved", failure: "vessel:failed.photo", invalidates: everywhere },
  });
}

export function useRequestArchive() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client.archive.request.mutate(),
    meta: { success: "archive:said.requested", failure: "archive:failed.request", invalidates: [["archive"]] },
  });
}
