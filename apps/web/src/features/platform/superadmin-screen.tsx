import { getRouteApi } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useRef } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import type { SuperadminSearch } from "./platform.search.ts";
import { PlatformArea } from "./platform-area.tsx";
import { VesselsPanel } from "./vessels-panel.tsx";

const CompaniesPanel = lazyView(async () => (await import("./companies-panel.tsx")).CompaniesPanel);
const HealthPanel = lazyView(async () => (await import("./health-panel.tsx")).HealthPanel);

const NewVesselDialog = lazyPanel("dialog", async () => (await import("./new-vessel-dialog.tsx")).NewVesselDialog);

const route = getRouteApi("/app/superadmin/");

/** The platform from above: its vessels, the companies, and whether the system is well. */
export function SuperadminScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: Partial<SuperadminSearch>, { replace = false } = {}) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace });
  const { part = "vessels" } = search;
  const isPhone = useMedia(phoneQuery);
  const editionField = useEditionField(search, go);
  const screen = useRef<HTMLDivElement>(null);
  const create = { vessels: () => go({ new: 1 }), companies: () => go({ company: "new" }), health: undefined }[part];
  useScreenKeys(screen, { n: create });
  return (
    <PlatformArea edition="full">
      <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
        <SuperadminHeader part={part} search={search} go={go} create={create} />
        <div className="flex min-h-0 flex-1 flex-col pt-4">
          {part === "vessels" ? (
            <VesselsPanel
              edition={search.edition === "all" ? undefined : "full"}
              search={search}
              go={go}
              fields={isPhone ? [editionField] : []}
            />
          ) : null}
          {part === "companies" ? <CompaniesPanel search={search} go={go} /> : null}
          {part === "health" ? <HealthPanel /> : null}
        </div>
        {search.new ? (
          <NewVesselDialog edition="full" onClose={() => go({ new: undefined }, { replace: true })} />
        ) : null}
      </div>
    </PlatformArea>
  );
}

type Go = (change: Partial<SuperadminSearch>, options?: { replace?: boolean }) => void;

/** Vessels of the full edition, or all. */
function EditionSwitch({ search, go }: { search: SuperadminSearch; go: Go }) {
  const { t } = useTranslation("platform-screens");
  return (
    <Segmented
      label={t("edition.label")}
      value={search.edition ?? "full"}
      onValueChange={(edition) => go({ edition: edition === "all" ? "all" : undefined }, { replace: true })}
      options={[
        { value: "full", label: t("edition.full") },
        { value: "all", label: t("edition.all") },
      ]}
    />
  );
}

/** On a phone the switch has no room in the header and is among the filters. */
function useEditionField(search: SuperadminSearch, go: Go): FilterField {
  const { t } = useTranslation("platform-screens");
  return {
    id: "edition",
    label: t("edition.label"),
    value: search.edition ? t("edition.all") : null,
    editor: <EditionSwitch search={search} go={go} />,
    onClear: () => go({ edition: undefined }, { replace: true }),
  };
}

interface SuperadminHeaderProps {
  part: "vessels" | "companies" | "health";
  search: SuperadminSearch;
  go: Go;
  create: (() => void) | undefined;
}

function SuperadminHeader({ part, search, go, create }: SuperadminHeaderProps) {
  const { t } = useTranslation("platform-screens");
  const isPhone = useMedia(phoneQuery);
  const isCompanies = part === "companies";
  const adding = useAdding({ word: t(isCompanies ? "company.new" : "new.action"), kbd: "N", onAdd: create });
  if (part === "health") return <ScreenHeader title={t("title.health")} />;
  return (
    <ScreenHeader
      title={t(isCompanies ? "title.companies" : "title.superadmin")}
      tools={
        <>
          {isCompanies || isPhone ? null : <EditionSwitch search={search} go={go} />}
          {adding.tool}
        </>
      }
      action={adding.action}
    />
  );
}
