import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { Puzzle } from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { positionIn } from "../../lib/lists/position-in.ts";
import { PendingSheet } from "../../lib/pending-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PartActions, type PartDialog, PartOverflow } from "./part-actions.tsx";
import { PartDialogs } from "./part-dialogs.tsx";
import { PartFiles } from "./part-files.tsx";
import { PartHistory } from "./part-history.tsx";
import { PartProperties } from "./part-properties.tsx";
import { PartStock } from "./part-stock.tsx";
import { PartUses } from "./part-uses.tsx";
import { type PartSheetData, usePart } from "./spares.queries.ts";
import { partsAddress } from "./spares.search.ts";

export interface PartSheetProps {
  partId: string;
  /** The rows of the list it was opened from, in their order. */
  neighbours: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One part: what it is, how many there are and where, what takes it, who else lives from the same stock. */
export function PartSheet(props: PartSheetProps) {
  const { t } = useTranslation();
  const query = usePart(props.partId);
  if (query.data) return <LoadedSheet {...props} part={query.data} />;
  return (
    <PendingSheet
      query={query}
      listed={{ id: props.partId, list: "spareParts.list" }}
      icon={<Puzzle />}
      words={{
        loading: t("spares:loading"),
        absent: { title: t("spares:absent.title"), text: t("spares:absent.text") },
      }}
      onClose={props.onClose}
    />
  );
}

function LoadedSheet({ part, neighbours, onOpen, onClose }: PartSheetProps & { part: PartSheetData }) {
  const [dialog, setDialog] = useState<PartDialog | null>(null);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={part.partNo ?? part.key ?? ""}
      title={part.designation}
      url={new URL(partsAddress.hrefOf(part.id), window.location.origin).href}
      position={positionIn(neighbours, part.id, onOpen)}
      tools={<PartOverflow part={part} onDialog={setDialog} />}
      facts={<PartBadges part={part} />}
      rail={<PartProperties part={part} />}
      railEnd={<ConnectedPanel kind="part" id={part.id} />}
      actions={<PartActions part={part} onDialog={setDialog} />}
    >
      <PartStock part={part} onDialog={setDialog} />
      <PartTabs part={part} />
      <PartDialogs part={part} dialog={dialog} onClose={() => setDialog(null)} onRemoved={onClose} />
    </RecordSheet>
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
  const uses = part.others.length + part.jobs.length + part.plans.length + part.orders.length;
  return (
    <Tabs defaultValue="uses" className="mt-4">
      <TabsList aria-label={t("spares:tabs.label")}>
        <TabsTrigger value="uses" count={uses || undefined}>
          {t("spares:tabs.uses")}
        </TabsTrigger>
        <TabsTrigger value="files">{t("spares:tabs.files")}</TabsTrigger>
        <TabsTrigger value="talk">{t("spares:tabs.talk")}</TabsTrigger>
        <TabsTrigger value="history">{t("spares:tabs.history")}</TabsTrigger>
      </TabsList>
      <TabsContent value="uses" className="pt-4">
        <PartUses part={part} />
      </TabsContent>
      <TabsContent value="files">
        <PartFiles part={part} />
      </TabsContent>
      <TabsContent value="talk">
        <CommentsOf recordKind="part" recordId={part.id} title={part.designation} mayComment={mayComment} />
      </TabsContent>
      <TabsContent value="history" className="pt-4">
        <PartHistory partId={part.id} />
      </TabsContent>
    </Tabs>
  );
}
