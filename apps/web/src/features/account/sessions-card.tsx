import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { SectionPending } from "./section-pending.tsx";
import { useCloseOtherSessions } from "./security.mutations.ts";
import { type OpenSession, useOpenSessions } from "./security.queries.ts";
import { SessionRow } from "./session-row.tsx";

export function SessionsCard() {
  const { t } = useTranslation();
  const query = useOpenSessions();
  const sessions = query.data && hereFirst(query.data);
  return (
    <Card>
      <SectionHead title={t("security:sessions.title")} fact={sessions?.length} level={2}>
        {sessions && sessions.length > 1 ? <CloseOthers /> : null}
      </SectionHead>
      {sessions ? (
        <>
          <ul className="mt-1">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length === 1 ? (
            <p dir="auto" className="mt-1 text-muted-foreground text-sm">
              {t("security:sessions.onlyHere")}
            </p>
          ) : null}
        </>
      ) : (
        <SectionPending query={query} lines={[48, 64, 56]} />
      )}
    </Card>
  );
}

function hereFirst(sessions: readonly OpenSession[]): OpenSession[] {
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function CloseOthers() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const closeOthers = useCloseOtherSessions();
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("security:sessions.closeOthers")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("security:sessions.closeOthers")}
        consequences={t("security:sessions.closeOthersText")}
        confirm={t("security:sessions.closeOthers")}
        busy={closeOthers.isPending}
        onConfirm={() => closeOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
