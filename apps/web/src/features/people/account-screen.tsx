import { Avatar } from "@ymp/ui/primitives/avatar";
import type { ReactNode } from "react";
import { useSession, useVesselOrNone } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** One's own account where it stands for nobody on board: the office, support, somebody without a vessel. */
export function AccountScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { account } = useSession();
  const role = useVesselOrNone()?.access.role;
  const { name, backgroundColor, jobTitle, email } = account;
  const label = role === "management" ? t("navigation:managementRole") : jobTitle;
  useScreenCrumbs([{ label: name }]);
  return (
    <>
      <div className="flex flex-none items-center ps-6 max-md:ps-4">
        <Avatar person={{ name, color: backgroundColor }} className="size-14 text-lg" />
        <div className="min-w-0 flex-1">
          <ScreenHeader
            className="py-3 ps-4!"
            title={name}
            facts={
              <>
                {label ? <bdi>{label}</bdi> : null}
                <bdi>{email}</bdi>
              </>
            }
          />
        </div>
      </div>
      {children ? <div className="px-6 pt-2 pb-8 max-md:px-4">{children}</div> : null}
    </>
  );
}
