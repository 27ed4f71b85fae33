import { SectionHead } from "@ymp/ui/primitives/card";
import { Loaded } from "../../lib/loaded.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSpendWords } from "./spend-words.ts";
import { useSupplierSpend } from "./suppliers.queries.ts";

/** What was received from them, year by year, each currency by itself. */
export function SupplierSpend({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useSpendWords();
  return (
    <Loaded query={useSupplierSpend(supplierId)}>
      {({ years }) => (
        <section>
          <SectionHead title={t("suppliers:spend.title")} fact={t("suppliers:spend.net")} />
          <RowsOrNone
            label={t("suppliers:spend.title")}
            rows={years}
            none={t("suppliers:spend.none")}
            rowId={({ year }) => String(year)}
          >
            {(year) => (
              <li className="items-start! gap-4! py-1.5">
                <span className="w-14 flex-none text-muted-foreground">{year.year}</span>
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap gap-x-4">
                    {year.byCurrency.map((amount) => (
                      <bdi key={amount.currency}>{formats.money(amount)}</bdi>
                    ))}
                  </span>
                  <span className="block text-muted-foreground text-xs">{words.atRates(year)}</span>
                </span>
              </li>
            )}
          </RowsOrNone>
        </section>
      )}
    </Loaded>
  );
}
