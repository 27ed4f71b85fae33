import { useNavigate } from "@tanstack/react-router";
import { dailyPath } from "@ymp/core/books/book-addresses";
import type { BookKind } from "@ymp/core/books/kinds";
import { twinOf } from "@ymp/core/books/missing";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Anchor, Ship } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

const isAtSea = (kind: BookKind): boolean => kind === "sea" || kind === "seabridge";

/** Of two logs that take turns the other one, at today's page: whichever is written in last is kept from then on. */
export function TwinSwitch({ kind }: { kind: BookKind }) {
  const { t } = useTranslation("logbooks");
  const navigate = useNavigate();
  const twin = twinOf(kind);
  if (twin === null) return null;
  const [sea, port] = isAtSea(kind) ? [kind, twin] : [twin, kind];
  return (
    <Segmented
      label={t("twin.label")}
      options={[
        { value: sea, label: t("twin.sea"), icon: <Ship aria-hidden /> },
        { value: port, label: t("twin.port"), icon: <Anchor aria-hidden /> },
      ]}
      value={kind}
      onValueChange={(next) => void navigate({ href: dailyPath(next) })}
    />
  );
}
