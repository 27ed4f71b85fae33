import { createFileRoute } from "@tanstack/react-router";
import { isId } from "@ymp/core/ids";
import { preloadBook, preloadShelf } from "../../features/logbooks/logbooks.queries.ts";
import { ShelfScreen } from "../../features/logbooks/shelf-screen.tsx";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";

const OpenBookDialog = lazyPanel(
  "largeDialog",
  async () => (await import("../../features/logbooks/open-book-dialog.tsx")).OpenBookDialog,
);
const NewDesign = lazyView(async () => (await import("../../features/logbooks/design/design-route.tsx")).NewDesign);
const DesignOf = lazyView(async () => (await import("../../features/logbooks/design/design-route.tsx")).DesignOf);

/** A new volume: named by its kind, or "new" while that is not chosen. A book of an own design is designed: a new one, or the one named. */
export const Route = createFileRoute("/app/createlogbook/$id")({
  staticData: {
    crumb: "logbooks:open",
    crumbTo: "/app/logbook",
    needs: "logbook:edit",
    words: ["records", "machines", "panels"],
  },
  loader: ({ context: { services, vessel }, params: { id } }) => {
    if (vessel) void (isId(id) ? preloadBook(services, id) : preloadShelf(services, false));
  },
  component: function CreateLogbook() {
    const { id } = Route.useParams();
    const navigate = Route.useNavigate();
    if (isId(id)) return <DesignOf bookId={id} />;
    if (id === "custom") return <NewDesign />;
    return (
      <>
        <ShelfScreen />
        <OpenBookDialog kind={id} onClose={() => void navigate({ to: "/app/logbook" })} />
      </>
    );
  },
});
