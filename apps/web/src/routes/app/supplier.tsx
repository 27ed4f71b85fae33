import { createFileRoute } from "@tanstack/react-router";
import { preloadSuppliers } from "../../features/suppliers/suppliers.queries.ts";
import { suppliersAddress } from "../../features/suppliers/suppliers.search.ts";
import { SuppliersScreen } from "../../features/suppliers/suppliers-screen.tsx";

export const Route = createFileRoute("/app/supplier")({
  staticData: {
    crumb: "navigation:supplier",
    needs: "supplier:view",
    words: ["purchasing", "records", "stores", "office"],
  },
  validateSearch: suppliersAddress.read,
  loaderDeps: ({ search }) => suppliersAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadSuppliers(services, deps);
  },
  component: SuppliersScreen,
});
