import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { ArchiveRestore, Pencil, Plus, QrCode, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import { useRemovePlace, useRestorePlace } from "./inventory.mutations.ts";
import { type Place, useArchivedPlaces, usePlaces } from "./inventory.queries.ts";
import { PlaceForm } from "./place-form.tsx";

const LabelsDialog = lazyPanel("dialog", async () => (await import("./labels/labels-dialog.tsx")).LabelsDialog);

/** The places where things are kept: named, renamed, and removed or archived when nothing lies there. */
export function PlacesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const places = usePlaces();
  const mayEdit = useCan("inventory:edit");
  const [edited, setEdited] = useState<Place | "new" | null>(null);
  const [showsLabels, setShowsLabels] = useState(false);
  const remove = useRemovePlace();
  if (edited) return <PlaceForm place={edited === "new" ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <ViewDialog
      size="lg"
      title={t("inventory:action.places")}
      actions={
        <>
          {places.length > 0 ? (
            <Button size="lg" onClick={() => setShowsLabels(true)}>
              <QrCode />
              {t("counts:labels.title")}
            </Button>
          ) : null}
          {mayEdit ? (
            <Button variant="primary" size="lg" onClick={() => setEdited("new")}>
              <Plus />
              {t("inventory:places.add")}
            </Button>
          ) : null}
        </>
      }
      onClose={onClose}
    >
      {showsLabels ? (
        <LabelsDialog
          labelled={{ what: "places" }}
          what={t("counts:labels.places", { count: places.length })}
          onClose={() => setShowsLabels(false)}
        />
      ) : null}
      <RowsOrNone
        label={t("inventory:action.places")}
        rows={places}
        none={t("inventory:places.none")}
        rowId={({ id }) => id}
      >
        {(place) => (
          <li>
            <span className="min-w-0 flex-1 py-1">
              <bdi className="font-medium">{place.name}</bdi>
              {place.deck ? <bdi className="ms-2 text-muted-foreground">{place.deck}</bdi> : null}
            </span>
            <span className="flex-none text-muted-foreground tabular-nums">
              {t("inventory:places.items", { count: place.itemCount })}
            </span>
            {place.can.fields.includes("name") ? (
              <IconButton
                label={t("inventory:places.edit", { name: place.name })}
                size="icon-sm"
                onClick={() => setEdited(place)}
              >
                <Pencil />
              </IconButton>
            ) : null}
            {place.can.fields.includes("archivedAt") ? (
              <IconButton
                label={t("controls:remove", { name: place.name })}
                size="icon-sm"
                onClick={() => remove.mutate({ id: place.id })}
              >
                <Trash2 />
              </IconButton>
            ) : null}
          </li>
        )}
      </RowsOrNone>
      <ArchivedPlaces />
    </ViewDialog>
  );
}

function ArchivedPlaces() {
  const { t } = useTranslation();
  const places = useArchivedPlaces();
  const restore = useRestorePlace();
  if (places.length === 0) return null;
  return (
    <section>
      <SectionHead title={t("inventory:places.archived")} />
      <RowList>
        {places.map(({ id, name, can }) => (
          <li key={id}>
            <bdi className="min-w-0 flex-1 py-1 text-muted-foreground">{name}</bdi>
            {can.fields.includes("archivedAt") ? (
              <IconButton
                label={t("inventory:places.restore", { name })}
                size="icon-sm"
                onClick={() => restore.mutate({ id })}
              >
                <ArchiveRestore />
              </IconButton>
            ) : null}
          </li>
        ))}
      </RowList>
    </section>
  );
}
