import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { AvatarStack } from "@ymp/ui/primitives/avatar";
import { Progress } from "@ymp/ui/primitives/progress";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { WorklistState } from "./worklist-state.tsx";
import { personOf, useWorklistWords } from "./worklist-words.ts";
import type { ListedWorklist } from "./worklists.queries.ts";

export function useWorklistColumns(): readonly DataColumn<ListedWorklist>[] {
  const { t } = useTranslation("worklists");
  const formats = useFormats();
  const words = useWorklistWords();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("field.name"),
        width: "minmax(160px,1fr)",
        isName: true,
        cell: (list) => (
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <bdi className="min-w-0 font-medium">{list.name}</bdi>
            <WorklistState list={list} />
          </span>
        ),
      },
      { id: "kind", header: t("field.kind"), width: "112px", wideOnly: true, cell: (list) => t(`kind.${list.kind}`) },
      {
        id: "period",
        header: t("field.period"),
        width: "232px",
        cell: (list) => <bdi className="text-muted-foreground tabular-nums">{words.period(list)}</bdi>,
      },
      {
        id: "progress",
        header: t("progress"),
        width: "216px",
        cell: (list) => <ListProgress list={list} />,
      },
      {
        id: "hours",
        header: t("hoursShort"),
        width: "88px",
        align: "end",
        wideOnly: true,
        cell: ({ progress }) => <bdi className="tabular-nums">{formats.hours(progress.estimatedTenths)}</bdi>,
      },
      {
        id: "members",
        header: t("sharedWith"),
        width: "96px",
        wideOnly: true,
        cell: (list) => <AvatarStack people={list.members.map(personOf)} limit={3} />,
      },
    ],
    [t, formats, words],
  );
}

export function ListProgress({ list }: { list: Pick<ListedWorklist, "progress" | "name"> }) {
  const words = useWorklistWords();
  const { done, all } = list.progress;
  const additional = words.additional(list);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Progress value={done} max={all} label={list.name} className="w-12 flex-none" />
      <span className="min-w-0 tabular-nums">
        <bdi>{words.done(list)}</bdi>
        {additional ? <bdi className="ms-1.5 text-muted-foreground">{additional}</bdi> : null}
      </span>
    </span>
  );
}
