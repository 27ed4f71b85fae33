import { EmptyState } from "@ymp/ui/patterns/states";
import { BookOpen } from "lucide-react";
import { ScreenHeader } from "../../../app/shell/screen-header.tsx";
import { NotLoaded } from "../../../lib/not-loaded.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useBook, useShelf } from "../logbooks.queries.ts";
import { BookDesigner } from "./book-designer.tsx";

/** A new book of an own design. */
export function NewDesign() {
  const query = useShelf(false);
  if (!query.data) return <NotLoaded query={query} />;
  return query.data.can.signAsMaster ? <BookDesigner book={undefined} /> : <NotYours why="byMaster" />;
}

/** A book that is designed anew. */
export function DesignOf({ bookId }: { bookId: string }) {
  const query = useBook(bookId);
  if (!query.data) return <NotLoaded query={query} />;
  const { kind, closedAt, can } = query.data;
  if (kind !== "custom") return <NotYours why="notDesigned" />;
  if (closedAt !== null) return <NotYours why="isClosed" />;
  return can.signAsMaster ? <BookDesigner key={bookId} book={query.data} /> : <NotYours why="byMaster" />;
}

function NotYours({ why }: { why: "byMaster" | "notDesigned" | "isClosed" }) {
  const { t } = useTranslation("book-design");
  return (
    <>
      <ScreenHeader title={t("title")} />
      <EmptyState icon={<BookOpen />} title={t(`${why}.title`)}>
        {t(`${why}.text`)}
      </EmptyState>
    </>
  );
}
