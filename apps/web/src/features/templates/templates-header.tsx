import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Boxes, ClipboardList, Plus } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useMayKeep } from "./may-keep.ts";

const newPath = "/app/adminjobs/new";

export function TemplatesHeader({ count }: { count: number | null }) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const mayKeep = useMayKeep();
  return (
    <ScreenHeader
      title={t("title")}
      count={count ? formats.count(count) : undefined}
      tools={<Overflow isPhone={isPhone} mayKeep={mayKeep} />}
      action={
        mayKeep && !isPhone ? (
          <Button variant="primary" asChild>
            <PathLink href={newPath}>
              <Plus />
              {t("action.new")}
            </PathLink>
          </Button>
        ) : undefined
      }
    />
  );
}

function Overflow({ isPhone, mayKeep }: { isPhone: boolean; mayKeep: boolean }) {
  const { t } = useTranslation("templates");
  const seesMachines = useCan("equipmentspage:view");
  return (
    <MoreMenu size={isPhone ? "icon-touch" : "icon"}>
      {isPhone && mayKeep ? (
        <DropdownMenuItem asChild>
          <PathLink href={newPath}>
            <Plus />
            {t("action.new")}
          </PathLink>
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem asChild>
        <PathLink href="/app/home">
          <ClipboardList />
          {t("navigation:jobs")}
        </PathLink>
      </DropdownMenuItem>
      {seesMachines ? (
        <DropdownMenuItem asChild>
          <PathLink href="/app/adminequipment">
            <Boxes />
            {t("models:title")}
          </PathLink>
        </DropdownMenuItem>
      ) : null}
    </MoreMenu>
  );
}
