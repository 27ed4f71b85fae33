import type { MailTo } from "@ymp/core/people/crew-mail";
import { useTranslation } from "../../lib/translation.tsx";

/** Whom a mail goes to, in words. */
export function useAudienceWords(): (to: Pick<MailTo, "audience" | "department">) => string {
  const { t } = useTranslation("crew-mail");
  return ({ audience, department }) =>
    audience === "department" && department ? t(`departments:of.${department}`) : t(`audience.${audience}`);
}
