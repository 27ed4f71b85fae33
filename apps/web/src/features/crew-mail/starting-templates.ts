import { useTranslation } from "../../lib/translation.tsx";

const starting = ["departure", "arrival", "muster", "papers"] as const;

/** What every vessel may begin with, in the writer's language; kept as the vessel's own once somebody saves it. */
export function useStartingTemplates() {
  const { t } = useTranslation("crew-mail");
  return starting.map((id) => ({
    id: `starting ${id}`,
    name: t(`starting.${id}.name`),
    subject: t(`starting.${id}.subject`),
    body: t(`starting.${id}.body`),
  }));
}
