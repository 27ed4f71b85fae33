import { createFileRoute, redirect } from "@tanstack/react-router";
import { countsSearch } from "../../features/counts/counts.search.ts";
import { preloadInventory } from "../../features/inventory/inventory.queries.ts";
import { inventoryAddress } from "../../features/inventory/inventory.search.ts";
import { InventoryScreen } from "../../features/inventory/inventory-screen.tsx";
import { StockArea } from "../../features/inventory/stock-area.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";

const CountScreen = lazyView(async () => (await import("../../features/counts/count-screen.tsx")).CountScreen);
const CountsScreen = lazyView(async () => (await import("../../features/counts/counts-screen.tsx")).CountsScreen);

const storesSearch = (said: unknown) => ({ ...inventoryAddress.read(said), ...countsSearch(said) });

export const Route = createFileRoute("/app/inventory")({
  staticData: {
    crumb: "navigation:inventory",
    needs: "inventory:view",
    words: ["panels", "stores", "records", "purchasing", "office"],
  },
  validateSearch: storesSearch,
  beforeLoad: ({ search }) => {
    // The code on a shelf opens what is kept there.
    if (search.location)
      throw redirect({ to: "/app/inventory", search: { locationId: search.location }, replace: true });
  },
  loaderDeps: ({ search }) => inventoryAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadInventory(services, deps);
  },
  component: function Inventory() {
    const { count, tab } = Route.useSearch();
    if (count || tab)
      return (
        <StockArea page="counts">{count && count !== "all" ? <CountScreen id={count} /> : <CountsScreen />}</StockArea>
      );
    return (
      <StockArea page="inventory">
        <InventoryScreen />
      </StockArea>
    );
  },
});
