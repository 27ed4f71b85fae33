import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Monitor, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useCloseSession } from "./security.mutations.ts";
import type { OpenSession } from "./security.queries.ts";
import { useDeviceWords } from "./use-device-words.ts";

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, script: SquareTerminal } as const;

export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation();
  const close = useCloseSession();
  const device = useDeviceWords()(session.device);
  const Icon = icons[session.device.kind];
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm [&:not(:last-child)]:hairline-b">
      <Icon aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span dir="auto">{device}</span>
          {session.isCurrent ? <Badge tone="done">{t("security:sessions.this")}</Badge> : null}
        </p>
        <SessionFacts session={session} />
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="ghost"
          aria-label={t("security:sessions.closeNamed", { device })}
          busy={close.isPending}
          onClick={() => close.mutate(session.id)}
        >
          {t("security:sessions.close")}
        </Button>
      )}
    </li>
  );
}

function SessionFacts({ session }: { session: OpenSession }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  const seenAt = session.lastSeenAt ?? session.createdAt;
  const facts = [
    session.isCurrent ? null : t("security:sessions.seen", { ago: formats.ago(seenAt, now) }),
    session.address ? t("security:sessions.from", { address: session.address }) : null,
    t("security:sessions.signedIn", { at: formats.dateTime(session.createdAt) }),
    t("security:sessions.ends", { at: formats.dateTime(session.endsAt) }),
    session.isCurrent || session.idleAt >= session.endsAt
      ? null
      : t("security:sessions.idleEnds", { at: formats.dateTime(session.idleAt) }),
  ];
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
      {facts.map((fact) => (fact ? <bdi key={fact}>{fact}</bdi> : null))}
    </p>
  );
}
