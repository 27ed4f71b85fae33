import { useNavigate, useSearch } from "@tanstack/react-router";
import { readsInspections } from "@ymp/core/books/inspection-readers";
import { bookKinds } from "@ymp/core/books/kinds";
import { EmptyState } from "@ymp/ui/patterns/states";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { BookOpen, GraduationCap } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useAccess } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
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
  const mayOpen = query.data?.can.signAsMaster ?? false;
  const open = () => void navigate({ to: "/app/createlogbook/$id", params: { id: "new" } });
  const adding = useAdding({ word: t("open"), onAdd: mayOpen ? open : undefined });
  const sorted = books.toSorted(
    (one, other) =>
      Number(one.closedAt !== null) - Number(other.closedAt !== null) ||
      bookKinds.indexOf(one.kind) - bookKinds.indexOf(other.kind) ||
      other.openedAt.getTime() - one.openedAt.getTime(),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t("title")}
        count={books.length > 0 ? formats.count(books.length) : undefined}
        tools={adding.tool}
        action={adding.action}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
        {query.data ? null : <NotLoaded query={query} />}
        {query.data && books.length === 0 ? (
          <EmptyState icon={<BookOpen />} title={t("none.title")} className="px-0 max-md:px-0" actions={adding.button}>
            {t(mayOpen ? "none.text" : "none.ask")}
          </EmptyState>
        ) : null}
        {query.data && query.data.notTaught.length > 0 ? (
          <p dir="auto" className="flex max-w-5xl items-start gap-2 py-2 text-sm">
            <GraduationCap aria-hidden className="mt-0.5 size-4 flex-none text-status-due-soon" />
            <span className="min-w-0 break-words">
              {t("notTaught", { count: query.data.notTaught.length, names: formats.list(query.data.notTaught) })}
            </span>
          </p>
        ) : null}
        <ul className="flex max-w-5xl flex-col">
          {sorted.map((book) => (
            <ShelfRow key={book.id} book={book} />
          ))}
        </ul>
        {query.data ? (
          <div className="flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-2 pt-4">
            <SwitchField
              label={t("showClosed")}
              checked={closed}
              onCheckedChange={(shows) => void navigate({ to: "/app/logbook", search: { closed: shows || undefined } })}
            />
            <div className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
              <PathLink href="/app/log" className="link text-sm">
                {t("log:action.open")}
              </PathLink>
              {readsInspections(access) ? (
                <PathLink href="/app/inspections" className="link text-sm">
                  {t("inspections:title")}
                </PathLink>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
      <ScreenFoot shown={t("foot.books", { count: books.length })} />
    </div>
  );
}
