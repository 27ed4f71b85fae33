import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import type { BoatsSearch } from "./platform.search.ts";
import { PlatformArea } from "./platform-area.tsx";
import { VesselsPanel } from "./vessels-panel.tsx";

const NewVesselDialog = lazyPanel("dialog", async () => (await import("./new-vessel-dialog.tsx")).NewVesselDialog);

const route = getRouteApi("/app/litesuperadmin");

/** The boats of the lite edition. */
export function LiteBoatsScreen() {
  const { t } = useTranslation("platform-screens");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: Partial<BoatsSearch>, { replace = false } = {}) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace });
  const create = () => go({ new: 1 });
  const adding = useAdding({ word: t("new.action"), kbd: "N", onAdd: create });
  const screen = useRef<HTMLDivElement>(null);
  useScreenKeys(screen, { n: create });
  return (
    <PlatformArea edition="lite">
      <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
        <ScreenHeader title={t("title.litesuperadmin")} tools={adding.tool} action={adding.action} />
        <div className="flex min-h-0 flex-1 flex-col pt-4">
          <VesselsPanel edition="lite" search={search} go={go} />
        </div>
        {search.new ? (
          <NewVesselDialog edition="lite" onClose={() => go({ new: undefined }, { replace: true })} />
        ) : null}
      </div>
    </PlatformArea>
  );
}
