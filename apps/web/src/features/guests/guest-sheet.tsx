import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { BellRing, UserX } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { OpenSheet, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { ArchiveButtons, EditButton } from "../../lib/record-buttons.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AllergyLine } from "./allergy-banner.tsx";
import { GuestProperties } from "./guest-properties.tsx";
import { GuestTabs } from "./guest-tabs.tsx";
import { useArchiveGuest } from "./guests.mutations.ts";
import { type Guest, useGuest } from "./guests.queries.ts";
import { guestsAddress } from "./guests.search.ts";
import { useDraftsErased } from "./use-drafts-erased.ts";

const GuestFormSheet = lazyPanel("form", async () => (await import("./guest-form-sheet.tsx")).GuestFormSheet);
const EraseDialog = lazyPanel("dialog", async () => (await import("./erase-dialog.tsx")).EraseDialog);

/** One guest beside its list. */
export function GuestSheet(over: OpenRecord) {
  const { t } = useTranslation("guests");
  return (
    <ReadSheet
      over={over}
      query={useGuest(over.id)}
      list="guests.list"
      icon={<BellRing />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
    >
      {(guest) => <LoadedSheet over={over} guest={guest} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, guest }: { over: OpenRecord; guest: Guest }) {
  const { t } = useTranslation("guests");
  const [open, setOpen] = useState<"form" | "erase" | null>(null);
  const { name, allergies, service, archivedAt } = guest;
  const close = () => setOpen(null);
  useDraftsErased(guest);
  return (
    <OpenSheet
      over={over}
      address={guestsAddress}
      title={name}
      facts={
        archivedAt || allergies?.length ? (
          <>
            {archivedAt ? <Badge tone="draft">{t(guest.erasedAt ? "state.erased" : "state.archived")}</Badge> : null}
            {allergies?.length ? (
              <ul aria-label={t("field.allergies")} className="flex basis-full flex-col gap-2">
                {allergies.map((allergy) => (
                  <AllergyLine key={`${allergy.allergen} ${allergy.note}`} allergy={allergy} />
                ))}
              </ul>
            ) : null}
          </>
        ) : null
      }
      rail={<GuestProperties guest={guest} />}
      actions={
        <>
          {guest.can.edit ? <EditButton words="guests" onPress={() => setOpen("form")} /> : null}
          <ArchiveButtons record={guest} archiving={useArchiveGuest()} />
          {guest.can.erase ? (
            <Button size="lg" onClick={() => setOpen("erase")}>
              <UserX />
              {t("action.erase")}
            </Button>
          ) : null}
        </>
      }
    >
      {service?.notes ? (
        <p dir="auto" className="mb-4 max-w-[64ch] whitespace-pre-line leading-normal">
          {service.notes}
        </p>
      ) : null}
      <GuestTabs guest={guest} />
      {open === "form" ? <GuestFormSheet guest={guest} onClose={close} onSaved={close} /> : null}
      {open === "erase" ? <EraseDialog guest={guest} onClose={close} /> : null}
    </OpenSheet>
  );
}
