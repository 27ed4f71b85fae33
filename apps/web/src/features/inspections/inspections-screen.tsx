import { useNavigate, useSearch } from "@tanstack/react-router";
import { Badge } from "@ymp/ui/primitives/badge";
import { ShieldCheck } from "lucide-react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { PlainList } from "../../lib/lists/plain-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useInspectionColumns } from "./inspection-columns.tsx";
import { type ListedInspection, useInspections } from "./inspections.queries.ts";
import { inspectionsSearch } from "./inspections.search.ts";
import { useStateOfInspection } from "./state-words.ts";

const StartDialog = lazyPanel("form", async () => (await import("./start-dialog.tsx")).StartDialog);
const InspectionDialog = lazyPanel("record", async () => (await import("./inspection-dialog.tsx")).InspectionDialog);

const rowId = ({ id }: ListedInspection) => id;
const rowName = ({ officer, authority }: ListedInspection) => `${officer}, ${authority}`;

/** Who was let in to read the ship's books, when, and how much they looked at. */
export function InspectionsScreen() {
  const { t } = useTranslation("inspections");
  const { inspection, start } = inspectionsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { pages, can } = useInspections();
  const whyNot = can?.whyNotStart ?? null;
  const show = (search: { inspection?: string; start?: true }) => void navigate({ to: "/app/inspections", search });
  return (
    <PlainList
      title={t("title")}
      adding={{ word: t("start"), onAdd: can && whyNot === null ? () => show({ start: true }) : undefined }}
      lead={
        whyNot === null ? null : (
          <p dir="auto" className="px-6 pb-3 text-muted-foreground text-sm max-md:px-4">
            {t(whyNot)}
          </p>
        )
      }
      pages={pages}
      columns={useInspectionColumns()}
      rowId={rowId}
      rowName={rowName}
      card={(row) => <InspectionCard row={row} />}
      pathOf={({ id }) => `/app/inspections?inspection=${id}`}
      onOpen={({ id }) => show({ inspection: id })}
      counted={({ count }) => t("facts.count", { count })}
      empty={{ icon: <ShieldCheck />, title: t("none.title"), text: t("none.text") }}
    >
      {start && can && whyNot === null ? (
        <StartDialog signer={can.signsAs} onStarted={(id) => show({ inspection: id })} onClose={() => show({})} />
      ) : null}
      {inspection ? <InspectionDialog key={inspection} id={inspection} onClose={() => show({})} /> : null}
    </PlainList>
  );
}

function InspectionCard({ row }: { row: ListedInspection }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const state = useStateOfInspection();
  const { officer, authority, port, startedAt, masterName, looks, copies, endedAt } = row;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="break-words font-medium text-base">
          {t("by", { officer, authority })}
        </p>
        <p dir="auto" className="text-muted-foreground text-sm">
          {formats.list([
            port,
            t("facts.startedBy", { when: formats.dateTime(startedAt), who: masterName }),
            t("facts.looks", { count: looks }),
            t("facts.copies", { count: copies }),
          ])}
        </p>
      </div>
      <Badge tone={endedAt === null ? "due-soon" : "line"}>
        <span dir="auto">{state(row)}</span>
      </Badge>
    </div>
  );
}
