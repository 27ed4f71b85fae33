import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { toast } from "@ymp/ui/primitives/toaster";
import { Copy, Printer } from "lucide-react";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useReadersLocale } from "./order-overflow.tsx";
import { usePrintOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

interface LinkDialogProps {
  order: Order;
  sent: OutputOf<"orders.send">;
  onClose: () => void;
}

/** The supplier's link, shown this once, and the printed order to go with it. */
export function LinkDialog({ order, sent, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const locale = useReadersLocale();
  const print = usePrintOrder();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sent.link);
      toast.success(t("orders:link.copied"));
    } catch {
      toast.failure(t("orders:link.notCopied"));
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(sent.isMailed ? "orders:link.mailed" : "orders:link.title")}
        subtitle={<bdi>{`${order.numberText} ${order.title}`}</bdi>}
        footer={
          <>
            <Button size="lg" busy={print.isPending} onClick={() => print.mutate({ id: order.id, locale })}>
              <Printer />
              {t("orders:action.print")}
            </Button>
            <Button variant="primary" size="lg" onClick={onClose}>
              {t("orders:link.done")}
            </Button>
          </>
        }
      >
        <p className="text-sm">{t("orders:link.text")}</p>
        <Field label={t("orders:link.label")} help={t("orders:link.help")}>
          <Input
            readOnly
            value={sent.link}
            className="font-mono text-sm"
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <Button className="self-start" onClick={() => void copy()}>
          <Copy />
          {t("orders:link.copy")}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
