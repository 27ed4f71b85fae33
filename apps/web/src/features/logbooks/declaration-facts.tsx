import { Badge } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book } from "./logbooks.queries.ts";

/** What a flag has issued for this kind of book, and how far it carries. */
export function DeclarationFacts({ declaration }: { declaration: NonNullable<Book["declaration"]> }) {
  const { t } = useTranslation("book-papers");
  const formats = useFormats();
  const { issuer, reference, issuedOn, expiresOn, product, state } = declaration;
  const facts = [
    `${t("declaration.issuedOn")} ${formats.date(issuedOn)}`,
    expiresOn && `${t("declaration.expiresOn")} ${formats.date(expiresOn)}`,
    product && `YMP ${product}`,
  ];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-sm">
      <div className="min-w-0 break-words">
        <p dir="auto" className="font-medium">
          {t("declaration.by", { reference, issuer })}
        </p>
        <p dir="auto" className="text-muted-foreground">
          {formats.list(facts)}
        </p>
      </div>
      <Badge tone={state === "valid" ? "done" : "overdue"}>{t(`declaration.state.${state}`)}</Badge>
    </div>
  );
}
