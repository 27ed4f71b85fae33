import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Link2, MoreHorizontal, Upload } from "lucide-react";
import { useState } from "react";
import { useClient } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { latePanel } from "../../lib/late-part.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useExport } from "../../lib/lists/use-export.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { usePartPages } from "./spares.queries.ts";
import { listInputOf } from "./spares.search.ts";
import { useVesselAddress } from "./vessel-address.ts";

const ProposalsDialog = latePanel("largeDialog", async () => (await import("./proposals-dialog.tsx")).ProposalsDialog);

export function VesselHeader() {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { search } = useVesselAddress();
  const { total } = usePartPages(search);
  const mayEdit = useCan("spareparts:edit");
  const [isLinking, setLinking] = useState(false);
  const client = useClient();
  const list = useExport<"xlsx" | "csv" | "pdf">((order) =>
    client.spareParts.export.query({ ...listInputOf(search), ...order }),
  );
  return (
    <>
      <ScreenHeader
        title={t("spares:title")}
        count={total === null || isPhone ? undefined : t("spares:count", { count: total, total: formats.count(total) })}
        tools={
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton label={t("ui:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
                <MoreHorizontal />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {mayEdit && isPhone ? (
                <>
                  <DropdownMenuItem onSelect={() => setLinking(true)}>
                    <Link2 />
                    {t("spares:action.linkMany")}
                  </DropdownMenuItem>
                  <DropdownMenuSeparator />
                </>
              ) : null}
              <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
              {mayEdit ? (
                <DropdownMenuItem asChild>
                  <Link to="/app/import/$kind" params={{ kind: "parts" }}>
                    <Upload />
                    {t("imports:title.parts")}
                  </Link>
                </DropdownMenuItem>
              ) : null}
            </DropdownMenuContent>
          </DropdownMenu>
        }
        action={
          mayEdit && !isPhone ? (
            <Button variant="primary" onClick={() => setLinking(true)}>
              <Link2 />
              {t("spares:action.linkMany")}
            </Button>
          ) : undefined
        }
      />
      {isLinking ? <ProposalsDialog equipmentId={search.equipmentId} onClose={() => setLinking(false)} /> : null}
    </>
  );
}
