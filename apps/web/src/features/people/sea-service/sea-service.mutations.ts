import { useDownload } from "../../../lib/use-download.ts";
import { useWrite } from "../../../lib/use-write.ts";

/** The history of the person tells all of it. */
const touched = [["seaService"], ["people"]] as const;
const shownInPlace = ["invalid", "conflict", "stale", "forbidden"] as const;

export const useSaveEarlier = () =>
  useWrite(({ seaService }) => seaService.saveEarlier, {
    success: "sea-service:said.serviceSaved",
    invalidates: touched,
    shownInPlace,
  });

export const useRemoveEarlier = () =>
  useWrite(({ seaService }) => seaService.removeEarlier, {
    success: "sea-service:said.serviceRemoved",
    failure: "sea-service:said.notDone",
    invalidates: touched,
  });

export const useSaveTestimonial = () =>
  useWrite(({ seaService }) => seaService.saveTestimonial, {
    success: "sea-service:said.testimonialSaved",
    invalidates: touched,
    shownInPlace,
  });

/** Along with signing off: what stands in its way is told, the signing off stays. */
export const useDraftTestimonial = () =>
  useWrite(({ seaService }) => seaService.saveTestimonial, {
    success: "sea-service:said.testimonialSaved",
    failure: "sea-service:said.notDone",
    invalidates: touched,
  });

export const useRemoveTestimonial = () =>
  useWrite(({ seaService }) => seaService.removeTestimonial, {
    success: "sea-service:said.testimonialRemoved",
    failure: "sea-service:said.notDone",
    invalidates: touched,
  });

export const useSignTestimonial = () =>
  useWrite(({ seaService }) => seaService.sign, {
    success: "sea-service:said.testimonialSigned",
    invalidates: touched,
    shownInPlace,
  });

export const useWithdrawTestimonial = () =>
  useWrite(({ seaService }) => seaService.withdraw, {
    success: "sea-service:said.testimonialWithdrawn",
    invalidates: touched,
    shownInPlace,
  });

export const useTellDays = () =>
  useWrite(({ seaService }) => seaService.tellDays, {
    success: "sea-service:said.daysSaved",
    invalidates: touched,
    shownInPlace,
  });

export const usePrintTestimonial = () =>
  useDownload(({ seaService }, id: string, locale) => seaService.print.query({ id, locale }));
