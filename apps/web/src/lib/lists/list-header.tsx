import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { Plus, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { countedRows } from "../counted-text.ts";
import { MoreMenu } from "../more-menu.tsx";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import { AddButton } from "./add-button.tsx";
import type { OfferedForms } from "./add-forms.ts";
import type { ListDefinition, ListFileFormat } from "./define-list.ts";
import { useExport } from "./export.mutations.ts";
import { ExportItems } from "./export-menu.tsx";
import type { AnyInput, AnySearch } from "./list-address.ts";
import { useListSteps } from "./use-list-address.ts";

export interface HeaderSlots {
  /** Buttons before the menu. */
  tools?: ReactNode;
  /** The main button, where it does not open the form of a new record. */
  action?: ReactNode;
  /** Items of the menu. */
  menu?: ReactNode;
}

export interface ListHeaderProps<Row, Search extends AnySearch, Input extends AnyInput, Facts> extends HeaderSlots {
  list: ListDefinition<Row, Search, Input, Facts>;
  total: number | null | undefined;
  mayEdit: boolean;
  offered: OfferedForms;
}

const formats = ["xlsx", "csv", "pdf"] as const satisfies readonly ListFileFormat[];

/** What is listed, how much of it there is, the button that adds, and the menu of the list. */
export function ListHeader<Row, Search extends AnySearch, Input extends AnyInput, Facts>(
  props: ListHeaderProps<Row, Search, Input, Facts>,
) {
  const { list, total, tools, action, offered } = props;
  const { t } = useTranslation();
  const printed = useFormats();
  const isPhone = useMedia(phoneQuery);
  return (
    <ScreenHeader
      title={t(list.words.title)}
      count={
        total === null || total === undefined
          ? undefined
          : t(
              list.words.count,
              list.totalOf ? { count: total, total: printed.count(total) } : countedRows(total, printed),
            )
      }
      tools={
        <>
          {tools}
          {isPhone && list.addsOnPhone && offered.main ? (
            <IconButton label={t(offered.main.word)} size="icon-touch" onClick={offered.main.open}>
              <Plus />
            </IconButton>
          ) : null}
          <ListMenu {...props} isPhone={isPhone} />
        </>
      }
      action={isPhone ? undefined : (action ?? <AddButton form={offered.main} kbd="N" />)}
    />
  );
}

function ListMenu<Row, Search extends AnySearch, Input extends AnyInput, Facts>({
  list,
  menu,
  mayEdit,
  offered,
  isPhone,
}: ListHeaderProps<Row, Search, Input, Facts> & { isPhone: boolean }) {
  const { t } = useTranslation();
  const { address, imports, addsOnPhone } = list;
  const { search } = useListSteps(address);
  const exported = useExport<ListFileFormat>((client, order) =>
    list.exported(client, { ...address.inputOf(search), ...order }),
  );
  const inMenu = offered.forms.filter((form) => (isPhone && !addsOnPhone) || form !== offered.main);
  return (
    <MoreMenu size={isPhone ? "icon-touch" : "icon"}>
      {inMenu.map(({ word, icon: Icon = Plus, open }) => (
        <DropdownMenuItem key={word} onSelect={open}>
          <Icon />
          {t(word)}
        </DropdownMenuItem>
      ))}
      {menu}
      {inMenu.length > 0 || menu ? <DropdownMenuSeparator /> : null}
      <ExportItems formats={formats} list={exported} />
      {(mayEdit ? (imports ?? []) : []).map(({ kind, word }) => (
        <DropdownMenuItem key={kind} asChild>
          <Link to="/app/import/$kind" params={{ kind }}>
            <Upload />
            {t(word)}
          </Link>
        </DropdownMenuItem>
      ))}
    </MoreMenu>
  );
}
