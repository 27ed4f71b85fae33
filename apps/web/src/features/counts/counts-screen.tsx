import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { ClipboardCheck } from "lucide-react";
import { useMemo } from "react";
import { useCan } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { PlainList } from "../../lib/lists/plain-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { CountStatus } from "./count-marks.tsx";
import { type CountSession, useCountPages } from "./counts.queries.ts";
import { useCountsAddress } from "./counts-address.ts";

const NewCountDialog = lazyPanel("dialog", async () => (await import("./new-count-dialog.tsx")).NewCountDialog);

const rowId = ({ id }: CountSession) => id;
const rowName = ({ name }: CountSession) => name;

/** Every count that was ever started, the latest first. */
export function CountsScreen() {
  const { t } = useTranslation("counts");
  const { search, change, open } = useCountsAddress();
  const mayCount = useCan("inventory:edit");
  return (
    <PlainList
      title={t("title")}
      adding={{ word: t("action.new"), onAdd: mayCount ? () => change({ newCount: true }) : undefined }}
      pages={useCountPages()}
      columns={useSessionColumns()}
      rowId={rowId}
      rowName={rowName}
      card={(row) => <SessionCard row={row} />}
      pathOf={({ id }) => `/app/inventory?count=${id}`}
      onOpen={({ id }) => open(id)}
      counted={({ count }) => t("foot.sessions", { count })}
      empty={{ icon: <ClipboardCheck />, title: t("empty.title"), text: t("empty.text") }}
    >
      {search.newCount && mayCount ? (
        <NewCountDialog onClose={() => change({ newCount: undefined })} onCreated={open} />
      ) : null}
    </PlainList>
  );
}

function useSessionColumns() {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  return useMemo((): DataColumn<CountSession>[] => {
    const muted = (text: string | null) => <bdi className="text-muted-foreground">{text}</bdi>;
    return [
      {
        id: "name",
        header: t("field.name"),
        width: "minmax(200px,2fr)",
        isName: true,
        cell: ({ name }) => <bdi className="font-medium">{name}</bdi>,
      },
      {
        id: "scope",
        header: t("field.scope"),
        width: "minmax(140px,1fr)",
        cell: (row) => muted(scopeText(row, t("scope.vessel"))),
      },
      {
        id: "kind",
        header: t("field.kind"),
        width: "96px",
        wideOnly: true,
        cell: ({ isBlind }) => muted(t(isBlind ? "blind" : "open")),
      },
      { id: "status", header: t("field.status"), width: "120px", cell: (row) => <CountStatus status={row.status} /> },
      {
        id: "lines",
        header: t("field.lines"),
        width: "88px",
        align: "end",
        cell: ({ countedLines }) => <bdi className="tabular-nums">{formats.count(countedLines)}</bdi>,
      },
      {
        id: "begun",
        header: t("field.begun"),
        width: "150px",
        wideOnly: true,
        cell: ({ createdAt }) => muted(formats.dateTime(createdAt)),
      },
      {
        id: "by",
        header: t("field.begunBy"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: (row) => muted(row.createdByName),
      },
    ];
  }, [t, formats]);
}

const scopeText = ({ location, category }: Pick<CountSession, "location" | "category">, vessel: string) =>
  location ?? category ?? vessel;

function SessionCard({ row }: { row: CountSession }) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium text-base">
          {row.name}
        </p>
        <p className="text-muted-foreground text-sm">
          <bdi>
            {scopeText(row, t("scope.vessel"))}, {formats.dateTime(row.createdAt)}
          </bdi>
        </p>
      </div>
      <div className="flex flex-none flex-col items-end gap-1">
        <CountStatus status={row.status} />
        <span className="text-muted-foreground text-xs">{t("lines", { count: row.countedLines })}</span>
      </div>
    </div>
  );
}
