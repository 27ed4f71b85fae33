import { designedBook } from "@ymp/core/books/custom-book";
import type { Facts, Values } from "@ymp/core/definitions/definition";
import { useMemo, useState } from "react";
import { EntryFields } from "../../../lib/definitions/entry-fields.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useTanks } from "../logbooks.queries.ts";
import { useAround } from "../use-entry-around.ts";
import type { BookDesign } from "./book-design.ts";

/** The tanks of the vessel; no entry came before. */
function useFactsOfTrial(): Facts {
  const { data } = useTanks();
  return useMemo(() => {
    const tanks = (data ?? []).map(
      ({ id, name, capacity, iopp }) => [id, { name, capacity, iopp, retained: null }] as const,
    );
    return { tanks: new Map(tanks), figures: {}, flags: {} };
  }, [data]);
}

/** The form of an entry as it would be, to be tried: nothing of it is kept. */
export function DesignPreview({ title, columns }: Pick<BookDesign, "title" | "columns">) {
  const { t } = useTranslation("book-design");
  const around = useAround(useFactsOfTrial());
  const [values, setValues] = useState<Values>({});
  const [type] = designedBook(title, columns);
  if (!type) return null;
  return (
    <section aria-label={t("form")} className="flex flex-col gap-4 p-4">
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("formHelp")}
      </p>
      <EntryFields type={type} values={values} around={around} saysAll={false} onChange={setValues} />
    </section>
  );
}
