import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Puzzle } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useBrowseAddress } from "./browse-address.ts";
import { BrowseHeader } from "./browse-header.tsx";
import { BrowseList } from "./browse-list.tsx";
import { BrowsePicture } from "./browse-picture.tsx";
import { MachineRail } from "./machine-rail.tsx";
import type { PartDialog } from "./part-actions.tsx";
import { PartDialogs } from "./part-dialogs.tsx";
import { type BrowsePage, useBrowsing, useMachinesWithParts } from "./spares.queries.ts";
import { usePlacing } from "./use-placing.ts";

const PartFormDialog = lazyPanel(
  "largeDialog",
  async () => (await import("../equipment/parts/part-form-dialog.tsx")).PartFormDialog,
);
const PartSheet = lazyPanel("record", async () => (await import("./part-sheet.tsx")).PartSheet);
const opened = [PartSheet];

/** Parts by machine and section, the drawing beside the list. */
export function BrowseScreen() {
  usePreloaded(opened);
  const { search } = useBrowseAddress();
  const isPhone = useMedia(phoneQuery);
  if (isPhone && !search.machine) return <MachinesOnPhone />;
  return (
    <div className="flex min-h-0 flex-1">
      <MachineRail className="w-66 flex-none border-border border-e max-md:hidden" />
      {search.machine ? (
        <MachineParts key={`${search.machine}/${search.section}`} equipmentId={search.machine} />
      ) : (
        <NothingChosen />
      )}
    </div>
  );
}

function MachinesOnPhone() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={t("spares:title")} />
      <MachineRail className="flex-1" />
    </>
  );
}

function NothingChosen() {
  const { t } = useTranslation();
  const { data } = useMachinesWithParts();
  const mayEdit = useCan("spareparts:edit");
  const isEmpty = data?.length === 0;
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <ScreenHeader title={t("spares:title")} />
      <EmptyState icon={<Puzzle />} title={t(isEmpty ? "spares:empty.title" : "spares:browse.choose")}>
        {t(isEmpty ? (mayEdit ? "spares:empty.text" : "spares:empty.readOnly") : "spares:browse.chooseText")}
      </EmptyState>
    </div>
  );
}

function MachineParts({ equipmentId }: { equipmentId: string }) {
  const { search } = useBrowseAddress();
  const query = useBrowsing(equipmentId, search.section);
  if (query.data) return <LoadedParts page={query.data} />;
  return (
    <div className="min-w-0 flex-1">
      <NotLoaded query={query} />
    </div>
  );
}

function LoadedParts({ page }: { page: BrowsePage }) {
  const { t } = useTranslation();
  const { search, light, open, close } = useBrowseAddress();
  const screen = useRef<HTMLDivElement>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const [dialog, setDialog] = useState<PartDialog | "new" | null>(null);
  const place = usePlacing(page.machine.id, page.section?.id ?? "");
  const lit = page.parts.find(({ id }) => id === search.part);
  const onPlace = isPlacing && page.section && page.can.edit ? place : undefined;
  useScreenKeys(screen, { n: page.can.edit ? () => setDialog("new") : undefined });
  return (
    <div ref={screen} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <BrowseHeader page={page} isPlacing={isPlacing} onPlacing={setPlacing} onAdd={() => setDialog("new")} />
      <div className="flex min-h-0 flex-1 max-lg:flex-col max-md:overflow-y-auto">
        <BrowsePicture
          page={page}
          litId={search.part}
          hoveredId={hoveredId}
          onHover={setHoveredId}
          onLight={light}
          onPlace={onPlace}
        />
        <div className="min-h-0 flex-none border-border border-s bg-table max-lg:border-t max-lg:border-s-0 max-md:overflow-visible md:overflow-y-auto lg:w-110 max-lg:md:flex-1">
          {page.parts.length === 0 ? (
            <EmptyState icon={<Puzzle />} title={t("equipment:part.emptyTitle")}>
              {t("equipment:part.emptyText")}
            </EmptyState>
          ) : (
            <BrowseList
              parts={page.parts}
              can={page.can}
              litId={search.part}
              hoveredId={hoveredId}
              onHover={setHoveredId}
              onLight={light}
              onOpen={open}
              onDialog={setDialog}
              onPlace={onPlace}
            />
          )}
        </div>
      </div>
      <ScreenFoot
        shown={t("equipment:section.parts", { count: page.parts.length })}
        keys={[
          { keys: ["↑", "↓"], word: t("lists:keys.move") },
          { keys: ["+", "-"], word: t("spares:drawing.zoomKey") },
        ]}
      />
      {dialog === "new" ? (
        <PartFormDialog
          machine={page.machine}
          part={null}
          sectionId={page.section?.id ?? null}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {lit && dialog !== "new" ? <PartDialogs part={lit} dialog={dialog} onClose={() => setDialog(null)} /> : null}
      {search.open && search.part ? (
        <PartSheet
          key={search.part}
          id={search.part}
          neighbours={page.parts.map(({ id }) => id)}
          onOpen={open}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
