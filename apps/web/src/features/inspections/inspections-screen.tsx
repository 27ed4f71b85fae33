import { useNavigate, useSearch } from "@tanstack/react-router";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Badge } from "@ymp/ui/primitives/badge";
import { ShieldCheck } from "lucide-react";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type ListedInspection, useInspections } from "./inspections.queries.ts";
import { inspectionsSearch } from "./inspections.search.ts";
import { useStateOfInspection } from "./state-words.ts";

const StartDialog = lazyPanel("form", async () => (await import("./start-dialog.tsx")).StartDialog);
const InspectionDialog = lazyPanel("record", async () => (await import("./inspection-dialog.tsx")).InspectionDialog);

/** Who was let in to read the ship's books, when, and how much they looked at. */
export function InspectionsScreen() {
  const { t } = useTranslation("inspections");
  const { inspection, start } = inspectionsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useInspections();
  const rows = query.data?.rows ?? [];
  const whyNot = query.data?.can.whyNotStart ?? null;
  const show = (search: { inspection?: string; start?: true }) => void navigate({ to: "/app/inspections", search });
  const adding = useAdding({
    word: t("start"),
    onAdd: query.data && whyNot === null ? () => show({ start: true }) : undefined,
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader title={t("title")} tools={adding.tool} action={adding.action} />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
        {query.data ? null : <NotLoaded query={query} />}
        {whyNot === null ? null : (
          <p dir="auto" className="pb-3 text-muted-foreground text-sm">
            {t(whyNot)}
          </p>
        )}
        {query.data && rows.length === 0 ? (
          <EmptyState
            icon={<ShieldCheck />}
            title={t("none.title")}
            className="px-0 max-md:px-0"
            actions={adding.button}
          >
            {t("none.text")}
          </EmptyState>
        ) : null}
        <ul className="flex max-w-5xl flex-col">
          {rows.map((row) => (
            <InspectionRow key={row.id} row={row} onOpen={() => show({ inspection: row.id })} />
          ))}
        </ul>
        <CutNote shown={query.data?.hasMore && rows.length} way="latest" />
      </div>
      <ScreenFoot shown={t("facts.count", { count: rows.length })} />
      {start && query.data && whyNot === null ? (
        <StartDialog
          signer={query.data.can.signsAs}
          onStarted={(id) => show({ inspection: id })}
          onClose={() => show({})}
        />
      ) : null}
      {inspection ? <InspectionDialog key={inspection} id={inspection} onClose={() => show({})} /> : null}
    </div>
  );
}

function InspectionRow({ row, onOpen }: { row: ListedInspection; onOpen: () => void }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const state = useStateOfInspection();
  const { officer, authority, port, startedAt, masterName, looks, copies, endedAt } = row;
  return (
    <li className="hairline-b relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 hover:bg-accent">
      <div className="min-w-0 flex-1 basis-60">
        <button type="button" className="text-start font-medium after:absolute after:inset-0" onClick={onOpen}>
          <bdi>{t("by", { officer, authority })}</bdi>
        </button>
        <p dir="auto" className="text-muted-foreground text-sm">
          {formats.list([port, t("facts.startedBy", { when: formats.dateTime(startedAt), who: masterName })])}
        </p>
      </div>
      <p dir="auto" className="text-muted-foreground text-sm tabular-nums">
        {formats.list([t("facts.looks", { count: looks }), t("facts.copies", { count: copies })])}
      </p>
      <Badge tone={endedAt === null ? "due-soon" : "line"}>
        <span dir="auto">{state(row)}</span>
      </Badge>
    </li>
  );
}
