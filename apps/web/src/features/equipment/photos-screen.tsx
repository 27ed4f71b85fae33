import { fileAddress } from "@ymp/core/file-address";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { ImageOff, ImagePlus, Images } from "lucide-react";
import { useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { countedRows } from "../../lib/counted-text.ts";
import { listed } from "../../lib/format.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { ListFilterBar } from "../../lib/lists/list-filter-bar.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { UploadsInFlight } from "../../lib/uploads/uploads-in-flight.tsx";
import { uploadsOf } from "../../lib/uploads/use-uploads.ts";
import { useAdding } from "../../lib/use-adding.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type RegisterRow, useRegisterPages } from "./equipment.queries.ts";
import { photosAddress } from "./equipment.search.ts";
import { MoreButton } from "./more-button.tsx";
import { photosList, useRegisterFacts } from "./register-list.tsx";

const BulkPhotosDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./bulk-photos-dialog.tsx")).BulkPhotosDialog,
);
const MachinePhotosDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./machine-photos-dialog.tsx")).MachinePhotosDialog,
);

/** Every machine by its picture: what is missing is seen at once. */
export function PhotosScreen() {
  const { t } = useTranslation("equipment-photos");
  const formats = useFormats();
  const { search, clear } = useListAddress(photosAddress);
  const pages = useRegisterPages(search);
  const mayEdit = useCan("equipmentspage:edit");
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const adding = useAdding({ word: t("add"), icon: ImagePlus, onAdd: mayEdit ? () => setAdding(true) : undefined });
  const { rows, total, query } = pages;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t("title")}
        count={total === null ? undefined : t("equipment:tree.items", countedRows(total, formats))}
        tools={adding.tool}
        action={adding.action}
      />
      <ListFilterBar list={photosList} facts={useRegisterFacts(search)} />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-3 pb-8 max-md:px-4">
        <OnTheirWay />
        {rows.length === 0 && !query.isPending ? (
          <ListEmptyState
            query={query}
            isFiltered={photosAddress.hasFilters(search)}
            onClear={clear}
            noMatch={{ title: t("equipment:tree.noMatch"), text: t("equipment:tree.noMatchWhy") }}
            empty={{ icon: <Images />, title: t("none.title"), children: t("none.text") }}
          />
        ) : null}
        <ul
          aria-label={t("title")}
          className="grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-x-3 gap-y-4 max-md:grid-cols-2"
        >
          {rows.map((row) => (
            <PhotoCell key={row.id} row={row} onOpen={() => setOpenId(row.id)} />
          ))}
        </ul>
        <div className="pt-4">
          <MoreButton query={query} />
        </div>
      </div>
      {openId ? <MachinePhotosDialog id={openId} onClose={() => setOpenId(null)} /> : null}
      {isAdding ? <BulkPhotosDialog onClose={() => setAdding(false)} /> : null}
      <ScreenFoot shown={t("foot", { count: rows.length, total: formats.count(rows.length) })} />
    </div>
  );
}

/** Photos that are not on the server yet, wherever they were added. */
function OnTheirWay() {
  const queue = uploadsOf(useServices());
  const files = useStore(queue).filter(({ place }) => place.startsWith("equipment"));
  if (files.length === 0) return null;
  return (
    <div className="mb-4 max-w-3xl">
      <UploadsInFlight
        uploads={{
          files,
          retry: (id) => void queue.retry(id),
          remove: (id) => void queue.remove(id),
        }}
      />
    </div>
  );
}

function PhotoCell({ row, onOpen }: { row: RegisterRow; onOpen: () => void }) {
  const { t } = useTranslation("equipment-photos");
  const vesselId = useVessel().id;
  const { name, location, code, photoFileId, isCritical } = row;
  return (
    <li>
      <button type="button" onClick={onOpen} className="group block w-full text-start">
        <span className="flex aspect-4/3 w-full items-center justify-center overflow-hidden rounded-md bg-secondary text-muted-foreground">
          {photoFileId ? (
            <img
              src={fileAddress(vesselId, photoFileId, "thumb")}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          ) : (
            <span className="flex flex-col items-center gap-1 text-xs">
              <ImageOff aria-hidden className="size-5" />
              {t("without")}
            </span>
          )}
        </span>
        <span className="mt-1.5 flex items-start gap-1.5 text-sm">
          <span dir="auto" className="min-w-0 flex-1 font-medium group-hover:underline">
            {name}
          </span>
          {isCritical ? <CriticalMark label={t("equipment:critical")} /> : null}
        </span>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {listed([code, location], t)}
        </span>
      </button>
    </li>
  );
}
