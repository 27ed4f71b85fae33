import { useTranslation } from "../../lib/translation.tsx";
import type { Book } from "./logbooks.queries.ts";

/** Whether this book is the record, by what a flag has declared; else the paper book is. */
export function RecordStatus({ book: { declaration } }: { book: Pick<Book, "declaration"> }) {
  const { t } = useTranslation("logbooks");
  if (declaration?.state !== "valid") return <span dir="auto">{t("paperRemains")}</span>;
  const { issuer, reference } = declaration;
  return <span dir="auto">{t("declaredBy", { issuer, reference })}</span>;
}
