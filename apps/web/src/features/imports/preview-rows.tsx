import { observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { type CalendarDate, isCalendarDate } from "@ymp/core/calendar-date";
import type { ImportKind } from "@ymp/core/imported-lists";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { ScrollRegion } from "@ymp/ui/primitives/scroll-region";
import { type Status, StatusWord } from "@ymp/ui/primitives/status-icon";
import { useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ImportAction } from "./import-words.ts";
import { useFieldWord } from "./import-words.ts";
import type { PreviewRow, usePreview } from "./imports.queries.ts";
import { useFacts } from "./preview-facts.ts";

const rowHeight = 44;
const fallbackRect = { width: 960, height: 600 };

interface PreviewRowsProps {
  kind: ImportKind;
  query: ReturnType<typeof usePreview>;
  /** What becomes of a row that is probably on board already. */
  onDecide: (sourceRow: number, decision: "add" | "leave") => void;
}

/** Rows of the file with what would become of each; any number of them scrolls smoothly. */
export function PreviewRows({ kind, query, onDecide }: PreviewRowsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: fallbackRect,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : fallbackRect)),
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1)?.index ?? 0;
      if (last >= rows.length - 30 && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  });
  if (query.isPending)
    return (
      <p role="status" className="py-4 text-muted-foreground text-sm">
        {t("imports:preview.working")}
      </p>
    );
  if (rows.length === 0) return <p className="py-4 text-muted-foreground text-sm">{t("imports:preview.none")}</p>;
  return (
    <ScrollRegion
      as="section"
      ref={box}
      aria-label={t("imports:step.preview")}
      className="min-h-80 flex-1 overflow-y-auto -outline-offset-2"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="hairline-b absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <PreviewLine kind={kind} row={row} onDecide={onDecide} />
            </li>
          );
        })}
      </ul>
    </ScrollRegion>
  );
}

const statusOf: Record<ImportAction, Status> = {
  create: "completed",
  update: "in-progress",
  skip: "draft",
  error: "overdue",
};

function PreviewLine({ kind, row, onDecide }: { row: PreviewRow } & Pick<PreviewRowsProps, "kind" | "onDecide">) {
  const { t, translator } = useTranslation();
  const matchedBy = `imports:preview.by.${row.matchedBy}`;
  const facts = useFacts(row);
  return (
    <div className="grid grid-cols-[72px_130px_minmax(0,1fr)] gap-x-4 px-1 py-2 text-sm max-md:grid-cols-[56px_minmax(0,1fr)]">
      <span className="text-muted-foreground text-xs tabular-nums">
        {t("imports:preview.row", { row: row.sourceRow })}
      </span>
      <span>
        <StatusWord status={statusOf[row.action]}>{t(`imports:preview.action.${row.action}`)}</StatusWord>
      </span>
      <div className="min-w-0 max-md:col-span-2">
        <p dir="auto" className="font-medium">
          {row.label}
          {row.matchedBy ? (
            <span className="ms-2 font-normal text-muted-foreground text-xs">
              {t("imports:preview.matchedBy", { by: translator.exists(matchedBy) ? t(matchedBy) : row.matchedBy })}
            </span>
          ) : null}
        </p>
        {facts ? (
          <p dir="auto" className="break-words text-muted-foreground text-xs">
            {facts}
          </p>
        ) : null}
        <Problems row={row} />
        {row.duplicate ? (
          <CheckboxField
            label={t(kind === "certificates" ? "imports:duplicate.addPaper" : "imports:duplicate.add")}
            checked={row.duplicate.isAdded}
            onCheckedChange={(isAdded) => onDecide(row.sourceRow, isAdded ? "add" : "leave")}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Days of a sentence as people write them. */
function datesOf({ date }: PreviewRow["problems"][number]["params"], print: (on: CalendarDate) => string) {
  return isCalendarDate(date) ? { date: print(date) } : {};
}

function Problems({ row }: { row: PreviewRow }) {
  const { t } = useTranslation();
  const fieldWord = useFieldWord();
  const formats = useFormats();
  return row.problems.map(({ field, messageKey, params, level }) => (
    <p
      key={`${field}-${messageKey}`}
      dir="auto"
      className={level === "error" ? "text-status-overdue text-xs" : "text-status-due-soon text-xs"}
    >
      {t("imports:preview.problem", {
        field: fieldWord(field) ?? field,
        problem: t(messageKey, { ...params, ...datesOf(params, formats.date) }),
      })}
    </p>
  ));
}
