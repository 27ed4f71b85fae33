import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { Ban } from "lucide-react";
import { useState } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type CountActionsProps, mayPost, PostButton, ScanButton } from "./count-actions.tsx";
import { CountStatus } from "./count-marks.tsx";
import { useCancelCount } from "./counts.mutations.ts";
import type { Count } from "./counts.queries.ts";

export interface CountHeaderProps extends CountActionsProps {
  count: Count;
}

/** On a phone what is done with a count is under the thumb, at the foot of the screen. */
export function CountHeader(props: CountHeaderProps) {
  const { count } = props;
  const isPhone = useMedia(phoneQuery);
  const menu = <CountMenu count={count} isPhone={isPhone} />;
  if (isPhone) return <ScreenHeader title={count.name} tools={menu} />;
  const postButton = mayPost(props) ? <PostButton {...props} /> : null;
  return (
    <ScreenHeader
      title={count.name}
      facts={<CountFacts count={count} />}
      tools={
        <>
          {count.can.count && postButton ? <ScanButton {...props} /> : null}
          {menu}
        </>
      }
      action={postButton ?? (count.can.count ? <ScanButton {...props} isMain /> : undefined)}
    />
  );
}

export function CountFacts({ count }: { count: Count }) {
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
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = useCancelCount();
  const list = useExport<"pdf" | "xlsx" | "csv">((client, { format, locale }) =>
    client.counts.export.query({ id: count.id, format, locale }),
  );
  return (
    <>
      <MoreMenu size={isPhone ? "icon-touch" : "icon"}>
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
      </MoreMenu>
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
