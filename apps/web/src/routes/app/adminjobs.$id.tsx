import { createFileRoute } from "@tanstack/react-router";
import { preloadTemplate } from "../../features/templates/templates.queries.ts";
import { templateSearch } from "../../features/templates/templates.search.ts";
import { lazyView } from "../../lib/lazy-part.tsx";

const NewTemplatePage = lazyView(
  async () => (await import("../../features/templates/template-page.tsx")).NewTemplatePage,
);
const TemplatePage = lazyView(async () => (await import("../../features/templates/template-page.tsx")).TemplatePage);

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
