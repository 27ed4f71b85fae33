import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { HeldSum, Person } from "./people.queries.ts";
import { Section } from "./section.tsx";

const PettyCashDialog = lazyPanel("dialog", async () => (await import("./petty-cash-dialog.tsx")).PettyCashDialog);

/** The vessel's money that somebody holds, by currency. */
export function PettyCashCard({ person, sums }: { person: Person; sums: readonly HeldSum[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const set = person.may.setPettyCash ? (
    <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
      {t("people:cash.set")}
    </Button>
  ) : null;
  return (
    <Section title={t("people:section.pettyCash")} tools={set}>
      {sums.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("people:cash.none")}
        </p>
      ) : (
        <RowList>
          {sums.map((sum) => (
            <li key={sum.currency}>
              <span className="text-muted-foreground">{sum.currency}</span>
              <bdi className="ms-auto font-medium">{formats.money(sum)}</bdi>
            </li>
          ))}
        </RowList>
      )}
      {isOpen ? <PettyCashDialog person={person} sums={sums} onClose={() => setIsOpen(false)} /> : null}
    </Section>
  );
}
