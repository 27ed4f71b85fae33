import { pathOf } from "@ymp/core/records";
import { isLate } from "@ymp/core/watches/watch-log";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Book, Footprints, LogIn, LogOut, PenLine, Printer } from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { OpenSheet, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { HandoverText } from "./handover-text.tsx";
import { Rounds } from "./rounds.tsx";
import { Signatures } from "./signatures.tsx";
import { WatchLogTabs } from "./watch-log-tabs.tsx";
import { toneOfWatch, useWatchNames } from "./watch-log-words.ts";
import { usePrintWatchLog, useTakeOver } from "./watch-logs.mutations.ts";
import { useWatchLog, type WatchLog } from "./watch-logs.queries.ts";
import { watchLogsAddress } from "./watch-logs.search.ts";

const TakeOverDialog = lazyPanel("dialog", async () => (await import("./take-over-dialog.tsx")).TakeOverDialog);
const RoundDialog = lazyPanel("dialog", async () => (await import("./round-dialog.tsx")).RoundDialog);
const HandOverDialog = lazyPanel("dialog", async () => (await import("./hand-over-dialog.tsx")).HandOverDialog);
const RelieveDialog = lazyPanel("dialog", async () => (await import("./relieve-dialog.tsx")).RelieveDialog);
const opened = [TakeOverDialog, RoundDialog, HandOverDialog, RelieveDialog];

/** One watch beside its list: who stands it, its rounds, and what was handed over. */
export function WatchLogSheet(over: OpenRecord) {
  const { t } = useTranslation("watch-logs");
  return (
    <ReadSheet
      over={over}
      query={useWatchLog(over.id)}
      list="watchLogs.list"
      icon={<Book />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
    >
      {(watch) => <LoadedSheet over={over} watch={watch} />}
    </ReadSheet>
  );
}

type Over = "takeOver" | "round" | "handOver" | "relieve";

function LoadedSheet({ over, watch }: { over: OpenRecord; watch: WatchLog }) {
  usePreloaded(opened);
  const { t } = useTranslation("watch-logs");
  const names = useWatchNames();
  const title = names.title(watch);
  const [shown, setShown] = useState<Over>();
  const close = () => setShown(undefined);
  const { log, form, state, isSwapped, earlier } = watch;
  const formats = useFormats();
  return (
    <OpenSheet
      over={over}
      address={watchLogsAddress}
      title={title}
      facts={
        <>
          <Badge tone={toneOfWatch[state]}>{t(`state.${state}`)}</Badge>
          {isSwapped ? <Badge tone="line">{t("state.swapped")}</Badge> : null}
          {log?.isTakenLate || log?.isHandedLate ? <Badge tone="due-soon">{t("late")}</Badge> : null}
          {log?.relievedAt ? <Badge tone="line">{t("closed")}</Badge> : null}
        </>
      }
      rail={<Facts watch={watch} />}
      actions={<Actions watch={watch} title={title} onOpen={setShown} />}
    >
      <div className="flex flex-col gap-6 pb-6">
        {log ? <Rounds watch={watch} /> : null}
        {log?.values ? (
          <section aria-labelledby="watch-handover" className="flex flex-col gap-3">
            <h2 id="watch-handover" className="font-semibold">
              {t("handOver.list")}
            </h2>
            <HandoverText form={form} values={log.values} />
            <Signatures watch={watch} />
            {earlier.map(({ handoverId, handedAt, values, signedBy }) => (
              <section key={handoverId} className="flex flex-col gap-2 border-border border-t pt-3">
                <h3 dir="auto" className="text-muted-foreground text-sm">
                  {t("handOver.replaced", { name: signedBy ?? "", time: formats.dateTime(handedAt) })}
                </h3>
                <HandoverText form={form} values={values} />
              </section>
            ))}
          </section>
        ) : null}
        {log ? null : <p className="text-muted-foreground text-sm">{t(`hint.${state}`)}</p>}
      </div>
      {log ? <WatchLogTabs watchLog={watch} /> : null}
      {shown === "takeOver" ? <TakeOverDialog watch={watch} title={title} onClose={close} /> : null}
      {shown === "round" ? <RoundDialog watch={watch} title={title} onClose={close} /> : null}
      {shown === "handOver" ? <HandOverDialog watch={watch} title={title} onClose={close} /> : null}
      {shown === "relieve" ? <RelieveDialog watch={watch} title={title} onClose={close} /> : null}
    </OpenSheet>
  );
}

function Facts({ watch }: { watch: WatchLog }) {
  const { t } = useTranslation("watch-logs");
  const formats = useFormats();
  const names = useWatchNames();
  const { log, name, planId, plan, position } = watch;
  return (
    <KnownProperties
      values={{
        person: name ?? t("nobody"),
        position: names.position(position),
        plan: (
          <PathLink href={pathOf("watch_plan", planId)} className="text-link">
            {plan}
          </PathLink>
        ),
        takenAt: log && formats.dateTime(log.takenAt),
        endedAt: log?.endedAt && formats.dateTime(log.endedAt),
        relievedAt: log?.relievedAt && formats.dateTime(log.relievedAt),
      }}
      labelOf={(field) => t(`field.${field}`)}
    />
  );
}

interface ActionsProps {
  watch: WatchLog;
  title: string;
  onOpen: (over: Over) => void;
}

function Actions({ watch: { id, can, log, signer, startsAt }, title, onOpen }: ActionsProps) {
  const { t } = useTranslation("watch-logs");
  const takeOver = useTakeOver(title);
  const print = usePrintWatchLog();
  const start = () => {
    const now = new Date();
    if (isLate(startsAt, now)) onOpen("takeOver");
    else takeOver.mutate({ id, happenedAt: now });
  };
  return (
    <>
      {can.relieve && signer ? (
        <Button variant="primary" size="lg" onClick={() => onOpen("relieve")}>
          <PenLine />
          {t("action.relieve")}
        </Button>
      ) : null}
      {can.takeOver ? (
        <Button variant="primary" size="lg" busy={takeOver.isPending} onClick={start}>
          <LogIn />
          {t("action.takeOver")}
        </Button>
      ) : null}
      {can.handOver && signer ? (
        <Button variant={log?.endedAt ? "outline" : "primary"} size="lg" onClick={() => onOpen("handOver")}>
          <LogOut />
          {t(log?.endedAt ? "action.handOverAnew" : "action.handOver")}
        </Button>
      ) : null}
      {can.round ? (
        <Button size="lg" onClick={() => onOpen("round")}>
          <Footprints />
          {t("action.round")}
        </Button>
      ) : null}
      {log ? (
        <IconButton
          label={t("action.print")}
          size="icon-touch"
          busy={print.isPending}
          onClick={() => print.mutate({ id })}
        >
          <Printer />
        </IconButton>
      ) : null}
    </>
  );
}
