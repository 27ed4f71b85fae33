import { SignatureInk } from "@ymp/ui/patterns/signature-ink";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { WatchLog } from "./watch-logs.queries.ts";

const purposes = ["relieved", "relieving"] as const;

/** Who handed over and who took over, each with their signature; who has not signed yet is told. */
export function Signatures({ watch: { signatures } }: { watch: WatchLog }) {
  const { t } = useTranslation("watch-logs");
  const formats = useFormats();
  return (
    <dl className="grid grid-cols-2 gap-4 border-border border-t pt-3 text-sm max-md:grid-cols-1">
      {purposes.map((purpose) => {
        const signed = signatures.find((one) => one.purpose === purpose);
        return (
          <div key={purpose}>
            <dt className="text-muted-foreground text-xs">{t(`signed.${purpose}`)}</dt>
            <dd dir="auto" className="flex flex-wrap items-center gap-2">
              {signed?.drawing ? (
                <SignatureInk
                  drawing={signed.drawing}
                  label={t("signed.of", { name: signed.name })}
                  className="h-8 w-16"
                />
              ) : null}
              {signed ? (
                <span>
                  {formats.list([signed.name, signed.rank])}
                  <span className="block text-muted-foreground text-xs">{formats.dateTime(signed.signedAt)}</span>
                </span>
              ) : (
                t("waitsForSignature")
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
