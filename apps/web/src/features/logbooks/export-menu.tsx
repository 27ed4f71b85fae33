import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { BookOpen, Download, FileArchive, FileText, type LucideIcon, Printer } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Book } from "./logbooks.queries.ts";
import { type BookFormat, useExportBook } from "./use-export-book.ts";

const ExportPartDialog = lazyPanel("dialog", async () => (await import("./export-part-dialog.tsx")).ExportPartDialog);

const formats: readonly { format: BookFormat; Icon: LucideIcon }[] = [
  { format: "pdf", Icon: Printer },
  { format: "csv", Icon: FileText },
  { format: "zip", Icon: FileArchive },
];

interface ExportMenuProps {
  book: Book;
  /** The page that is open. */
  page: number;
}

/** Takes the book along: as it is printed, as a table, or so that an inspector can prove it; the whole of it, or a part. */
export function ExportMenu({ book, page }: ExportMenuProps) {
  const { t } = useTranslation("logbooks");
  const isPhone = useMedia(phoneQuery);
  const [isChoosing, setChoosing] = useState(false);
  const file = useExportBook();
  const { whyNotExport } = book.can;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          {isPhone ? (
            <IconButton label={t("export.action")} size="icon-touch" busy={file.isPending}>
              <Download />
            </IconButton>
          ) : (
            <Button variant="outline" busy={file.isPending}>
              <Download />
              {t("export.action")}
            </Button>
          )}
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {whyNotExport === null ? (
            <>
              {formats.map(({ format, Icon }) => (
                <DropdownMenuItem
                  key={format}
                  disabled={file.isPending}
                  onSelect={() => file.mutate({ id: book.id, format })}
                >
                  <Icon />
                  {t(`export.${format}`)}
                </DropdownMenuItem>
              ))}
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => setChoosing(true)}>
                <BookOpen />
                {t("export.part")}
              </DropdownMenuItem>
            </>
          ) : (
            <DropdownMenuLabel className="max-w-72 text-pretty">{t(whyNotExport)}</DropdownMenuLabel>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {isChoosing ? <ExportPartDialog book={book} page={page} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
