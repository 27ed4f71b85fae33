import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { PageHeader, type PageHeaderProps } from "@ymp/ui/patterns/page-header";
import { IconButton } from "@ymp/ui/primitives/button";
import { Search } from "lucide-react";
import { useContext } from "react";
import { NoticesBell } from "../../features/notifications/bell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { dutyOf } from "../arrival.ts";
import { useSession } from "../session.ts";
import { AreaTabs } from "./area-tabs.ts";
import { usePanels } from "./panels.tsx";
import { OwnAvatar, ProfileMenu } from "./profile-menu.tsx";
import { useScreenTitle } from "./slots.tsx";

/** The page header, which on a phone also carries what the top bar carries elsewhere: find, notices and the profile. */
export function ScreenHeader(props: PageHeaderProps) {
  useScreenTitle(props.title);
  const tabs = useContext(AreaTabs);
  const isPhone = useMedia(phoneQuery);
  return (
    <>
      {isPhone ? null : tabs}
      <PageHeader {...props} tools={<Tools>{props.tools}</Tools>} />
      {isPhone ? tabs : null}
    </>
  );
}

function Tools({ children }: { children: PageHeaderProps["tools"] }) {
  const { t } = useTranslation();
  const { show } = usePanels();
  const { account } = useSession();
  return (
    <>
      {children}
      {dutyOf(account) ? null : (
        <span data-screen-only className="flex items-center md:hidden">
          <IconButton label={t("navigation:find")} size="icon-touch" onClick={() => show("find")}>
            <Search />
          </IconButton>
          <NoticesBell isTouch />
          <ProfileMenu>
            <span className="flex size-touch items-center justify-center">
              <OwnAvatar size="lg" />
            </span>
          </ProfileMenu>
        </span>
      )}
    </>
  );
}
