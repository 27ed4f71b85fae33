import { createFileRoute, notFound } from "@tanstack/react-router";
import { importKinds } from "@ymp/core/imported-lists";
import { ClosedToRoleScreen } from "../../app/shell/closed-screens.tsx";
import { ImportScreen } from "../../features/imports/import-screen.tsx";
import { useImportableKinds } from "../../features/imports/imported-lists.ts";

export const Route = createFileRoute("/app/import/$kind")({
  staticData: { crumb: "imports:crumb", words: ["panels", "office", "people", "machines", "stores", "records"] },
  params: {
    parse: ({ kind }) => {
      const known = importKinds.find((name) => name === kind);
      if (!known) throw notFound();
      return { kind: known };
    },
  },
  component: function Import() {
    const { kind } = Route.useParams();
    return useImportableKinds().includes(kind) ? <ImportScreen kind={kind} /> : <ClosedToRoleScreen />;
  },
});
