import { designedBook } from "@ymp/core/books/custom-book";
import type { Facts, Values } from "@ymp/core/definitions/definition";
import { useState } from "react";
import { EntryFields } from "../../../lib/definitions/entry-fields.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useAround } from "../use-entry-around.ts";
import type { BookDesign } from "./book-design.ts";

const nothingKnown: Facts = { tanks: new Map(), figures: {}, flags: {} };

/** The form of an entry as it would be, to be tried: nothing of it is kept. */
export function DesignPreview({ title, columns }: BookDesign) {
  const { t } = useTranslation("book-design");
  const around = useAround(nothingKnown);
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
