import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { StockArea } from "../../features/inventory/stock-area.tsx";
import { preloadOrders } from "../../features/orders/orders.queries.ts";
import { ordersAddress } from "../../features/orders/orders.search.ts";
import { OrdersScreen } from "../../features/orders/orders-screen.tsx";

export const Route = createFileRoute("/app/orders")({
  staticData: { crumb: "orders:title", needs: "inventory:view", words: ["purchasing", "stores", "records", "people"] },
  validateSearch: ordersAddress.read,
  search: { middlewares: [stripSearchParams({ search: "" })] },
  loaderDeps: ({ search }) => ordersAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel?.edition === "full") void preloadOrders(services, deps);
  },
  component: Orders,
});

function Orders() {
  return (
    <StockArea page="orders">
      <OrdersScreen />
    </StockArea>
  );
}
