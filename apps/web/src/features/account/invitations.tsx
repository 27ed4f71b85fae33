import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { toast } from "@ymp/ui/primitives/toaster";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useEnter } from "../../app/use-enter.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";

type Invitation = OutputOf<"users.invitations">[number];

/** Vessels that ask the account aboard; each opens once its owner agrees. */
export function Invitations() {
  useWordsOf(["people"]);
  const { data = [] } = useQuery(useTrpc().users.invitations.queryOptions());
  if (data.length === 0) return null;
  return (
    <div className="flex flex-none flex-col gap-2 px-6 pt-4 max-md:px-4">
      {data.map((invitation) => (
        <InvitationCard key={invitation.vesselId} invitation={invitation} />
      ))}
    </div>
  );
}

function InvitationCard({ invitation: { vesselId, vesselName: vessel, inviter, role } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const answer = useAnswerInvitation(vessel);
  const send = (accepts: boolean) => () => answer.mutate({ vesselId, accepts });
  return (
    <Card className="max-w-3xl">
      <SectionHead title={t("users:asked.title", { vessel })} level={2}>
        <Button variant="ghost" disabled={answer.isPending} onClick={send(false)}>
          {t("users:asked.decline")}
        </Button>
        <Button variant="primary" busy={answer.isPending} onClick={send(true)}>
          {t("users:asked.accept")}
        </Button>
      </SectionHead>
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("users:asked.text", { inviter, role: t(`users:role.${role}`) })}
      </p>
    </Card>
  );
}

function useAnswerInvitation(vessel: string) {
  const client = useClient();
  const { t } = useTranslation();
  const enter = useEnter();
  return useMutation({
    mutationFn: (input: { vesselId: string; accepts: boolean }) => client.users.answerInvitation.mutate(input),
    onSuccess: async (_answer, { accepts }) => {
      toast.success(t(accepts ? "users:asked.accepted" : "users:asked.declined", { vessel }));
      await enter("/app/home");
    },
    meta: { failure: "users:asked.failed", invalidates: [["users"]] },
  });
}
