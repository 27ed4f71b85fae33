import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { partsList } from "./parts-list.tsx";
import { partsAddress } from "./spares.search.ts";
import { VesselSelection } from "./vessel-selection.tsx";

const PartSheet = lazyPanel("record", async () => (await import("./part-sheet.tsx")).PartSheet);
const ProposalsDialog = lazyPanel("largeDialog", async () => (await import("./proposals-dialog.tsx")).ProposalsDialog);
const opened = [PartSheet];

export function VesselScreen() {
  usePreloaded(opened);
  const { t } = useTranslation();
  const { search } = useListAddress(partsAddress);
  const isPhone = useMedia(phoneQuery);
  const mayEdit = useCan("spareparts:edit");
  const [isLinking, setLinking] = useState(false);
  return (
    <ListScreen
      list={partsList}
      action={
        mayEdit ? (
          <Button variant="primary" onClick={() => setLinking(true)}>
            <Link2 />
            {t("spares:action.linkMany")}
          </Button>
        ) : null
      }
      menu={
        mayEdit && isPhone ? (
          <DropdownMenuItem onSelect={() => setLinking(true)}>
            <Link2 />
            {t("spares:action.linkMany")}
          </DropdownMenuItem>
        ) : null
      }
      selection={(rows, clear) => (rows.length > 0 ? <VesselSelection rows={rows} onClear={clear} /> : null)}
      record={(open) => <PartSheet key={open.id} {...open} />}
    >
      {isLinking ? <ProposalsDialog equipmentId={search.equipmentId} onClose={() => setLinking(false)} /> : null}
    </ListScreen>
  );
}
