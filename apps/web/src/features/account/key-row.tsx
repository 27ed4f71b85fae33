import { Button } from "@ymp/ui/primitives/button";
import { Fingerprint } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { SecurityKey } from "./security.queries.ts";
import { useDayOf } from "./use-day-of.ts";

interface KeyRowProps {
  securityKey: SecurityKey;
  onRename: () => void;
  onRemove: () => void;
}

export function KeyRow({ securityKey, onRename, onRemove }: KeyRowProps) {
  const { t } = useTranslation();
  const { name } = securityKey;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5 text-sm [&:not(:last-child)]:hairline-b">
      <Fingerprint aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
      <div className="min-w-40 flex-1">
        <p dir="auto" className="break-words font-medium">
          {name}
        </p>
        <KeyFacts securityKey={securityKey} />
      </div>
      <div className="ms-4 flex flex-none">
        <Button variant="ghost" aria-label={t("security:keys.renameNamed", { name })} onClick={onRename}>
          {t("security:keys.rename")}
        </Button>
        <Button variant="ghost" aria-label={t("security:keys.removeNamed", { name })} onClick={onRemove}>
          {t("security:keys.remove")}
        </Button>
      </div>
    </li>
  );
}

function KeyFacts({ securityKey: { createdAt, lastUsedAt, isBackedUp } }: { securityKey: SecurityKey }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dayOf = useDayOf();
  const now = useNow();
  const facts = [
    t("security:keys.added", { date: formats.date(dayOf(createdAt)) }),
    lastUsedAt ? t("security:keys.used", { ago: formats.ago(lastUsedAt, now) }) : t("security:keys.neverUsed"),
    isBackedUp ? t("security:keys.backedUp") : null,
  ];
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
      {facts.map((fact) => (fact ? <bdi key={fact}>{fact}</bdi> : null))}
    </p>
  );
}
