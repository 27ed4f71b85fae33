import { useNavigate, useSearch } from "@tanstack/react-router";
import { readsInspections } from "@ymp/core/books/inspection-readers";
import { bookKinds } from "@ymp/core/books/kinds";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { BookOpen, GraduationCap } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useAccess } from "../../app/session.ts";
import { ShortList } from "../../lib/lists/short-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useKeptBooks, useShelf } from "./logbooks.queries.ts";
import { shelfSearch } from "./logbooks.search.ts";
import { ShelfRow } from "./shelf-row.tsx";

/** The ship's books: of each what was entered last, whose signature it waits for, and what is missing today. */
export function ShelfScreen() {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const { closed = false } = shelfSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const access = useAccess();
  const query = useShelf(closed);
  useKeptBooks(query.data?.books ?? [], query.data?.can.write === true);
  const books = query.data?.books ?? [];
  const notTaught = query.data?.notTaught ?? [];
  const mayOpen = query.data?.can.signAsMaster ?? false;
  const open = () => void navigate({ to: "/app/createlogbook/$id", params: { id: "new" } });
  const sorted = books.toSorted(
    (one, other) =>
      Number(one.closedAt !== null) - Number(other.closedAt !== null) ||
      bookKinds.indexOf(one.kind) - bookKinds.indexOf(other.kind) ||
      other.openedAt.getTime() - one.openedAt.getTime(),
  );
  return (
    <ShortList
      title={t("title")}
      count={books.length > 0 ? formats.count(books.length) : undefined}
      adding={{ word: t("open"), onAdd: mayOpen ? open : undefined }}
      query={query}
      rows={sorted}
      row={(book) => <ShelfRow book={book} />}
      lead={
        notTaught.length > 0 ? (
          <p dir="auto" className="flex items-start gap-2 py-2 text-foreground">
            <GraduationCap aria-hidden className="mt-0.5 size-4 flex-none text-status-due-soon" />
            <span className="min-w-0 break-words">
              {t("notTaught", { count: notTaught.length, names: formats.list(notTaught) })}
            </span>
          </p>
        ) : null
      }
      empty={{ icon: <BookOpen />, title: t("none.title"), text: t(mayOpen ? "none.text" : "none.ask") }}
      below={
        <>
          <SwitchField
            label={t("showClosed")}
            checked={closed}
            onCheckedChange={(shows) => void navigate({ to: "/app/logbook", search: { closed: shows || undefined } })}
          />
          <PathLink href="/app/log" className="link text-sm">
            {t("log:action.open")}
          </PathLink>
          <PathLink href="/app/soundings" className="link text-sm">
            {t("soundings:title")}
          </PathLink>
          {readsInspections(access) ? (
            <PathLink href="/app/inspections" className="link text-sm">
              {t("inspections:title")}
            </PathLink>
          ) : null}
        </>
      }
      foot={t("foot.books", { count: books.length })}
    />
  );
}
