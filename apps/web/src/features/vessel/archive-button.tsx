import { Button, type ButtonProps } from "@ymp/ui/primitives/button";
import { Archive } from "lucide-react";
import { isUnderWay } from "../../lib/archive-state.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useRequestArchive } from "./vessel.mutations.ts";
import { useArchives } from "./vessel.queries.ts";

/** Asks for everything in one file, beside other ways of taking records out. */
export function ArchiveButton({ size }: Pick<ButtonProps, "size">) {
  const { t } = useTranslation("archive");
  const request = useRequestArchive();
  const isBusy = useArchives().data?.some(isUnderWay) === true;
  return (
    <Button size={size} busy={request.isPending || isBusy} onClick={() => request.mutate()}>
      <Archive />
      {t("request")}
    </Button>
  );
}
