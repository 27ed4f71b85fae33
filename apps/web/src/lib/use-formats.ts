import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useServices, useStore } from "../app/services-context.tsx";
import { useVesselOrNone } from "../app/session.ts";
import { createFormats, type Formats } from "./format.ts";

/** Dates, times, figures and money in the reader's language and in ship's time. */
export function useFormats(): Formats {
  const { locale } = useStore(useServices().theme);
  const zone = useVesselOrNone()?.timeZone ?? "UTC";
  const { t } = useTranslation();
  return useMemo(() => createFormats({ locale, zone, t }), [locale, zone, t]);
}
