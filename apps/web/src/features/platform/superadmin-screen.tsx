import { getRouteApi } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { CompaniesPanel } from "./companies-panel.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { NewVesselDialog } from "./new-vessel-dialog.tsx";
import type { SuperadminSearch } from "./platform.search.ts";
import { PlatformTabs } from "./platform-tabs.tsx";
import { VesselsPanel } from "./vessels-panel.tsx";

const route = getRouteApi("/app/superadmin/");

/** The platform from above: its vessels, the companies, and whether the system is well. */
export function SuperadminScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: Partial<SuperadminSearch>, { replace = false } = {}) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace });
  const { part = "vessels" } = search;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <SuperadminHeader part={part} search={search} go={go} />
      <PlatformTabs edition="full" />
      <div className="flex min-h-0 flex-1 flex-col pt-4">
        {part === "vessels" ? (
          <VesselsPanel edition={search.edition === "all" ? undefined : "full"} search={search} go={go} />
        ) : null}
        {part === "companies" ? <CompaniesPanel search={search} go={go} /> : null}
        {part === "health" ? <HealthPanel /> : null}
      </div>
      {search.new ? <NewVesselDialog edition="full" onClose={() => go({ new: undefined }, { replace: true })} /> : null}
    </div>
  );
}

interface SuperadminHeaderProps {
  part: "vessels" | "companies" | "health";
  search: SuperadminSearch;
  go: (change: Partial<SuperadminSearch>, options?: { replace?: boolean }) => void;
}

function SuperadminHeader({ part, search, go }: SuperadminHeaderProps) {
  const { t } = useTranslation("platform-screens");
  const isPhone = useMedia(phoneQuery);
  if (part === "health") return <ScreenHeader title={t("title.health")} />;
  const isCompanies = part === "companies";
  const create = () => go(isCompanies ? { company: "new" } : { new: 1 });
  const word = t(isCompanies ? "company.new" : "new.action");
  return (
    <ScreenHeader
      title={t(isCompanies ? "title.companies" : "title.superadmin")}
      tools={
        <>
          {isCompanies ? null : (
            <Segmented
              label={t("edition.label")}
              value={search.edition ?? "full"}
              onValueChange={(edition) => go({ edition: edition === "all" ? "all" : undefined }, { replace: true })}
              options={[
                { value: "full", label: t("edition.full") },
                { value: "all", label: t("edition.all") },
              ]}
            />
          )}
          {isPhone ? (
            <IconButton label={word} size="icon-touch" onClick={create}>
              <Plus />
            </IconButton>
          ) : null}
        </>
      }
      action={
        isPhone ? undefined : (
          <Button variant="primary" onClick={create}>
            <Plus />
            {word}
          </Button>
        )
      }
    />
  );
}
