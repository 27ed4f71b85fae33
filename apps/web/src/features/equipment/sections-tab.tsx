import { fileAddress } from "@ymp/core/file-address";
import { PhotoGrid } from "@ymp/ui/patterns/photo-grid";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { ArrowDown, ArrowUp, BookOpen, FileText, ImageUp, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { RenameField } from "../../lib/forms/rename-field.tsx";
import { useKeptText } from "../../lib/forms/use-kept-text.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useUploads } from "../../lib/uploads/use-uploads.ts";
import { type Machine, type Section, useSections } from "./equipment.queries.ts";
import { useCreateSection, useOrderSections, useRemoveSection, useUpdateSection } from "./files.mutations.ts";

const RemoveSectionDialog = lazyPanel(
  "dialog",
  async () => (await import("./parts/remove-section-dialog.tsx")).RemoveSectionDialog,
);

/** The chapters of the machine's parts book, each with its drawing. */
export function SectionsTab({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { data: sections } = useSections(machine.id);
  const order = useOrderSections();
  const mayEdit = machine.can.edit;
  const move = (index: number, step: number) => {
    const moved = sections?.[index];
    if (!sections || !moved) return;
    order.mutate(sections.toSpliced(index, 1).toSpliced(index + step, 0, moved));
  };
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      {sections?.length === 0 ? (
        <EmptyState icon={<BookOpen />} title={t("equipment:section.emptyTitle")} className="px-0">
          {t("equipment:section.emptyText")}
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-2">
        {sections?.map((section, index) => (
          <SectionRow
            key={section.id}
            section={section}
            siblings={sections}
            machine={machine}
            mayEdit={mayEdit}
            onUp={index === 0 || order.isPending ? undefined : () => move(index, -1)}
            onDown={index === sections.length - 1 || order.isPending ? undefined : () => move(index, 1)}
          />
        ))}
      </ul>
      {mayEdit ? <NewSection key={machine.id} machine={machine} /> : null}
    </div>
  );
}

function NewSection({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const kept = useKeptText("section", machine.id);
  const create = useCreateSection(() => kept.sent());
  const name = kept.text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name) create.mutate({ id: kept.id, equipmentId: machine.id, name });
  };
  return (
    <form onSubmit={submit} className="flex max-w-md gap-2">
      <Input
        size="sm"
        aria-label={t("equipment:section.name")}
        placeholder={t("equipment:section.name")}
        maxLength={200}
        value={kept.text}
        readOnly={create.isPending}
        onChange={(event) => kept.setText(event.target.value)}
      />
      <Button type="submit" busy={create.isPending} disabled={!name}>
        <Plus />
        {t("equipment:section.add")}
      </Button>
    </form>
  );
}

interface SectionRowProps {
  section: Section;
  siblings: readonly Section[];
  machine: Pick<Machine, "id" | "name">;
  mayEdit: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function SectionRow({ section, siblings, machine, mayEdit, onUp, onDown }: SectionRowProps) {
  const { t } = useTranslation();
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className="surface flex flex-wrap items-center gap-3 px-3 py-2.5 text-sm">
      <Drawing section={section} />
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <Rename machineId={machine.id} section={section} onDone={() => setIsRenaming(false)} />
        ) : (
          <p dir="auto" className="font-medium">
            {section.name}
          </p>
        )}
        <p className="text-muted-foreground text-xs">{t("equipment:section.parts", { count: section.parts })}</p>
      </div>
      {mayEdit ? (
        <span className="flex flex-none">
          <IconButton
            size="icon-sm"
            label={t("equipment:section.up", { name: section.name })}
            disabled={!onUp}
            onClick={onUp}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            size="icon-sm"
            label={t("equipment:section.down", { name: section.name })}
            disabled={!onDown}
            onClick={onDown}
          >
            <ArrowDown />
          </IconButton>
          <DrawingButton section={section} />
          <IconButton
            size="icon-sm"
            label={t("equipment:section.rename", { name: section.name })}
            onClick={() => setIsRenaming(true)}
          >
            <Pencil />
          </IconButton>
          <RemoveSection section={section} siblings={siblings} machine={machine} />
        </span>
      ) : null}
    </li>
  );
}

/** A drawing opens large where the browser can draw it, otherwise as its own page. */
function Drawing({ section }: { section: Section }) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  const { drawingFileId, drawingMediaType, drawingName, name } = section;
  if (!drawingFileId) return null;
  if (!drawingMediaType?.startsWith("image/"))
    return (
      <a
        href={fileAddress(vesselId, drawingFileId, "original")}
        target="_blank"
        rel="noopener"
        className="flex w-24 flex-none items-center gap-1.5 text-primary text-xs hover:underline"
      >
        <FileText aria-hidden className="size-4" />
        {t("equipment:fileKind.drawing")}
      </a>
    );
  return (
    <div className="w-24 flex-none">
      <PhotoGrid
        label={name}
        photos={[
          {
            id: drawingFileId,
            alt: drawingName ?? name,
            thumbnailUrl: fileAddress(vesselId, drawingFileId, "thumb"),
            url: fileAddress(vesselId, drawingFileId, "view"),
          },
        ]}
      />
    </div>
  );
}

function Rename({ machineId, section, onDone }: { machineId: string; section: Section; onDone: () => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const update = useUpdateSection();
  const { id } = section;
  return (
    <RenameField
      label={t("equipment:section.name")}
      named={namedAs(section)}
      read={async () => {
        const known = await client.equipment.sections.query({ id: machineId });
        return namedAs(known.find((one) => one.id === id) ?? section);
      }}
      save={({ version = section.version, ...change }) => update.mutateAsync({ id, version, ...change })}
      isSaving={update.isPending}
      onDone={onDone}
    />
  );
}

const namedAs = ({ version, name }: Section) => ({ version, value: name });

function DrawingButton({ section }: { section: Section }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { id, version, name, drawingFileId: before } = section;
  const uploads = useUploads({
    place: `section:${id}`,
    afterwards: {
      path: "equipment.updateSection",
      input: (drawingFileId) => ({ id, version, drawingFileId, base: { drawingFileId: before } }),
    },
  });
  return (
    <>
      <IconButton
        size="icon-sm"
        label={t("equipment:section.drawing", { name })}
        busy={uploads.files.length > 0}
        onClick={() => input.current?.click()}
      >
        <ImageUp />
      </IconButton>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t("equipment:section.drawing", { name })}
        accept="image/*,application/pdf"
        className="sr-only"
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}

function RemoveSection({ section, siblings, machine }: Pick<SectionRowProps, "section" | "siblings" | "machine">) {
  const { t } = useTranslation();
  const remove = useRemoveSection();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton size="icon-sm" label={t("controls:remove", { name: section.name })} onClick={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
      {asking ? (
        <RemoveSectionDialog
          section={section}
          machineName={machine.name}
          siblings={siblings}
          remove={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
