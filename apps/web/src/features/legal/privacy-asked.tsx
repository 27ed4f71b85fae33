import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useState } from "react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { LegalText } from "./legal-text.tsx";

/** The notice on privacy, until this version of it is acknowledged. It holds up nobody: later, it is asked again. */
export function PrivacyAsked() {
  const { t } = useTranslation();
  useWordsOf(["panels"]);
  const trpc = useTrpc();
  const client = useClient();
  const queryClient = useQueryClient();
  const [isLater, setIsLater] = useState(false);
  const notice = useQuery(trpc.session.privacyNotice.queryOptions()).data;
  const acknowledge = useMutation({
    mutationFn: (version: string) => client.session.acknowledgePrivacy.mutate({ version }),
    // Also where the words have changed meanwhile: the new ones are shown.
    onSettled: () => {
      const asked = [trpc.session.privacyNotice.queryOptions(), trpc.session.me.queryOptions()];
      return Promise.all(asked.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  if (!notice || isLater) return null;
  return (
    <Dialog open onOpenChange={(isOpen) => setIsLater(!isOpen)}>
      <DialogContent
        size="lg"
        title={t("common:legal.privacy")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={() => setIsLater(true)}>
              {t("legal:later")}
            </Button>
            <Button
              variant="primary"
              size="lg"
              busy={acknowledge.isPending}
              onClick={() => acknowledge.mutate(notice.version)}
            >
              {t("legal:acknowledge")}
            </Button>
          </>
        }
      >
        <LegalText document="privacy" />
      </DialogContent>
    </Dialog>
  );
}
