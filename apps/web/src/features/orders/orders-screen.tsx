import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Lightbulb, Stamp } from "lucide-react";
import { useState } from "react";
import { lazyPanel, lazyView, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ordersAddress } from "./orders.search.ts";
import { ordersList } from "./orders-list.tsx";
import { OrdersStats } from "./orders-stats.tsx";

const LimitsDialog = lazyPanel("dialog", async () => (await import("./limits-dialog.tsx")).LimitsDialog);
const OrderEditor = lazyPanel("record", async () => (await import("./order-editor.tsx")).OrderEditor);
const OrderSheet = lazyPanel("record", async () => (await import("./order-sheet.tsx")).OrderSheet);
const ProposeScreen = lazyView(async () => (await import("./propose-screen.tsx")).ProposeScreen);
const opened = [OrderSheet, OrderEditor];

/** How many days a proposal looks ahead unless told otherwise. */
const usualHorizon = 60;

export function OrdersScreen() {
  usePreloaded(opened);
  const { search } = useListAddress(ordersAddress);
  return search.propose === undefined ? <Orders /> : <ProposeScreen horizonDays={search.propose} />;
}

function Orders() {
  const { t } = useTranslation();
  const { search, change, go } = useListAddress(ordersAddress);
  const isPhone = useMedia(phoneQuery);
  const [showsLimits, setShowsLimits] = useState(false);
  const propose = () => go({ propose: usualHorizon });
  const proposeButton = (
    <Button onClick={propose}>
      <Lightbulb />
      {t("orders:action.propose")}
    </Button>
  );
  return (
    <ListScreen
      list={ordersList}
      tools={isPhone ? null : proposeButton}
      menu={
        <>
          {isPhone ? (
            <DropdownMenuItem onSelect={propose}>
              <Lightbulb />
              {t("orders:action.propose")}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={() => setShowsLimits(true)}>
            <Stamp />
            {t("orders:limits.title")}
          </DropdownMenuItem>
        </>
      }
      stats={<OrdersStats />}
      beginnings={proposeButton}
      record={(open) => <OrderSheet key={open.id} {...open} />}
      form={() => (
        <OrderEditor
          firstItemId={typeof search.new === "string" ? search.new : null}
          onClose={() => change({ new: undefined })}
          onSaved={(order) => go({ order, new: undefined })}
        />
      )}
    >
      {showsLimits ? <LimitsDialog onClose={() => setShowsLimits(false)} /> : null}
    </ListScreen>
  );
}
