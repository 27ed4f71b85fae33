import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ModelGroups } from "./model-groups.tsx";
import { ModelSets } from "./model-sets.tsx";
import { ModelsBar } from "./models-bar.tsx";
import { type Model, type ModelSet, plansOf } from "./models-draft.ts";
import { ModelsOptions } from "./models-options.tsx";
import { ModelsResult } from "./models-result.tsx";
import { useModelsDraft } from "./use-models-draft.ts";
import { useStarting } from "./use-starting.ts";

/** The machines a new vessel starts from: chosen by kind of vessel or one by one, named, then made at once. */
export function ModelsScreen() {
  const { t } = useTranslation("models");
  const query = useQuery(useTrpc().templates.models.queryOptions());
  const { data } = query;
  if (query.isLoadingError) return <NotLoaded query={query} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader title={t("title")} />
      {data ? (
        <ModelsForm models={data.models} sets={data.sets} canGiveJobs={data.canGiveJobs} />
      ) : (
        <Skeleton className="mx-6 h-64 rounded-md max-md:mx-4" />
      )}
    </div>
  );
}

interface ModelsFormProps {
  models: readonly Model[];
  sets: readonly ModelSet[];
  canGiveJobs: boolean;
}

function ModelsForm({ models, sets, canGiveJobs }: ModelsFormProps) {
  const { t } = useTranslation("models");
  const mayEdit = useCan("equipmentspage:edit");
  const { draft, change, clear } = useModelsDraft(canGiveJobs);
  const starting = useStarting(models, clear);
  const { machines } = draft;
  if (starting.result) return <ModelsResult made={starting.result} onAgain={starting.again} />;
  return (
    <>
      <div inert={starting.isRunning} className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
        <div className="flex max-w-4xl flex-col gap-5">
          <p className="max-w-[68ch] text-muted-foreground text-sm">{t(mayEdit ? "intro" : "introReading")}</p>
          <FormRefusal error={starting.error} />
          {mayEdit ? (
            <ModelSets
              sets={sets}
              models={models}
              machines={machines}
              onChange={(next) => change({ machines: next })}
            />
          ) : null}
          {canGiveJobs && mayEdit ? <ModelsOptions draft={draft} onChange={change} /> : null}
          <ModelGroups
            models={models}
            machines={machines}
            mayEdit={mayEdit}
            onChange={(next) => change({ machines: next })}
          />
        </div>
      </div>
      {mayEdit && machines.length > 0 ? (
        <ModelsBar
          machines={machines}
          plans={draft.withJobs ? plansOf(machines, models) : 0}
          progress={starting.isRunning ? starting.done : null}
          onClear={clear}
          onBegin={() => starting.begin(draft)}
        />
      ) : null}
      <ScreenFoot shown={t("foot", { count: models.length })} />
    </>
  );
}
