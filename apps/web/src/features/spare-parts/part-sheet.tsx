import { Badge } from "@ymp/ui/primitives/badge";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Puzzle } from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { OpenSheet, type OpenSheetProps, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PartActions, type PartDialog, PartOverflow } from "./part-actions.tsx";
import { PartDialogs } from "./part-dialogs.tsx";
import { PartHistory } from "./part-history.tsx";
import { PartProperties } from "./part-properties.tsx";
import { PartStock } from "./part-stock.tsx";
import { PartUses } from "./part-uses.tsx";
import { type PartSheetData, usePart } from "./spares.queries.ts";
import { partsAddress } from "./spares.search.ts";

/** One part: what it is, how many there are and where, what takes it, who else lives from the same stock. */
export function PartSheet(over: OpenSheetProps["over"]) {
  const { t } = useTranslation();
  return (
    <ReadSheet
      over={over}
      query={usePart(over.id)}
      list="spareParts.list"
      icon={<Puzzle />}
      words={{
        loading: t("spares:loading"),
        absent: { title: t("spares:absent.title"), text: t("spares:absent.text") },
      }}
    >
      {(part) => <LoadedSheet over={over} part={part} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, part }: { over: OpenSheetProps["over"]; part: PartSheetData }) {
  const [dialog, setDialog] = useState<PartDialog | null>(null);
  return (
    <OpenSheet
      over={over}
      address={partsAddress}
      number={part.partNo ?? part.key ?? ""}
      title={part.designation}
      tools={<PartOverflow part={part} onDialog={setDialog} />}
      facts={<PartBadges part={part} />}
      rail={<PartProperties part={part} />}
      railEnd={<ConnectedPanel kind="part" id={part.id} />}
      actions={<PartActions part={part} onDialog={setDialog} />}
    >
      <PartStock part={part} onDialog={setDialog} />
      <PartTabs part={part} />
      <PartDialogs part={part} dialog={dialog} onClose={() => setDialog(null)} onRemoved={over.onClose} />
    </OpenSheet>
  );
}

function PartBadges({ part: { alert, machine } }: { part: PartSheetData }) {
  const { t } = useTranslation();
  return (
    <>
      {alert ? (
        <Badge tone={alert === "no_minimum" ? "due-soon" : "overdue"}>{t(`spares:alert.${alert}`)}</Badge>
      ) : null}
      {machine.isCritical ? (
        <Badge tone="draft">
          <WarningIcon />
          {t("spares:field.critical")}
        </Badge>
      ) : null}
      <PathLink href={`/app/equipment/${machine.id}`} className="text-link text-sm hover:underline">
        <bdi>{machine.name}</bdi>
      </PathLink>
    </>
  );
}

function PartTabs({ part }: { part: PartSheetData }) {
  const { t } = useTranslation();
  const mayComment = useMayComment("spareparts");
  return (
    <RecordTabs
      className="mt-4"
      label={t("spares:tabs.label")}
      wordOf={(tab) => t(`spares:tabs.${tab}`)}
      counts={{ uses: part.others.length + part.jobs.length + part.plans.length + part.orders.length }}
      tabs={{
        uses: <PartUses part={part} />,
        files: <FilesOf recordKind="part" recordId={part.id} mayEdit={part.can.edit} none={t("spares:files.none")} />,
        talk: <CommentsOf recordKind="part" recordId={part.id} title={part.designation} mayComment={mayComment} />,
        history: <PartHistory partId={part.id} />,
      }}
    />
  );
}
