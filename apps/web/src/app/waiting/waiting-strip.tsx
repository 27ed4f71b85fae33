import { firstOf } from "@ymp/core/bounded";
import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { ChevronRight, Inbox } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useWaiting, type Waiting } from "../../features/attention/attention.queries.ts";
import { NewJobRow } from "../../features/jobs/new-job-row.tsx";
import { ApprovalRow } from "../../features/orders/approval-row.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PathLink } from "../path-link.tsx";
import { beforeSigningOut } from "../sign-out.ts";
import { useWordsOf } from "../use-words-of.ts";
import { WaitingPlace, waitingKey, waitingStorage } from "./waiting-place.tsx";

const jobsShown = 5;

beforeSigningOut.add(() => waitingStorage.removeItem(waitingKey));

const keepPlace = (height: number) => waitingStorage.setItem(waitingKey, String(height));

export interface WaitingStripProps {
  /** One line until it is pressed: where the list below is what one came for. */
  isFolded?: boolean;
}

/** What stands still until the reader decides; nothing at all where nothing does. */
export function WaitingStrip(props: WaitingStripProps) {
  return (
    <Suspense fallback={<WaitingPlace {...props} />}>
      <Strip {...props} />
    </Suspense>
  );
}

function Strip({ isFolded = false }: WaitingStripProps) {
  useWordsOf(["panels"]);
  const { data, isPending } = useWaiting();
  const isNone = data !== undefined && data.jobs.total + data.orders.total === 0;
  useEffect(() => {
    if (isNone) keepPlace(0);
  }, [isNone]);
  if (isPending) return <WaitingPlace isFolded={isFolded} />;
  if (!data || isNone) return null;
  return isFolded ? <Folded waiting={data} /> : <Open waiting={data} />;
}

function useSummary({ jobs, orders }: Waiting): string {
  const { t } = useTranslation("waiting");
  const parts = [
    jobs.total > 0 ? t("summary.jobs", { count: jobs.total }) : null,
    orders.total > 0 ? t("summary.orders", { count: orders.total }) : null,
  ];
  return parts.filter(Boolean).join(t("comma"));
}

function Open({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("waiting");
  return (
    <section aria-labelledby="waiting" className="mx-4 mt-4">
      <h2 id="waiting" dir="auto" className="mb-2 flex items-center gap-2 font-semibold text-sm">
        <Inbox aria-hidden className="size-4 text-status-waiting" />
        {t("title")}
      </h2>
      <div className="surface overflow-hidden">
        <Contents waiting={waiting} />
      </div>
    </section>
  );
}

function Folded({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("waiting");
  const [isOpen, setIsOpen] = useState(false);
  const summary = useSummary(waiting);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen || !strip.current) return;
    const observer = new ResizeObserver(([entry]) => keepPlace(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <section ref={strip} aria-label={t("title")} className="surface mx-4 mb-3 flex-none overflow-hidden md:mx-6">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="waiting-contents"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2.5 px-4 py-2 text-start text-sm outline-ring -outline-offset-2 hover:bg-accent focus-visible:outline-2 touch:min-h-touch"
      >
        <Inbox aria-hidden className="size-4 flex-none text-status-waiting" />
        <span dir="auto" className="min-w-0 flex-1">
          <span className="font-medium">{t("title")}</span>
          <span className="ms-2 text-muted-foreground">{summary}</span>
        </span>
        <ChevronRight
          aria-hidden
          className={cn("size-4 flex-none text-muted-foreground transition-transform", isOpen && "rotate-90")}
        />
      </button>
      {isOpen ? (
        <div id="waiting-contents" className="border-border border-t max-h-[50dvh] overflow-y-auto">
          <Contents waiting={waiting} />
        </div>
      ) : null}
    </section>
  );
}

function Contents({ waiting: { jobs, orders } }: { waiting: Waiting }) {
  const { t } = useTranslation("waiting");
  const moreOrders = orders.total - orders.rows.length;
  return (
    <>
      {jobs.total > 0 ? (
        <Group title={t("jobs:fresh.title")}>
          {firstOf(jobs.rows, jobsShown).rows.map((job) => (
            <li key={job.id} className="hairline-b">
              <NewJobRow job={job} />
            </li>
          ))}
          {jobs.total > jobsShown ? (
            <More href="/app/home?view=table&isNew=true" words={t("fresh.showAll", { count: jobs.total })} />
          ) : null}
        </Group>
      ) : null}
      {orders.total > 0 ? (
        <Group title={t("summary.orders", { count: orders.total })}>
          {orders.rows.map((order) => (
            <li key={order.id} className="hairline-b">
              <ApprovalRow order={order} />
            </li>
          ))}
          {moreOrders > 0 ? (
            <More href="/app/orders?state=to_approve" words={t("moreOrders", { count: moreOrders })} />
          ) : null}
        </Group>
      ) : null}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 dir="auto" className="px-4 pt-3 pb-1 text-muted-foreground text-xs">
        {title}
      </h3>
      <ul>{children}</ul>
    </>
  );
}

function More({ href, words }: { href: string; words: string }) {
  return (
    <li className="px-2 py-1">
      <Button variant="ghost" size="sm" asChild>
        <PathLink href={href}>{words}</PathLink>
      </Button>
    </li>
  );
}
