import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { KeyRound } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { ApiToken } from "./security.queries.ts";
import { useDayOf } from "./use-day-of.ts";

export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { t } = useTranslation();
  const { name, hint, state } = token;
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm [&:not(:last-child)]:hairline-b">
      <KeyRound aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span dir="auto" className="min-w-0 break-words">
            {name}
          </span>
          <bdi className="font-normal text-muted-foreground text-xs">{t("security:tokens.endsWith", { hint })}</bdi>
          {state === "active" ? null : <Badge tone="draft">{t(`security:tokens.${state}`)}</Badge>}
        </p>
        <TokenFacts token={token} />
        <TokenLimits token={token} />
      </div>
      {isInForce(token) ? (
        <Button variant="ghost" aria-label={t("security:tokens.revokeNamed", { name })} onClick={onRevoke}>
          {t("security:tokens.revoke")}
        </Button>
      ) : null}
    </li>
  );
}

/** Whether it can be revoked. */
const isInForce = ({ state }: ApiToken) => state === "active" || state === "out";

/** What its owner enters and it does not. */
function TokenLimits({ token: { state, outOf } }: { token: ApiToken }) {
  const { t } = useTranslation();
  const said = state === "out" ? t("security:tokens.outText") : null;
  const vessels = outOf.length > 0 ? t("security:tokens.outOf", { vessels: outOf.join(t("common:comma")) }) : null;
  const text = said ?? vessels;
  return text ? (
    <p dir="auto" className="mt-0.5 text-pretty text-muted-foreground">
      {text}
    </p>
  ) : null;
}

function TokenFacts({ token }: { token: ApiToken }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dayOf = useDayOf();
  const now = useNow();
  const { vesselName, reach, expiresAt, lastUsedAt, lastUsedAddress } = token;
  const facts = [
    vesselName ?? t("security:tokens.allVessels"),
    t(`security:tokens.reachIs.${reach}`),
    isInForce(token) ? t("security:tokens.expires", { date: formats.date(dayOf(expiresAt)) }) : null,
    lastUsedAt
      ? t("security:tokens.used", { ago: formats.ago(lastUsedAt, now), address: lastUsedAddress ?? "–" })
      : t("security:tokens.neverUsed"),
  ];
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
      {facts.map((fact) => (fact ? <bdi key={fact}>{fact}</bdi> : null))}
    </p>
  );
}
