import { Badge } from "@ymp/ui/primitives/badge";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { BackLink } from "../../lib/back-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useMayKeep } from "./may-keep.ts";
import { TemplateFacts } from "./template-facts.tsx";
import { TemplateHistory } from "./template-history.tsx";
import { TemplateMenu } from "./template-menu.tsx";
import type { OwnTemplate } from "./templates.queries.ts";

/** The template for those who do not keep it, and one that is archived. */
export function TemplateReading({ saved }: { saved: OwnTemplate }) {
  const { t } = useTranslation("templates");
  const mayKeep = useMayKeep();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={saved.template.title}
        facts={
          <>
            <BackLink to="/app/adminjobs">{t("templates:title")}</BackLink>
            {saved.isArchived ? <Badge>{t("page.archived")}</Badge> : null}
          </>
        }
        tools={mayKeep ? <TemplateMenu saved={saved} /> : undefined}
      />
      <div className="grid min-h-0 flex-1 content-start gap-x-10 gap-y-6 overflow-y-auto px-6 pb-10 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_312px]">
        <TemplateFacts equipmentType={saved.equipmentType} template={saved.template} />
        <TemplateHistory id={saved.id} />
      </div>
    </div>
  );
}
