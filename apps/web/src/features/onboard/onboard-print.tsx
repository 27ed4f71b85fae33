import { useVessel } from "../../app/session.ts";
import { PrintAlone } from "../../lib/print-alone.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useMinute } from "../../lib/use-minute.ts";
import { useDepartmentTitle } from "./department-rows.tsx";
import type { OnboardList, OnboardPerson } from "./onboard.queries.ts";
import { groupByDepartment, nameOf } from "./onboard-people.ts";

/** The list on paper, black on white, with a box to tick for each person: made on the device, so it needs no link. */
export function OnboardPrint({ list }: { list: OnboardList }) {
  const { t } = useTranslation("onboard");
  const vessel = useVessel();
  const formats = useFormats();
  const now = useMinute();
  const { onBoard, total } = list.counts;
  return (
    <PrintAlone>
      <h1 className="font-semibold text-xl">{t("print.title", { vessel: vessel.name })}</h1>
      <p className="mt-1 text-sm">
        {t("print.head", { onBoard, total, at: formats.dateTime(now), zone: formats.zoneLabel(now) })}
      </p>
      {groupByDepartment(list.people).map(({ department, people }) => (
        <PrintedGroup key={department ?? "none"} department={department} people={people} />
      ))}
    </PrintAlone>
  );
}

function PrintedGroup({ department, people }: Pick<OnboardPerson, "department"> & { people: OnboardPerson[] }) {
  const { t } = useTranslation("onboard");
  const title = useDepartmentTitle(department);
  return (
    <section className="mt-4 break-inside-avoid text-sm">
      <h2 className="font-semibold">{title}</h2>
      <table className="w-full table-fixed">
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="border-(--label-ink) border-b">
              <td className="w-8 py-1.5">
                <span className="block size-4 border border-(--label-ink)" />
              </td>
              <td className="py-1.5 font-medium">{nameOf(person)}</td>
              <td className="w-2/5 py-1.5">{person.rank}</td>
              <td className="w-1/5 py-1.5 text-end">
                {t(person.isOnboard ? "state.aboard" : `state.${person.awayFor ?? "ashore"}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
