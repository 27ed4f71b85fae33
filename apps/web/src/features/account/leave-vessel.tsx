import { useMutation } from "@tanstack/react-query";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { toast } from "@ymp/ui/primitives/toaster";
import { useState } from "react";
import { useClient } from "../../app/services-context.tsx";
import { useVesselOrNone } from "../../app/session.ts";
import { useEnter } from "../../app/use-enter.ts";
import { useTranslation } from "../../lib/translation.tsx";

const aboard: readonly (string | null)[] = ["captain", "hod", "crew", "user"];

/** For anyone who is aboard in a place of their own; the office and support come and go in other ways. */
export function LeaveVessel() {
  const vessel = useVesselOrNone();
  return vessel && aboard.includes(vessel.access.role) ? <LeaveCard vessel={vessel.name} /> : null;
}

function LeaveCard({ vessel }: { vessel: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const leave = useLeave(vessel);
  return (
    <Card>
      <SectionHead title={t("users:leave.open")} level={2}>
        <Button variant="destructive" onClick={() => setIsOpen(true)}>
          {t("users:leave.confirm", { vessel })}
        </Button>
      </SectionHead>
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("users:leave.why")}
      </p>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("users:leave.title", { vessel })}
        consequences={t("users:leave.text")}
        confirm={t("users:leave.confirm", { vessel })}
        destructive
        busy={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </Card>
  );
}

function useLeave(vessel: string) {
  const client = useClient();
  const { t } = useTranslation();
  const enter = useEnter();
  return useMutation({
    mutationFn: () => client.users.leave.mutate(),
    onSuccess: async () => {
      toast.success(t("users:leave.done", { vessel }));
      await enter("/app/home");
    },
    meta: { failure: "users:leave.failed" },
  });
}
