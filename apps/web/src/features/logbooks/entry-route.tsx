import { useRouter } from "@tanstack/react-router";
import { entryPath, volumePath } from "@ymp/core/books/book-addresses";
import { EmptyState } from "@ymp/ui/patterns/states";
import { BookOpen } from "lucide-react";
import { refusalOf } from "../../app/failures.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useEntryAlone } from "./logbooks.queries.ts";
import { useVolumeAddress } from "./use-volume-address.ts";
import { VolumeScreen } from "./volume-screen.tsx";

/** An entry by its own address: its book, open at its page, with the entry over it. */
export function EntryRoute({ entryId }: { entryId: string }) {
  const { t } = useTranslation("logbooks");
  const router = useRouter();
  const query = useEntryAlone(entryId);
  const { search, change } = useVolumeAddress();
  if (!query.data) {
    if (refusalOf(query.error)?.code !== "not_found") return <NotLoaded query={query} />;
    return (
      <EmptyState icon={<BookOpen />} title={t("absent.title")}>
        {t("absent.text")}
      </EmptyState>
    );
  }
  const { pageNo, book } = query.data;
  return (
    <VolumeScreen
      bookId={book.id}
      search={{ page: pageNo, entry: entryId, ...search }}
      change={(part) => {
        if (!("entry" in part)) return change(part);
        const { entry, ...others } = part;
        const href = entry === undefined ? volumePath(book) : entryPath(book, entry);
        void router.navigate({ href }).then(() => change(others));
      }}
    />
  );
}
