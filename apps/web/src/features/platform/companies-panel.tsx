import { EmptyState } from "@ymp/ui/patterns/states";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { Building2, Pencil, Plus } from "lucide-react";
import { listed } from "../../lib/format.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { CompanyMembers } from "./company-members.tsx";
import { CompanyVessels } from "./company-vessels.tsx";
import { type Company, useCompanies } from "./platform.queries.ts";
import type { SuperadminSearch } from "./platform.search.ts";

const CompanyDialog = lazyPanel("dialog", async () => (await import("./company-dialog.tsx")).CompanyDialog);

export interface CompaniesPanelProps {
  search: SuperadminSearch;
  go: (change: Partial<SuperadminSearch>, options?: { replace?: boolean }) => void;
}

/** Management companies: who works for each, and the fleet it looks after. */
export function CompaniesPanel({ search, go }: CompaniesPanelProps) {
  const query = useCompanies();
  const open = search.company === "new" ? null : query.data?.find(({ id }) => id === search.company);
  const close = () => go({ company: undefined }, { replace: true });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
      {query.isPending ? <Skeleton className="appear-late h-40 rounded-lg" /> : null}
      {query.isError ? <NotLoaded query={query} /> : null}
      {query.data?.length === 0 ? <NoCompany onNew={() => go({ company: "new" })} /> : null}
      <div className="flex flex-col gap-4">
        {query.data?.map((company) => (
          <CompanyCard key={company.id} company={company} onEdit={() => go({ company: company.id })} />
        ))}
      </div>
      {search.company && open !== undefined ? <CompanyDialog company={open} onClose={close} /> : null}
    </div>
  );
}

function NoCompany({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation("platform-screens");
  return (
    <EmptyState
      icon={<Building2 />}
      title={t("company.empty")}
      className="px-0"
      actions={
        <Button variant="primary" onClick={onNew}>
          <Plus />
          {t("company.new")}
        </Button>
      }
    >
      {t("company.emptyWhy")}
    </EmptyState>
  );
}

function CompanyCard({ company, onEdit }: { company: Company; onEdit: () => void }) {
  const { t } = useTranslation("platform-screens");
  const { name, address, contact, isFree } = company;
  return (
    <Card>
      <SectionHead
        level={2}
        title={<span className="text-base">{name}</span>}
        fact={isFree ? <Badge tone="line">{t("subscription.free")}</Badge> : undefined}
      >
        <Button size="sm" variant="ghost" onClick={onEdit}>
          <Pencil />
          {t("company.edit")}
        </Button>
      </SectionHead>
      <p dir="auto" className="text-muted-foreground text-sm">
        {listed([contact, address], t)}
      </p>
      <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <CompanyMembers company={company} />
        <CompanyVessels company={company} />
      </div>
    </Card>
  );
}
