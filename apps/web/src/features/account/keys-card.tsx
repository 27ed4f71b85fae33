import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { AddKey } from "./add-key.tsx";
import { KeyRow } from "./key-row.tsx";
import { RemoveKeyDialog } from "./remove-key-dialog.tsx";
import { RenameKeyDialog } from "./rename-key-dialog.tsx";
import { SectionPending } from "./section-pending.tsx";
import { type SecurityKey, type SecurityKeys, useSecurityKeys } from "./security.queries.ts";

type Opened = { what: "rename" | "remove"; key: SecurityKey } | null;

export function KeysCard() {
  const { t } = useTranslation();
  const query = useSecurityKeys();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Card>
      <SectionHead title={t("security:keys.title")} fact={query.data?.keys.length || undefined} level={2}>
        {query.data?.isPossible ? <AddKey /> : null}
      </SectionHead>
      <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
        {t("security:keys.lead")}
      </p>
      {query.data ? (
        <KeyList list={query.data} onOpen={setOpened} />
      ) : (
        <SectionPending query={query} lines={[64, 44]} />
      )}
      {opened?.what === "rename" ? <RenameKeyDialog securityKey={opened.key} onClose={close} /> : null}
      {opened?.what === "remove" ? <RemoveKeyDialog securityKey={opened.key} onClose={close} /> : null}
    </Card>
  );
}

interface KeyListProps {
  list: SecurityKeys;
  onOpen: (opened: Opened) => void;
}

function KeyList({ list: { keys, isPossible, origin }, onOpen }: KeyListProps) {
  const { t } = useTranslation();
  return (
    <>
      {isPossible && keys.length > 0 ? null : (
        <p dir="auto" className="mt-2 text-pretty text-sm">
          {isPossible ? t("security:keys.empty") : t("security:keys.noAddress", { origin })}
        </p>
      )}
      {keys.length > 0 ? (
        <ul className="mt-1">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              securityKey={key}
              onRename={() => onOpen({ what: "rename", key })}
              onRemove={() => onOpen({ what: "remove", key })}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}
