import { createFileRoute } from "@tanstack/react-router";
import { NewTemplatePage, TemplatePage } from "../../features/templates/template-page.tsx";
import { preloadTemplate } from "../../features/templates/templates.queries.ts";
import { templateSearch } from "../../features/templates/templates.search.ts";

const isNew = (id: string) => id === "new";

export const Route = createFileRoute("/app/adminjobs/$id")({
  validateSearch: templateSearch,
  loader: ({ context: { services, vessel }, params: { id } }) => {
    if (vessel && !isNew(id)) void preloadTemplate(services, id);
  },
  component: function JobTemplate() {
    const { id } = Route.useParams();
    const { plan } = Route.useSearch();
    return isNew(id) ? <NewTemplatePage planId={plan} /> : <TemplatePage templateId={id} />;
  },
});
