import { useServices, useStore } from "../app/services-context.tsx";
import { useVesselOrNone } from "../app/session.ts";
import { type Formats, formatsFor } from "./format.ts";
import { useTranslation } from "./translation.tsx";

/** Dates, times, figures and money in the reader's language and in ship's time. */
export function useFormats(): Formats {
  return useFormatsOf(useVesselOrNone()?.timeZone ?? "UTC");
}

/** The same where nobody is signed in: without a ship's clock. */
export function useFormatsAshore(): Formats {
  return useFormatsOf("UTC");
}

/** By the clock of another zone than the ship has now. */
export function useFormatsIn(): (zone: string) => Formats {
  const { locale } = useStore(useServices().theme);
  const { t } = useTranslation();
  return (zone) => formatsFor({ locale, zone, t });
}

function useFormatsOf(zone: string): Formats {
  return useFormatsIn()(zone);
}
