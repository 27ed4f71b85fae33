import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { Eye } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useGuestDisclosures } from "./guests.queries.ts";

/** Whom papers and health were shown, the latest day first. */
export function GuestDisclosures({ guestId }: { guestId: string }) {
  const { t } = useTranslation("guests");
  const formats = useFormats();
  const query = useGuestDisclosures(guestId);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <p dir="auto" className="mb-4 max-w-[72ch] text-muted-foreground text-sm">
        {t("disclosures.lead")}
      </p>
      {query.isSuccess && rows.length === 0 ? <p className="text-sm">{t("disclosures.none")}</p> : null}
      {query.isError ? <p className="text-muted-foreground text-sm">{t("disclosures.notLoaded")}</p> : null}
      <Timeline
        label={t("tabs.disclosures")}
        entries={rows.map(({ id, name, kind, times, day }) => ({
          id,
          icon: <Eye />,
          sentence: t("disclosures.read", { name, what: t(`part.${kind}`) }),
          meta: formats.list([formats.date(day), times > 1 && t("disclosures.times", { times: formats.count(times) })]),
        }))}
      />
      {query.hasNextPage ? (
        <Button variant="ghost" size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("history.more")}
        </Button>
      ) : null}
    </>
  );
}
