import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { BackButton } from "@ymp/ui/primitives/back-link";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { MessageSquare, Plus, Printer, Users } from "lucide-react";
import { useAccess } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { OpenWorklistDialog } from "./worklist-dialogs.tsx";
import { WorklistMenu } from "./worklist-menu.tsx";
import { WorklistState } from "./worklist-state.tsx";
import { useWorklistWords } from "./worklist-words.ts";
import type { Worklist } from "./worklists.queries.ts";
import { useWorklistsAddress } from "./worklists-address.ts";

export interface WorklistHeadProps {
  list: Worklist;
  onOpen: (dialog: OpenWorklistDialog) => void;
}

/** What the list is called, for which period, and the next step. */
export function WorklistHead({ list, onOpen }: WorklistHeadProps) {
  const { t } = useTranslation("worklists");
  const isPhone = useMedia(phoneQuery);
  const { toLists } = useWorklistsAddress();
  const words = useWorklistWords();
  const { seesOnlyShared } = useAccess();
  const facts = [t(`kind.${list.kind}`), words.period(list)].filter(Boolean).join(" · ");
  const about = (
    <span className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
      <BackButton onClick={toLists}>{t("title")}</BackButton>
      <bdi className="tabular-nums">{facts}</bdi>
      {list.description ? (
        <span
          dir="auto"
          title={list.description}
          className="max-w-[72ch] truncate max-md:basis-full max-md:whitespace-normal"
        >
          {list.description}
        </span>
      ) : null}
    </span>
  );
  if (isPhone)
    return (
      <>
        <ScreenHeader
          title={list.name}
          count={<WorklistState list={list} />}
          tools={<WorklistMenu list={list} onOpen={onOpen} />}
        />
        <div className="px-4 pb-2">{about}</div>
      </>
    );
  return (
    <ScreenHeader
      title={list.name}
      count={<WorklistState list={list} />}
      facts={about}
      tools={
        <>
          <IconButton label={t("print.title")} aria-keyshortcuts="p" onClick={() => onOpen({ kind: "print" })}>
            <Printer />
          </IconButton>
          {seesOnlyShared ? null : (
            <IconButton label={t("talk")} onClick={() => onOpen({ kind: "talk" })}>
              <MessageSquare />
            </IconButton>
          )}
          {list.can.share ? (
            <IconButton label={t("share.title")} onClick={() => onOpen({ kind: "share", jobIds: null })}>
              <Users />
            </IconButton>
          ) : null}
          <WorklistMenu list={list} onOpen={onOpen} />
        </>
      }
      action={
        list.can.edit ? (
          <Button variant="primary" kbd="A" onClick={() => onOpen({ kind: "add" })}>
            <Plus />
            {t("add.title")}
          </Button>
        ) : undefined
      }
    />
  );
}
