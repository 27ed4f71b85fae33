import { disclosureKinds, disclosureMonthsKept } from "@ymp/core/people/disclosure-kinds";
import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { Eye, LifeBuoy } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type Disclosure, useDisclosures } from "./people.queries.ts";

/** Who was given what is close to the person, the latest day first. */
export function Disclosures({ profileId }: { profileId: string }) {
  const { t } = useTranslation();
  const disclosures = useDisclosures(profileId);
  const words = useDisclosureWords();
  const entries = disclosures.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <div className="max-w-3xl">
      <p dir="auto" className="mb-4 max-w-[72ch] text-muted-foreground text-sm">
        {t("people:disclosures.lead", { months: disclosureMonthsKept })}
      </p>
      {disclosures.isSuccess && entries.length === 0 ? (
        <p dir="auto" className="text-sm">
          {t("people:disclosures.none")}
        </p>
      ) : null}
      {disclosures.isError ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("people:disclosures.notLoaded")}
        </p>
      ) : null}
      <Timeline
        label={t("people:disclosures.title")}
        entries={entries.map((entry) => ({
          id: `${entry.day} ${entry.readerId}`,
          icon: entry.isSupport ? <LifeBuoy /> : <Eye />,
          sentence: t("people:disclosures.read", { name: entry.name, what: words.what(entry) }),
          meta: words.when(entry),
        }))}
      />
      {disclosures.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ms-2.5"
          busy={disclosures.isFetchingNextPage}
          onClick={() => void disclosures.fetchNextPage()}
        >
          {t("people:disclosures.more")}
        </Button>
      ) : null}
    </div>
  );
}

function useDisclosureWords() {
  const { t } = useTranslation();
  const formats = useFormats();
  const told = ({ kind, times }: Disclosure["kinds"][number]) => {
    const what = t(`people:disclosures.kind.${kind}`);
    return times === 1 ? what : t("people:disclosures.times", { what, times: formats.count(times) });
  };
  return {
    what: ({ kinds }: Disclosure) =>
      formats.list(
        kinds.toSorted((a, b) => disclosureKinds.indexOf(a.kind) - disclosureKinds.indexOf(b.kind)).map(told),
      ),
    when: ({ day, firstAt, lastAt, isSupport }: Disclosure) => {
      const [date, from, to] = [formats.date(day), formats.time(firstAt), formats.time(lastAt)];
      const time =
        from === to
          ? t("people:disclosures.at", { date, time: from })
          : t("people:disclosures.between", { date, from, to });
      return isSupport ? `${time}, ${t("people:disclosures.support")}` : time;
    },
  };
}
