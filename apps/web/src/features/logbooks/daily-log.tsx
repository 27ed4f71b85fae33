import { useSearch } from "@tanstack/react-router";
import type { BookKind } from "@ymp/core/books/kinds";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { BookOpen } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useShelf } from "./logbooks.queries.ts";
import { dailySearch } from "./logbooks.search.ts";
import { TwinSwitch } from "./twin-switch.tsx";
import { useVolumeAddress } from "./use-volume-address.ts";
import { VolumeScreen } from "./volume-screen.tsx";

/** A log of the watch, opened at today's page: the volume that is open, or the one that is named. */
export function DailyLog({ kind }: { kind: BookKind }) {
  const { volume } = dailySearch(useSearch({ strict: false }));
  const address = useVolumeAddress();
  const query = useShelf(false);
  const bookId = volume ?? query.data?.books.find((book) => book.kind === kind)?.id;
  if (bookId !== undefined) return <VolumeScreen bookId={bookId} {...address} />;
  if (query.data) return <NotOpen kind={kind} mayOpen={query.data.can.signAsMaster} />;
  return <NotLoaded query={query} />;
}

function NotOpen({ kind, mayOpen }: { kind: BookKind; mayOpen: boolean }) {
  const { t } = useTranslation("logbooks");
  return (
    <>
      <ScreenHeader title={t(`kind.${kind}`)} tools={<TwinSwitch kind={kind} />} />
      <EmptyState
        icon={<BookOpen />}
        title={t("notOpen.title")}
        actions={
          mayOpen ? (
            <Button variant="primary" asChild>
              <PathLink href={`/app/createlogbook/${kind}`}>{t("open")}</PathLink>
            </Button>
          ) : undefined
        }
      >
        {t(mayOpen ? "notOpen.text" : "notOpen.ask")}
      </EmptyState>
    </>
  );
}
