import { countedUpTo } from "@ymp/core/lists";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSession, useVesselOrNone } from "../session.ts";
import { useWordsOf } from "../use-words-of.ts";

/** Waits with its words for the first print: a browser that prints waits for nothing. */
export function PrintHead({ isPrinting }: { isPrinting: boolean }) {
  useWordsOf(["panels"]);
  const place = useTopOfPaper();
  return isPrinting && place ? createPortal(<HeadOfPaper />, place) : null;
}

/** Over what is printed: whose it is, when and by whom it was made, and whether the list goes on. */
function HeadOfPaper() {
  const { t } = useTranslation("exports");
  const formats = useFormats();
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const [now] = useState(() => new Date());
  const { shown, total } = rowsOfLongList();
  const known = total > 0 && total <= countedUpTo ? total : null;
  return (
    <>
      <p className="flex justify-between">
        <b>{vessel?.name}</b>
        <span>{t("paper.made", { at: formats.dateTime(now), zone: formats.zoneLabel(now), name: account.name })}</span>
      </p>
      {shown > 0 ? (
        <p className="mt-1">
          {known ? t("paper.beginOf", { count: shown, total: known }) : t("paper.begin", { count: shown })}
        </p>
      ) : null}
    </>
  );
}

/** Before everything else that is printed, also before a dialog that is beside the page. */
function useTopOfPaper(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = document.createElement("div");
    element.dataset.printHead = "";
    element.className = "text-muted-foreground text-xs";
    document.body.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}

/** How many rows of a list are printed that has more, and of how many where that is known. */
function rowsOfLongList(): { shown: number; total: number } {
  const isCovered = document.querySelector("body > [role=dialog]") !== null;
  const list = isCovered ? null : document.querySelector<HTMLElement>("#screen [data-rows-of-more]");
  const [shown, total] = (list?.dataset.rowsOfMore ?? "").split(" ").map(Number);
  return { shown: shown ?? 0, total: total ?? 0 };
}
