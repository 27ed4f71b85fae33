import { createFileRoute } from "@tanstack/react-router";
import { preloadInventory } from "../../features/inventory/inventory.queries.ts";
import { inventorySearch } from "../../features/inventory/inventory.search.ts";
import { InventoryScreen } from "../../features/inventory/inventory-screen.tsx";
import { StockArea } from "../../features/inventory/stock-area.tsx";

export const Route = createFileRoute("/app/inventory")({
  staticData: { crumb: "navigation:inventory", needs: "inventory:view" },
  validateSearch: inventorySearch,
  loaderDeps: ({ search: { item: _item, new: _new, count: _count, ...list } }) => list,
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadInventory(services, deps);
  },
  component: function Inventory() {
    return (
      <StockArea page="inventory">
        <InventoryScreen />
      </StockArea>
    );
  },
});
