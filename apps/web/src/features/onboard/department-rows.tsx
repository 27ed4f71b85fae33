import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { SectionHead } from "@ymp/ui/primitives/card";
import { useTranslation } from "../../lib/translation.tsx";
import type { EngagementTarget } from "../people/engagements/engagement-dialog.tsx";
import type { OnboardList, OnboardPerson } from "./onboard.queries.ts";
import type { DepartmentGroup } from "./onboard-people.ts";
import { OnboardRow } from "./onboard-row.tsx";

export interface DepartmentRowsProps {
  group: DepartmentGroup<OnboardPerson>;
  list: OnboardList;
  onSign: (target: EngagementTarget) => void;
}

export function DepartmentRows({ group, list, onSign }: DepartmentRowsProps) {
  const { t } = useTranslation("onboard");
  const title = useDepartmentTitle(group.department);
  const count = list.byDepartment.find(({ department }) => department === group.department);
  return (
    <section aria-label={title} className="mb-5">
      <SectionHead
        level={2}
        className="py-1"
        title={
          group.department ? (
            <DeptBar department={group.department} name={title}>
              {title}
            </DeptBar>
          ) : (
            title
          )
        }
        fact={count ? t("ofAll", { onBoard: count.onBoard, total: count.total }) : undefined}
      />
      <ul className="surface divide-y divide-border overflow-hidden">
        {group.people.map((person) => (
          <OnboardRow key={person.id} person={person} onSign={onSign} />
        ))}
      </ul>
    </section>
  );
}

export function useDepartmentTitle(department: OnboardPerson["department"]): string {
  const { t } = useTranslation();
  return department ? t(`departments:of.${department}`) : t("onboard:noDepartment");
}
