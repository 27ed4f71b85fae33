import { Link } from "@tanstack/react-router";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { Bell, CheckCheck, Settings2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useSession, useVessel } from "../../app/session.ts";
import { usePanel } from "../../app/shell/panels.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useMinute } from "../../lib/use-minute.ts";
import { groupByDay } from "./notice-groups.ts";
import { NoticeRow } from "./notice-row.tsx";
import { useMarkAllRead, useMarkRead } from "./notifications.mutations.ts";
import { type Notice, useNotices, useUnread } from "./notifications.queries.ts";

type Shown = "all" | "unread";

/** What the bell holds: newest first by the ship's days, each leading to its record. */
export function NoticesPanel() {
  const { t } = useTranslation("notices");
  const panel = usePanel("notices");
  const [shown, setShown] = useState<Shown>("all");
  return (
    <Sheet {...panel} modal={false}>
      <SheetContent
        title={t("title")}
        className="md:w-[400px]"
        footer={<SettingsLink onFollow={() => panel.onOpenChange(false)} />}
      >
        <div className="sticky top-0 z-10 flex items-center justify-between gap-2 border-border border-b bg-card px-5 py-2">
          <Segmented
            label={t("filter")}
            value={shown}
            onValueChange={setShown}
            options={[
              { value: "all", label: t("all") },
              { value: "unread", label: t("unread") },
            ]}
          />
          <MarkAll />
        </div>
        <Notices isUnreadOnly={shown === "unread"} onOpen={() => panel.onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

function SettingsLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation("notices");
  const { id } = useSession().account;
  return (
    <Button variant="ghost" asChild className="-ms-3">
      <Link to="/app/editprofile/$id" params={{ id }} search={{ tab: "notifications" }} onClick={onFollow}>
        <Settings2 />
        {t("settings")}
      </Link>
    </Button>
  );
}

function MarkAll() {
  const { t } = useTranslation("notices");
  const markAll = useMarkAllRead();
  const unread = useUnread();
  return (
    <Button
      variant="ghost"
      className="-me-3"
      disabled={unread === 0}
      busy={markAll.isPending}
      onClick={() => markAll.mutate()}
    >
      <CheckCheck />
      {t("markAll")}
    </Button>
  );
}

function Notices({ isUnreadOnly, onOpen }: { isUnreadOnly: boolean; onOpen: () => void }) {
  const { t } = useTranslation("notices");
  const query = useNotices(isUnreadOnly);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  if (query.isPending) return <Pending />;
  if (!query.data) return <NotLoaded query={query} />;
  if (rows.length === 0) return <Nothing isFiltered={isUnreadOnly} />;
  return (
    <>
      <NoticeList rows={rows} onOpen={onOpen} />
      {query.hasNextPage ? (
        <div className="px-5 py-3">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows, j and k go from notice to notice. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [
    ...(event.currentTarget.closest("[data-notices]")?.querySelectorAll<HTMLElement>("[data-notice]") ?? []),
  ];
  const at = links.indexOf(event.currentTarget);
  const next = links[Math.min(Math.max(at + step, 0), links.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function NoticeList({ rows, onOpen }: { rows: readonly Notice[]; onOpen: () => void }) {
  const { t } = useTranslation("notices");
  const { timeZone } = useVessel();
  const now = useMinute();
  const markRead = useMarkRead();
  const open = (notice: Notice) => {
    if (notice.readAt === null) markRead.mutate(notice.id);
    if (notice.recordId !== null) onOpen();
  };
  return (
    <div data-notices>
      {groupByDay(rows, timeZone, now).map(({ day, rows: ofDay }) => (
        <section key={day} aria-labelledby={`notices-${day}`}>
          <h3 id={`notices-${day}`} dir="auto" className="px-5 pt-3 pb-1 font-medium text-muted-foreground text-xs">
            {t(`group.${day}`)}
          </h3>
          <ul>
            {ofDay.map((notice) => (
              <li key={notice.id} className="not-last:hairline-b">
                <NoticeRow notice={notice} now={now} onOpen={() => open(notice)} onKeyDown={moveFocus} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("notices");
  const key = isFiltered ? "noneUnread" : "empty";
  return (
    <EmptyState icon={isFiltered ? <CheckCheck /> : <Bell />} title={t(`${key}.title`)}>
      {t(`${key}.text`)}
    </EmptyState>
  );
}

function Pending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-5 px-5 py-4">
      {[72, 54, 63, 48].map((share) => (
        <span key={share} className="flex gap-3">
          <Skeleton className="size-4 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3" style={{ width: `${share}%` }} />
            <Skeleton className="h-3 w-1/3" />
          </span>
        </span>
      ))}
    </div>
  );
}
