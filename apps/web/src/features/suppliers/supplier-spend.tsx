import { SectionHead } from "@ymp/ui/primitives/card";
import { Loaded } from "../../lib/loaded.tsx";
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
          {years.length === 0 ? (
            <p className="text-muted-foreground text-sm">{t("suppliers:spend.none")}</p>
          ) : (
            <dl className="text-sm tabular-nums">
              {years.map((year) => (
                <div
                  key={year.year}
                  className="flex min-h-row items-start gap-4 py-1.5 [&:not(:last-child)]:hairline-b"
                >
                  <dt className="w-14 flex-none text-muted-foreground">{year.year}</dt>
                  <dd className="min-w-0 flex-1">
                    <span className="flex flex-wrap gap-x-4">
                      {year.byCurrency.map((amount) => (
                        <bdi key={amount.currency}>{formats.money(amount)}</bdi>
                      ))}
                    </span>
                    {words.atRates(year) ? (
                      <span className="block text-muted-foreground text-xs">{words.atRates(year)}</span>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </Loaded>
  );
}
