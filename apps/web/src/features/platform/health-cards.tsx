import { PropertyList } from "@ymp/ui/patterns/property-list";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { SystemHealth } from "./platform.queries.ts";

export interface HealthFacts {
  id: string;
  facts: { id: string; value: string }[];
}

/** The figures of each part as they are printed. */
export function useHealthFacts(health: SystemHealth): HealthFacts[] {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { queue, mail, storage, database, versions, process, alarms } = health;
  const since = (at: Date | null) => (at ? formats.ago(at, health.at) : t("figure.none"));
  const statement = database.oldestStatementSeconds;
  return [
    {
      id: "queue",
      facts: queue
        ? [
            { id: "queueWaiting", value: formats.count(queue.waiting) },
            { id: "queueRetrying", value: formats.count(queue.retrying) },
            { id: "queueFailed", value: formats.count(queue.failed) },
            { id: "oldest", value: since(queue.oldestWaitingAt) },
          ]
        : [],
    },
    {
      id: "mail",
      facts: [
        { id: "transport", value: t(`health.transports.${mail.transport}`) },
        { id: "mailWaiting", value: formats.count(mail.waiting) },
        { id: "mailFailed", value: formats.count(mail.failedLastDay) },
      ],
    },
    {
      id: "database",
      facts: [
        { id: "size", value: formats.bytes(database.sizeBytes) },
        {
          id: "connections",
          value: t("health.connectionsOf", {
            used: formats.count(database.connections),
            max: formats.count(database.maxConnections),
          }),
        },
        {
          id: "longestStatement",
          value:
            statement === null
              ? t("figure.none")
              : t("health.seconds", { seconds: formats.quantity(Math.round(statement * 10) / 10) }),
        },
      ],
    },
    {
      id: "storage",
      facts: [
        { id: "storageKind", value: t(`health.storages.${storage.kind}`) },
        { id: "files", value: formats.bytes(storage.bytes) },
      ],
    },
    { id: "security", facts: [{ id: "alarmsLastDay", value: formats.count(alarms.lastDay) }] },
    {
      id: "process",
      facts: [
        { id: "startedAt", value: formats.dateTime(process.startedAt) },
        { id: "memory", value: formats.bytes(process.memoryBytes) },
      ],
    },
    {
      id: "versions",
      facts: [
        { id: "application", value: versions.application },
        { id: "node", value: versions.node },
        { id: "postgresql", value: versions.database },
        {
          id: "migrations",
          value: versions.migrations === null ? t("figure.none") : formats.count(versions.migrations),
        },
      ],
    },
  ];
}

export interface HealthCardProps {
  card: HealthFacts;
  /** Message key of what is wrong; null: well; undefined: nothing is judged. */
  verdict: string | null | undefined;
}

export function HealthCard({ card, verdict }: HealthCardProps) {
  const { t } = useTranslation("platform-screens");
  return (
    <Card>
      <SectionHead title={t(`health.${card.id}`)} level={2}>
        {verdict === null ? (
          <span className="flex items-center gap-1.5 text-muted-foreground">
            <CompletedIcon className="text-status-done" />
            <bdi>{t("health.ok")}</bdi>
          </span>
        ) : null}
      </SectionHead>
      {verdict ? (
        <p className="mt-1 mb-1.5 flex items-start gap-1.5 text-pretty text-sm text-status-due-soon">
          <WarningIcon className="mt-0.5" />
          <span dir="auto">{t(`health.${verdict}`)}</span>
        </p>
      ) : null}
      <PropertyList
        className="mt-1 grid-cols-[148px_minmax(0,1fr)]"
        properties={card.facts.map(({ id, value }) => ({ id, label: t(`health.${id}`), value }))}
      />
    </Card>
  );
}
