import type { Access } from "@ymp/core/access/resolve-access";
import { can } from "@ymp/core/access/resolve-access";
import { useVesselOrNone } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { KeyTable } from "./key-table.tsx";

const topics: readonly { id: string; steps: number; isFor?: (access: Access) => boolean }[] = [
  { id: "firstSteps", steps: 5 },
  { id: "jobs", steps: 6, isFor: (access) => can(access, "jobs:view") },
  { id: "equipment", steps: 5, isFor: (access) => can(access, "equipmentspage:view") },
  { id: "import", steps: 4, isFor: (access) => can(access, "jobs:edit") && can(access, "equipmentspage:edit") },
  { id: "find", steps: 3 },
  { id: "offline", steps: 5 },
  { id: "theme", steps: 2 },
  { id: "browsers", steps: 3 },
];

/** How to begin, how to do each thing that can be done, and the keys. */
export function HelpScreen() {
  const { t } = useTranslation();
  const access = useVesselOrNone()?.access;
  const shown = topics.filter(({ isFor }) => !isFor || (access && isFor(access)));
  return (
    <>
      <ScreenHeader title={t("navigation:helpCenter")} />
      <div className="grid flex-none gap-x-12 px-6 pb-10 max-md:px-4 lg:grid-cols-[200px_minmax(0,72ch)]">
        <nav aria-label={t("help:contents")} className="text-sm max-lg:mb-6">
          <ul className="flex flex-col gap-1 lg:sticky lg:top-2">
            {[...shown.map(({ id }) => id), "keys"].map((id) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-6 items-center">
                  {t(`help:${id}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-8">
          {shown.map(({ id, steps }) => (
            <Topic key={id} id={id} steps={steps} />
          ))}
          <section id="keys" className="scroll-mt-4">
            <h2 className="mb-2 font-semibold text-lg">{t("help:keys.title")}</h2>
            <KeyTable />
          </section>
        </div>
      </div>
    </>
  );
}

function Topic({ id, steps }: { id: string; steps: number }) {
  const { t } = useTranslation();
  return (
    <section id={id} className="scroll-mt-4">
      <h2 dir="auto" className="mb-2 font-semibold text-lg">
        {t(`help:${id}.title`)}
      </h2>
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 marker:text-muted-foreground">
        {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
          <li key={step} dir="auto" className="text-pretty ps-1">
            {t(`help:${id}.step${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
