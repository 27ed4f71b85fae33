import { Button } from "@ymp/ui/primitives/button";
import { toast } from "@ymp/ui/primitives/toaster";
import { Copy } from "lucide-react";
import { QrPicture } from "../../lib/qr-picture.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** What lets the officer in on a device of their own: the code to read out, the link, and the same to scan. */
export function InspectionOpening({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation("inspections");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t("code.copied"));
    } catch {
      toast.failure(t("code.notCopied"));
    }
  };
  return (
    <section aria-label={t("code.title")} className="surface flex flex-wrap items-start gap-x-5 gap-y-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-2">
        <h3 dir="auto" className="font-semibold text-sm">
          {t("code.title")}
        </h3>
        <p className="select-all font-mono font-semibold text-2xl tracking-[0.12em]">
          <bdi>{code}</bdi>
        </p>
        <p dir="auto" className="break-words text-muted-foreground text-sm">
          {t("code.help", { address: link.slice(0, link.indexOf("#")) })}
        </p>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy />
          {t("code.copy")}
        </Button>
      </div>
      <figure className="flex flex-col items-center gap-1">
        <QrPicture text={link} label={t("code.scan")} className="size-36" />
        <figcaption dir="auto" className="max-w-36 text-center text-muted-foreground text-xs">
          {t("code.scan")}
        </figcaption>
      </figure>
    </section>
  );
}
