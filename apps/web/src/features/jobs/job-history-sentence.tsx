import { asCalendarDate } from "@ymp/core/calendar-date";
import type { Say } from "@ymp/i18n/screen-translator";
import type { ReactNode } from "react";
import type { Formats } from "../../lib/format.ts";
import { useTranslation, withDrawn } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type HistoryEntry, toldFields, useFieldWords } from "./job-history-words.ts";

interface Telling {
  t: Say;
  formats: Formats;
  text: (name: string) => string | null;
  figure: (name: string) => number | null;
}

type Facts = HistoryEntry["facts"];

const textOf = (facts: Facts) => (name: string) => {
  const value = facts[name];
  return typeof value === "string" && value !== "" ? value : null;
};
const figureOf = (facts: Facts) => (name: string) => {
  const value = facts[name];
  return typeof value === "number" ? value : null;
};

/** One change as a sentence with its old and new values. */
export function HistorySentence({ entry }: { entry: HistoryEntry }): ReactNode {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  if (entry.verb === "accepted")
    return (
      <>
        {t("history.accepted")}
        <Changes entry={entry} isAccepting />
      </>
    );
  if (entry.verb === "updated" || entry.verb === "status") return <Changes entry={entry} />;
  const telling = { t, formats, text: textOf(entry.facts), figure: figureOf(entry.facts) };
  const own = sentences[entry.verb];
  return own ? own(telling) : t("history.changed");
}

function Changes({ entry, isAccepting = false }: { entry: HistoryEntry; isAccepting?: boolean }) {
  const { t } = useTranslation("job-sheet");
  const words = useFieldWords();
  const note = textOf(entry.facts)("note");
  const told = toldFields.filter((field) => Object.hasOwn(entry.diff, field));
  if (told.length === 0) return isAccepting ? null : t("history.changed");
  return (
    <>
      {told.map((field) => (
        <span key={field} className="block">
          <FieldChange
            field={field}
            name={words.name(field)}
            from={words.value(field, entry.diff[field]?.old)}
            to={words.value(field, entry.diff[field]?.new)}
          />
        </span>
      ))}
      {note ? <span className="block text-muted-foreground">{note}</span> : null}
    </>
  );
}

const longFields = new Set<string>([
  "description",
  "equipmentId",
  "rootCause",
  "temporaryRepair",
  "correctiveAction",
  "preventiveAction",
]);

/** Long texts and ids are only named; comparing two paragraphs in a rail helps nobody. */
function FieldChange({ field, name, from, to }: { field: string; name: string; from: string; to: string }) {
  const { t } = useTranslation("job-sheet");
  if (longFields.has(field)) return t("history.rewritten", { field: name });
  return withDrawn(
    (old) => t("history.fieldChanged", { field: name, from: old, to }),
    <span className="text-muted-foreground">{from}</span>,
  );
}

const sentences: Record<string, (telling: Telling) => string> = {
  created: ({ t, text }) => t("history.created", { context: text("kind") === "planned" ? "plan" : "hand" }),
  assigned: ({ t }) => t("history.assigned"),
  completed: ({ t, text, figure, formats }) => {
    const total = figure("total");
    const at = total === null ? t("history.completed") : t("history.completedAt", { total: formats.hours(total) });
    const missed = figure("missed");
    const told = missed ? `${at}, ${t("history.missed", { count: missed })}` : at;
    return withReason(signed(credited(told, text("creditedBy"), t), text("signedBy"), t), text("workDone"));
  },
  reopened: ({ t, text }) => withReason(t("history.reopened"), text("reason")),
  verified: ({ t, text }) => signed(t("history.verified"), text("signedBy"), t),
  postponed: ({ t, text, figure, formats }) => {
    const [from, to] = [
      dueFigure(formats, text("oldDueOn"), figure("oldDueTotal")),
      dueFigure(formats, text("newDueOn"), figure("newDueTotal")),
    ];
    return withReason(
      t("history.postponed", { from: from ?? t("none"), to: to ?? t("none"), count: figure("times") ?? 1 }),
      text("reason"),
    );
  },
  credit_confirmed: ({ t, text, formats }) => {
    const on = asCalendarDate(text("on"));
    return t("history.creditConfirmed", { name: text("name") ?? "", date: on ? formats.date(on) : "" });
  },
  cancelled: ({ t, text }) => withReason(t("history.cancelled"), text("reason")),
  withdrawn: ({ t }) => t("history.withdrawn"),
  task_done: ({ t, text }) => t("history.taskDone", { title: text("title") ?? "" }),
  task_undone: ({ t, text }) => t("history.taskUndone", { title: text("title") ?? "" }),
  task_added: ({ t, text }) => t("history.taskAdded", { title: text("title") ?? "" }),
  task_removed: ({ t, text }) => t("history.taskRemoved", { title: text("title") ?? "" }),
  part_planned: ({ t, text, figure, formats }) =>
    t("history.partPlanned", { name: text("name") ?? "", quantity: formats.quantity(figure("quantity") ?? 0) }),
  part_removed: ({ t, text }) => t("history.partRemoved", { name: text("name") ?? "" }),
  consumed: ({ t, figure, formats }) =>
    t("history.consumed", {
      quantity: formats.quantity(figure("quantity") ?? 0),
      left: formats.quantity(figure("left") ?? 0),
    }),
  returned: ({ t, figure, formats }) => t("history.returned", { quantity: formats.quantity(figure("quantity") ?? 0) }),
  photo_added: ({ t, figure }) => t("history.photoAdded", { count: figure("count") ?? 1 }),
  photo_removed: ({ t }) => t("history.photoRemoved"),
  commented: ({ t, text }) => {
    const words = text("text");
    return words ? t("history.commented", { text: words }) : t("history.commentedOnce");
  },
  comment_removed: ({ t }) => t("history.commentRemoved"),
  reading: ({ t, figure, formats }) => {
    const [total, before] = [formats.hours(figure("total") ?? 0), figure("previousTotal")];
    return before === null
      ? t("history.reading", { total })
      : t("history.readingWas", { total, before: formats.hoursFigure(before) });
  },
  reading_withdrawn: ({ t, figure, formats }) =>
    t("history.readingWithdrawn", { total: formats.hours(figure("total") ?? 0) }),
};

function credited(sentence: string, name: string | null, t: Say): string {
  return name ? `${sentence}, ${t("history.creditedBy", { name })}` : sentence;
}

function signed(sentence: string, name: string | null, t: Say): string {
  return name ? `${sentence}, ${t("history.signedBy", { name })}` : sentence;
}

function withReason(sentence: string, reason: string | null): string {
  return reason ? `${sentence}: ${reason}` : sentence;
}

function dueFigure(formats: Formats, on: string | null, total: number | null): string | null {
  const date = asCalendarDate(on);
  if (date) return formats.date(date);
  return total === null ? null : formats.hours(total);
}
