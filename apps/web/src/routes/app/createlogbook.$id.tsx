import { createFileRoute } from "@tanstack/react-router";
import { preloadShelf } from "../../features/logbooks/logbooks.queries.ts";
import { ShelfScreen } from "../../features/logbooks/shelf-screen.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";

const OpenBookDialog = lazyPanel(
  "largeDialog",
  async () => (await import("../../features/logbooks/open-book-dialog.tsx")).OpenBookDialog,
);

/** A new volume: named by its kind, or "new" while that is not chosen. */
export const Route = createFileRoute("/app/createlogbook/$id")({
  staticData: { crumb: "logbooks:open", crumbTo: "/app/logbook", needs: "logbook:edit", words: ["records", "panels"] },
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void preloadShelf(services, false);
  },
  component: function CreateLogbook() {
    const { id } = Route.useParams();
    const navigate = Route.useNavigate();
    return (
      <>
        <ShelfScreen />
        <OpenBookDialog kind={id} onClose={() => void navigate({ to: "/app/logbook" })} />
      </>
    );
  },
});
