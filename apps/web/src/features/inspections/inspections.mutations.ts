import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useClient, useServices } from "../../app/services-context.tsx";
import { signOut } from "../../app/sign-out.ts";
import { unsentOn } from "../../app/unsent.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { startDownload } from "../../lib/save-file.ts";
import { useDownload } from "../../lib/use-download.ts";

const touched = [["inspections"]] as const;
/** What a dialog says itself. */
const shownInPlace = [
  ...(["invalid", "stale", "conflict", "forbidden", "not_found", "limit", "unavailable"] as const),
] as const;

/** The browser says itself that a file has come. */
const quietly = { success: () => undefined };

export function useStartInspection() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"inspections.start">) => client.inspections.start.mutate(input),
    meta: { success: "inspections:said.started", invalidates: touched, shownInPlace },
  });
}

export function useEndInspection() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"inspections.end">) => client.inspections.end.mutate(input),
    meta: { success: "inspections:said.ended", failure: "inspections:failed.end", invalidates: touched },
  });
}

export const useSaveCopyOf = () =>
  useDownload(({ inspections }, input: InputOf<"inspections.copyOf">) => inspections.copyOf.query(input), quietly);

/** The reader is signed out here first: nothing of theirs is left on the device that somebody else takes into the hand. */
export function useHandOver() {
  const services = useServices();
  const router = useRouter();
  return useMutation({
    mutationFn: async (input: InputOf<"inspections.handOver">) => {
      const count = unsentOn(services).onlyInWindow;
      if (count > 0 && !(await services.lossConfirmer.ask({ count, by: "signingOut" }))) return;
      await services.client.inspections.handOver.mutate(input);
      await signOut(services, router);
      await services.settleSignOut().catch(() => undefined);
      await router.navigate({ to: "/inspect", replace: true });
    },
    meta: { failure: "inspections:failed.handOver" },
  });
}

export function useEnterInspection() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"inspections.enter">) => client.inspections.enter.mutate(input),
    meta: { shownInPlace, invalidates: touched },
  });
}

export function useCertify() {
  const client = useClient();
  return useMutation({
    mutationFn: async (input: InputOf<"inspections.certify">) => {
      const { id } = await client.inspections.certify.mutate(input);
      startDownload(await client.inspections.copy.query({ id }));
    },
    meta: { success: "inspections:certify.made", invalidates: touched, shownInPlace },
  });
}

/** A month of rest in the language of the reader's device. */
export const usePrintInspectedRest = () =>
  useDownload(
    ({ inspections }, input: Omit<InputOf<"inspections.restMonth">, "locale">, locale) =>
      inspections.restMonth.query({ ...input, locale }),
    quietly,
  );

export const useSaveCopy = () =>
  useDownload(({ inspections }, input: InputOf<"inspections.copy">) => inspections.copy.query(input), quietly);

/** Saved on the reader's device, as the book holds it. */
export const useOpenInspectedFile = () =>
  useDownload(({ inspections }, input: InputOf<"inspections.file">) => inspections.file.query(input), quietly);

export function useCheckPrint() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"inspections.check">) => client.inspections.check.query(input),
    meta: { shownInPlace },
  });
}

export function useHandBack() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"inspections.handBack">) => client.inspections.handBack.mutate(input),
    meta: { shownInPlace },
  });
}

export function useLeaveInspection() {
  const client = useClient();
  return useMutation({ mutationFn: () => client.inspections.leave.mutate(), meta: { shownInPlace } });
}
