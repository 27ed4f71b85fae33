import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Ban, ClipboardCheck, MoreHorizontal, ScanLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../app/services-context.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { CountStatus } from "./count-marks.tsx";
import type { CountSummary } from "./count-rows.ts";
import { useCancelCount } from "./counts.mutations.ts";
import type { Count } from "./counts.queries.ts";

export interface CountHeaderProps {
  count: Count;
  summary: CountSummary;
  onScan: () => void;
  onPost: () => void;
}

export function CountHeader({ count, summary, onScan, onPost }: CountHeaderProps) {
  const { t } = useTranslation("counts");
  const isPhone = useMedia(phoneQuery);
  const { can } = count;
  const mayPostRest = count.status === "posted" && can.review && summary.unposted > 0;
  const scan = (
    <Button variant={can.post ? "outline" : "primary"} kbd="S" onClick={onScan}>
      <ScanLine />
      {t("action.scan")}
    </Button>
  );
  return (
    <ScreenHeader
      title={count.name}
      facts={<CountFacts count={count} />}
      tools={
        <>
          {can.count && isPhone ? (
            <IconButton label={t("action.scan")} size="icon-touch" onClick={onScan}>
              <ScanLine />
            </IconButton>
          ) : null}
          {can.count && can.post && !isPhone ? scan : null}
          <CountMenu count={count} isPhone={isPhone} />
        </>
      }
      action={
        can.post || mayPostRest ? (
          <Button variant="primary" onClick={onPost}>
            <ClipboardCheck />
            {t(mayPostRest ? "action.postRest" : "action.review")}
          </Button>
        ) : can.count && !isPhone ? (
          scan
        ) : undefined
      }
    />
  );
}

function CountFacts({ count }: { count: Count }) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const posted =
    count.postedAt && t("postedBy", { name: count.postedByName ?? "", at: formats.dateTime(count.postedAt) });
  return (
    <>
      <CountStatus status={count.status} />
      <bdi>{count.location ?? count.category ?? t("scope.vessel")}</bdi>
      <span aria-hidden>·</span>
      <span>{t(count.isBlind ? "blind" : "open")}</span>
      {posted ? (
        <>
          <span aria-hidden>·</span>
          <bdi>{posted}</bdi>
        </>
      ) : null}
    </>
  );
}

function CountMenu({ count, isPhone }: { count: Count; isPhone: boolean }) {
  const { t } = useTranslation("counts");
  const client = useClient();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = useCancelCount();
  const list = useExport<"pdf" | "xlsx" | "csv">(({ format, locale }) =>
    client.counts.export.query({ id: count.id, format, locale }),
  );
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t("ui:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
            <MoreHorizontal />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ExportItems formats={["pdf", "xlsx", "csv"]} list={list} />
          {count.can.cancel ? (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => setIsCancelling(true)}>
                <Ban />
                {t("action.cancel")}
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={isCancelling}
        onOpenChange={setIsCancelling}
        title={t("cancel.title", { name: count.name })}
        consequences={t("cancel.text")}
        confirm={t("action.cancel")}
        destructive
        busy={cancel.isPending}
        cancel={t("cancel.keep")}
        onConfirm={() => cancel.mutate({ id: count.id }, { onSettled: () => setIsCancelling(false) })}
      />
    </>
  );
}
