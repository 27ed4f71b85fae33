import { Segmented } from "@ymp/ui/primitives/segmented";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { SwapPreview } from "./equipment.queries.ts";

type Way = "component" | "position";

export interface SwapJobsProps {
  jobs: SwapPreview["jobs"];
  nameOf: (equipmentId: string) => string;
  ways: ReadonlyMap<string, Way>;
  onChange: (ways: ReadonlyMap<string, Way>) => void;
}

/** Each open job of both: it goes with the component, or stays with the position and is done on what is there then. */
export function SwapJobs({ jobs, nameOf, ways, onChange }: SwapJobsProps) {
  const { t } = useTranslation("swap");
  if (jobs.length === 0) return null;
  return (
    <section aria-label={t("jobs")}>
      <h3 className="font-medium text-sm">{t("jobs")}</h3>
      <p className="mb-1 text-muted-foreground text-xs">{t("jobsHelp")}</p>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className="hairline-b flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
            <span className="min-w-0 flex-1 basis-48 text-sm">
              <span dir="auto" className="block font-medium">
                {job.title}
              </span>
              <span className="block text-muted-foreground text-xs">
                {listed([job.number, job.equipmentId && nameOf(job.equipmentId)], t)}
              </span>
            </span>
            <Segmented
              label={t("wayOf", { title: job.title })}
              value={ways.get(job.id) ?? job.goes}
              onValueChange={(way: Way) => onChange(new Map([...ways, [job.id, way]]))}
              options={[
                { value: "component", label: t("component") },
                { value: "position", label: t("position") },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
