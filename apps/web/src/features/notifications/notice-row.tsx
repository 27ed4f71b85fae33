import type { NoticeEvent } from "@ymp/core/notifications/events";
import { noticePath } from "@ymp/core/notifications/notice-path";
import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import {
  AtSign,
  BadgeCheck,
  BookOpen,
  Camera,
  ClipboardList,
  Clock,
  FileClock,
  type LucideIcon,
  MessageSquare,
  Package,
  PenLine,
  ShieldCheck,
  UserPlus,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Notice } from "./notifications.queries.ts";
import { useNoticeWords } from "./use-notice-words.ts";

const icons: Partial<Record<NoticeEvent, LucideIcon>> = {
  job_assigned: UserPlus,
  job_raised: Camera,
  mentioned: AtSign,
  commented: MessageSquare,
  stock_low: Package,
  lot_expiring: FileClock,
  supplier_document_expiring: FileClock,
  crew_document_expiring: FileClock,
  worklist_shared: ClipboardList,
  book_entry_missing: BookOpen,
  book_test_overdue: BookOpen,
  book_page_waiting: PenLine,
  book_entry_unsigned: PenLine,
  inspection: ShieldCheck,
  watch_planned: Clock,
  watch_soon: Clock,
  watch_handover: Clock,
  leave_requested: Clock,
  leave_decided: Clock,
  leave_begins: Clock,
};

const grave = new Set<NoticeEvent>([
  ...(["job_overdue", "defect_critical", "critical_spare_missing", "order_late", "book_broken"] as const),
]);

function NoticeIcon({ event }: { event: NoticeEvent }) {
  if (grave.has(event)) return <OverdueIcon className="size-4 text-status-overdue" />;
  if (event === "job_due_soon") return <DueSoonIcon className="size-4 text-status-due-soon" />;
  const Icon = icons[event] ?? BadgeCheck;
  return <Icon aria-hidden className="size-4 text-muted-foreground" />;
}

const rowClass =
  "relative flex w-full gap-3 px-5 py-2.5 text-start text-sm outline-ring -outline-offset-2 hover:bg-accent focus-visible:bg-accent focus-visible:outline-2";

export interface NoticeRowProps {
  notice: Notice;
  now: Date;
  onOpen: () => void;
  /** Goes on to the notices beside it. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One notice: what it is about, what happened, when; it opens its record. */
export function NoticeRow({ notice, now, onOpen, onKeyDown }: NoticeRowProps) {
  const path = noticePath(notice.recordKind, notice.recordId, notice.facts);
  const body = <NoticeBody notice={notice} now={now} />;
  if (path === null)
    return (
      <button type="button" data-notice className={rowClass} onClick={onOpen} onKeyDown={onKeyDown}>
        {body}
      </button>
    );
  return (
    <PathLink href={path} data-notice className={rowClass} onClick={onOpen} onKeyDown={onKeyDown}>
      {body}
    </PathLink>
  );
}

function NoticeBody({ notice, now }: Pick<NoticeRowProps, "notice" | "now">) {
  const { t } = useTranslation("notices");
  const formats = useFormats();
  const { title, sentence, said } = useNoticeWords()(notice);
  const isUnread = notice.readAt === null;
  return (
    <>
      <span className="mt-0.5 flex-none">
        <NoticeIcon event={notice.event} />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className={cn("block break-words", isUnread && "font-semibold")}>
          {title}
        </span>
        <span dir="auto" className="block break-words text-muted-foreground">
          {sentence}
        </span>
        {said ? (
          <span dir="auto" className="mt-0.5 line-clamp-2 break-words">
            {said}
          </span>
        ) : null}
        <time
          dateTime={notice.at.toISOString()}
          title={formats.dateTime(notice.at)}
          className="mt-0.5 block text-muted-foreground text-xs"
        >
          {formats.ago(notice.at, now)}
        </time>
      </span>
      {isUnread ? (
        <span className="mt-1.5 flex-none">
          <span aria-hidden className="block size-2 rounded-full bg-primary" />
          <span className="sr-only">{t("isUnread")}</span>
        </span>
      ) : null}
    </>
  );
}
