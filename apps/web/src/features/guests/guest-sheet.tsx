import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Archive, ArchiveRestore, BellRing, Pencil, UserX } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { positionIn } from "../../lib/lists/position-in.ts";
import { PendingSheet } from "../../lib/pending-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AllergyLine } from "./allergy-banner.tsx";
import { GuestProperties } from "./guest-properties.tsx";
import { GuestTabs } from "./guest-tabs.tsx";
import { useArchiveGuest } from "./guests.mutations.ts";
import { type Guest, useGuest } from "./guests.queries.ts";
import { useDraftsErased } from "./use-drafts-erased.ts";

const GuestFormSheet = lazyPanel("form", async () => (await import("./guest-form-sheet.tsx")).GuestFormSheet);
const EraseDialog = lazyPanel("dialog", async () => (await import("./erase-dialog.tsx")).EraseDialog);

export interface GuestSheetProps extends Omit<OpenRecord, "id"> {
  guestId: string;
}

/** One guest beside its list. */
export function GuestSheet(props: GuestSheetProps) {
  const { t } = useTranslation("guests");
  const query = useGuest(props.guestId);
  if (query.data) return <LoadedSheet {...props} guest={query.data} />;
  return (
    <PendingSheet
      query={query}
      listed={{ id: props.guestId, list: "guests.list" }}
      icon={<BellRing />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
      onClose={props.onClose}
    />
  );
}

function LoadedSheet({ guest, neighbours, onOpen, onClose }: GuestSheetProps & { guest: Guest }) {
  const { t } = useTranslation("guests");
  const [open, setOpen] = useState<"form" | "erase" | null>(null);
  const { id, name, allergies, service, archivedAt } = guest;
  const close = () => setOpen(null);
  useDraftsErased(guest);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number=""
      title={name}
      url={new URL(`/app/guests?guest=${id}`, window.location.origin).href}
      position={positionIn(neighbours, id, onOpen)}
      facts={archivedAt ? <Badge tone="draft">{t(guest.erasedAt ? "state.erased" : "state.archived")}</Badge> : null}
      rail={<GuestProperties guest={guest} />}
      actions={<Actions guest={guest} onEdit={() => setOpen("form")} onErase={() => setOpen("erase")} />}
    >
      {allergies?.length ? (
        <ul aria-label={t("field.allergies")} className="mb-4 flex flex-col gap-2">
          {allergies.map((allergy) => (
            <AllergyLine key={`${allergy.allergen} ${allergy.note}`} allergy={allergy} />
          ))}
        </ul>
      ) : null}
      {service?.notes ? (
        <p dir="auto" className="mb-4 max-w-[64ch] whitespace-pre-line leading-normal">
          {service.notes}
        </p>
      ) : null}
      <GuestTabs guest={guest} />
      {open === "form" ? <GuestFormSheet guest={guest} onClose={close} onSaved={close} /> : null}
      {open === "erase" ? <EraseDialog guest={guest} onClose={close} /> : null}
    </RecordSheet>
  );
}

function Actions({ guest, onEdit, onErase }: { guest: Guest; onEdit: () => void; onErase: () => void }) {
  const { t } = useTranslation("guests");
  const { archive, restore } = useArchiveGuest();
  const { id, version, can } = guest;
  return (
    <>
      {can.edit ? (
        <Button variant="primary" size="lg" onClick={onEdit}>
          <Pencil />
          {t("action.edit")}
        </Button>
      ) : null}
      {can.archive ? (
        <Button size="lg" busy={archive.isPending} onClick={() => archive.mutate({ id, version })}>
          <Archive />
          {t("action.archive")}
        </Button>
      ) : null}
      {can.erase ? (
        <Button size="lg" onClick={onErase}>
          <UserX />
          {t("action.erase")}
        </Button>
      ) : null}
      {can.restore ? (
        <Button size="lg" busy={restore.isPending} onClick={() => restore.mutate({ id, version })}>
          <ArchiveRestore />
          {t("action.restore")}
        </Button>
      ) : null}
    </>
  );
}
