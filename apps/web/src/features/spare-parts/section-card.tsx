import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowDown, ArrowUp, ImageOff, ImageUp, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useServices } from "../../app/services-context.tsx";
import { listed } from "../../lib/format.ts";
import { RenameField } from "../../lib/forms/rename-field.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { SectionThumb } from "./machine-rail.tsx";
import { useRemoveSection, useSaveSection, useSetDrawing } from "./spares.mutations.ts";
import type { Section } from "./spares.queries.ts";

const RemoveSectionDialog = lazyPanel(
  "dialog",
  async () => (await import("../equipment/parts/remove-section-dialog.tsx")).RemoveSectionDialog,
);

export interface SectionCardProps {
  section: Section;
  siblings: readonly Section[];
  mayEdit: boolean;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

/** A section with its drawing in small, how many parts it holds and how many stand on the drawing. */
export function SectionCard({ section, siblings, mayEdit, onEarlier, onLater }: SectionCardProps) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useRemoveSection();
  const facts = [
    t("equipment:section.parts", { count: section.parts }),
    section.drawing ? t("spares:sections.spots", { count: section.spots }) : t("spares:drawing.none"),
  ];
  return (
    <li className="surface flex flex-col overflow-hidden text-sm">
      <PathLink
        href={`/app/spareparts?machine=${section.equipmentId}&section=${section.id}`}
        aria-label={t("spares:sections.open", { name: section.name })}
        className="block hover:opacity-90"
      >
        <SectionThumb
          section={section}
          className={cn("aspect-16/9 w-full rounded-none", !section.drawing && "max-sm:aspect-auto max-sm:h-16")}
        />
      </PathLink>
      <div className="flex items-start gap-2 py-2 ps-3 pe-1.5">
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <Rename section={section} onDone={() => setRenaming(false)} />
          ) : (
            <p dir="auto" className="font-medium">
              {section.name}
            </p>
          )}
          <p className="text-muted-foreground text-xs">{listed(facts, t)}</p>
        </div>
        {mayEdit ? (
          <SectionMenu
            section={section}
            onEarlier={onEarlier}
            onLater={onLater}
            onRename={() => setRenaming(true)}
            onRemove={() => setRemoving(true)}
          />
        ) : null}
      </div>
      {isRemoving ? (
        <RemoveSectionDialog
          section={section}
          machineName={section.equipmentName}
          siblings={siblings}
          remove={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  );
}

interface SectionMenuProps extends Pick<SectionCardProps, "section" | "onEarlier" | "onLater"> {
  onRename: () => void;
  onRemove: () => void;
}

function SectionMenu({ section, onEarlier, onLater, onRename, onRemove }: SectionMenuProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isToRename = useRef(false);
  const setDrawing = useSetDrawing();
  const { id, name } = section;
  const uploads = useUploads({
    place: `section:${id}`,
    afterwards: { path: "spareParts.setDrawing", input: (fileId) => ({ id, fileId }) },
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="icon-sm" label={t("spares:sections.actions", { name })} busy={uploads.files.length > 0}>
            <MoreHorizontal />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={(event) => {
            if (!isToRename.current) return;
            isToRename.current = false;
            // The field takes the focus, which the closing menu would take back to its button.
            event.preventDefault();
            onRename();
          }}
        >
          <DropdownMenuItem onSelect={() => input.current?.click()}>
            <ImageUp />
            {t(section.drawing ? "spares:sections.replaceDrawing" : "spares:sections.addDrawing")}
          </DropdownMenuItem>
          {section.drawing ? (
            <DropdownMenuItem onSelect={() => setDrawing.mutate({ id, fileId: null })}>
              <ImageOff />
              {t("spares:sections.removeDrawing")}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem
            onSelect={() => {
              isToRename.current = true;
            }}
          >
            <Pencil />
            {t("spares:sections.rename")}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!onEarlier} onSelect={onEarlier}>
            <ArrowUp />
            {t("spares:sections.earlier")}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!onLater} onSelect={onLater}>
            <ArrowDown />
            {t("spares:sections.later")}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem destructive onSelect={onRemove}>
            <Trash2 />
            {t("equipment:section.removeConfirm")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t("equipment:section.drawing", { name })}
        accept="image/*,application/pdf"
        className="sr-only"
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])].slice(0, 1));
          event.target.value = "";
        }}
      />
    </>
  );
}

function Rename({ section, onDone }: { section: Section; onDone: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const save = useSaveSection();
  const { id, equipmentId } = section;
  return (
    <RenameField
      label={t("equipment:section.name")}
      named={namedAs(section)}
      read={async () => {
        const known = await client.spareParts.sections.query({ equipmentId });
        return namedAs(known.find((one) => one.id === id) ?? section);
      }}
      save={(change) => save.mutateAsync({ id, equipmentId, ...change })}
      isSaving={save.isPending}
      onDone={onDone}
    />
  );
}

const namedAs = ({ version, name }: Section) => ({ version, value: name });
