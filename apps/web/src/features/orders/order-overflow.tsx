import { newId } from "@ymp/core/ids";
import { type Locale, locales } from "@ymp/i18n/locales";
import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { CircleX, Copy, Link as LinkIcon, Printer, RotateCcw } from "lucide-react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { OrderDialog } from "./order-dialogs.tsx";
import { useCopyOrder, usePrintOrder, useReviseOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

export function useReadersLocale(): Locale {
  const { locale } = useStore(useServices().theme);
  return locales.find((known) => known === locale) ?? "en";
}

interface OrderOverflowProps {
  order: Order;
  onDialog: (dialog: OrderDialog) => void;
  onOpen: (id: string) => void;
}

/** What is done with an order now and then. */
export function OrderOverflow({ order, onDialog, onOpen }: OrderOverflowProps) {
  const { t } = useTranslation();
  const locale = useReadersLocale();
  const mayEdit = useCan("inventory:edit");
  const print = usePrintOrder();
  const copy = useCopyOrder();
  const revise = useReviseOrder();
  const copied = newId();
  return (
    <>
      <IconButton
        label={t("orders:action.print")}
        disabled={print.isPending}
        onClick={() => print.mutate({ id: order.id, locale })}
      >
        <Printer />
      </IconButton>
      {mayEdit ? (
        <MoreMenu>
          <DropdownMenuItem
            onSelect={() => copy.mutate({ id: copied, orderId: order.id }, { onSuccess: ({ id }) => onOpen(id) })}
          >
            <Copy />
            {t("orders:action.copy")}
          </DropdownMenuItem>
          {order.can.acceptQuote ? (
            <DropdownMenuItem onSelect={() => onDialog({ kind: "link" })}>
              <LinkIcon />
              {t("orders:action.link")}
            </DropdownMenuItem>
          ) : null}
          {order.can.revise ? (
            <DropdownMenuItem onSelect={() => revise.mutate({ id: order.id, version: order.version })}>
              <RotateCcw />
              {t(order.can.withdraw ? "orders:action.withdraw" : "orders:action.revise")}
            </DropdownMenuItem>
          ) : null}
          {order.can.cancel ? (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem destructive onSelect={() => onDialog({ kind: "cancel" })}>
                <CircleX />
                {t("orders:action.cancel")}
              </DropdownMenuItem>
            </>
          ) : null}
        </MoreMenu>
      ) : null}
    </>
  );
}
