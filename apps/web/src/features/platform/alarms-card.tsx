import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { SystemHealth } from "./platform.queries.ts";

type Alarm = SystemHealth["alarms"]["latest"][number];

/** What looked like an attack, or changed who holds the keys: the latest first. */
export function AlarmsCard({ alarms }: { alarms: readonly Alarm[] }) {
  const { t } = useTranslation("platform-screens");
  if (alarms.length === 0) return null;
  return (
    <Card className="mt-4">
      <SectionHead title={t("health.alarms")} fact={alarms.length} level={2} />
      <ul className="mt-1">
        {alarms.map((alarm) => (
          <AlarmRow key={alarm.id} alarm={alarm} />
        ))}
      </ul>
    </Card>
  );
}

function AlarmRow({ alarm }: { alarm: Alarm }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { kind, username, address, times, lastAt } = alarm;
  const facts = [
    username,
    address ? t("health.alarmFrom", { address }) : null,
    times > 1 ? t("health.alarmTimes", { count: times }) : null,
    formats.dateTime(lastAt),
  ];
  return (
    <li className="py-2 text-sm [&:not(:last-child)]:hairline-b">
      <p dir="auto" className="font-medium">
        {t(`health.alarmKinds.${kind}`)}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
        {facts.map((fact) => (fact ? <bdi key={fact}>{fact}</bdi> : null))}
      </p>
    </li>
  );
}
