import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { CreateTokenDialog } from "./create-token-dialog.tsx";
import { RevokeTokenDialog } from "./revoke-token-dialog.tsx";
import { SectionPending } from "./section-pending.tsx";
import { type ApiToken, useTokens } from "./security.queries.ts";
import { TokenRow } from "./token-row.tsx";

export function TokensCard() {
  const { t } = useTranslation();
  const query = useTokens();
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  return (
    <Card>
      <SectionHead title={t("security:tokens.title")} fact={query.data?.length || undefined} level={2}>
        <Button variant="outline" onClick={() => setCreating(true)}>
          <Plus />
          {t("security:tokens.create")}
        </Button>
      </SectionHead>
      <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
        {t("security:tokens.lead")}
      </p>
      {query.data ? (
        <TokenList tokens={query.data} onRevoke={setRevoking} />
      ) : (
        <SectionPending query={query} lines={[56, 68]} />
      )}
      {isCreating ? <CreateTokenDialog onClose={() => setCreating(false)} /> : null}
      {revoking ? <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} /> : null}
    </Card>
  );
}

interface TokenListProps {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

/** Those that open something first. */
function TokenList({ tokens, onRevoke }: TokenListProps) {
  const { t } = useTranslation();
  if (tokens.length === 0)
    return (
      <p dir="auto" className="mt-2 text-sm">
        {t("security:tokens.empty")}
      </p>
    );
  const sorted = [...tokens].sort((a, b) => Number(b.state === "active") - Number(a.state === "active"));
  return (
    <ul className="mt-1">
      {sorted.map((token) => (
        <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}
