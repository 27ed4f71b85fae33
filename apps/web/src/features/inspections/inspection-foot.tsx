import { Button } from "@ymp/ui/primitives/button";
import { Printer, QrCode } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useCopyName } from "./inspection-words.ts";
import { useSaveCopy } from "./inspections.mutations.ts";
import type { Inspected } from "./inspections.queries.ts";

interface InspectionFootProps {
  inspected: Inspected;
  onOpen: (dialog: "certify" | "check") => void;
}

/** The copies that were taken, each to be printed again, and the two acts. */
export function InspectionFoot({ inspected: { copies, books, inspection }, onOpen }: InspectionFootProps) {
  const { t } = useTranslation("inspections");
  const name = useCopyName();
  const save = useSaveCopy();
  return (
    <footer className="flex min-h-19 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-border border-t bg-card px-6 py-3 max-md:px-4">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p dir="auto" className="font-medium">
          {copies.length === 0 ? t("taken.none") : t("taken.title", { count: copies.length })}
        </p>
        {copies.length > 0 ? (
          <ul className="flex max-h-16 flex-wrap gap-x-3 overflow-y-auto text-xs">
            {copies.map((copy) => (
              <li key={copy.id}>
                <button
                  type="button"
                  className="link tap-target"
                  disabled={save.isPending}
                  onClick={() => save.mutate({ id: copy.id })}
                >
                  {name(copy)}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {inspection.way === "tablet" ? null : (
          <p dir="auto" className="text-muted-foreground text-xs">
            {t("certify.byMaster")}
          </p>
        )}
      </div>
      <Button size="touch" onClick={() => onOpen("check")}>
        <QrCode />
        {t("check.action")}
      </Button>
      {inspection.way === "tablet" && books.length > 0 ? (
        <Button variant="primary" size="touch" onClick={() => onOpen("certify")}>
          <Printer />
          {t("certify.action")}
        </Button>
      ) : null}
    </footer>
  );
}
