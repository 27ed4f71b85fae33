import { useTranslation } from "../../lib/translation.tsx";
import type { OpenSession } from "./security.queries.ts";

/** "Firefox on Windows", or as much of it as the device told. */
export function useDeviceWords(): (device: OpenSession["device"]) => string {
  const { t } = useTranslation();
  return ({ kind, browser, system }) => {
    if (browser && system) return t("security:sessions.browserOn", { browser, system });
    return browser ?? system ?? t(`security:sessions.kind.${kind}`);
  };
}
