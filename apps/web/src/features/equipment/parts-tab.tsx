import { Link } from "@tanstack/react-router";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Package, Plus, Search } from "lucide-react";
import { useState } from "react";
import { EditOrRemove } from "../../lib/edit-or-remove.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type Machine, type MachinePart, useParts } from "./equipment.queries.ts";
import { binOf } from "./part-bins.ts";
import { useRemovePart } from "./parts/part.mutations.ts";

const PartFormDialog = lazyPanel(
  "largeDialog",
  async () => (await import("./parts/part-form-dialog.tsx")).PartFormDialog,
);

/** Everything the machine is made of that can be ordered, with what of it lies on board. */
export function PartsTab({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { data } = useParts(machine.id);
  const [text, setText] = useState("");
  const [edited, setEdited] = useState<MachinePart | "new" | null>(null);
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const parts = (data?.rows ?? []).filter((part) => words.every((word) => textOf(part).includes(word)));
  const mayEdit = machine.can.editParts;
  const add = mayEdit ? (
    <Button variant={data?.rows.length === 0 ? "primary" : "secondary"} onClick={() => setEdited("new")}>
      <Plus />
      {t("equipment:part.add")}
    </Button>
  ) : null;
  return (
    <>
      {data?.rows.length === 0 ? (
        <EmptyState icon={<Package />} title={t("equipment:part.emptyTitle")} actions={add} className="px-0">
          {t("equipment:part.emptyText")}
        </EmptyState>
      ) : (
        <>
          <div className="mb-2 flex items-center gap-2">
            <Input
              type="search"
              size="sm"
              lead={<Search />}
              aria-label={t("controls:search")}
              placeholder={t("equipment:part.search")}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="max-w-72"
            />
            <span className="ms-auto">{add}</span>
          </div>
          <PartsTable parts={parts} machine={machine} onEdit={setEdited} />
          <CutNote shown={data?.hasMore && data.rows.length} way="first">
            <Link to="/app/boatspareparts" className="text-primary hover:underline">
              {t("lists:cut.all")}
            </Link>
          </CutNote>
        </>
      )}
      {edited ? (
        <PartFormDialog
          machine={edited === "new" ? machine : { ...machine, id: edited.equipmentId, name: edited.equipmentName }}
          part={edited === "new" ? null : { ...edited, itemName: edited.stock?.itemName ?? null }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

function textOf({ designation, partNo, serialNo, sectionName, equipmentName, stock }: MachinePart): string {
  return [designation, partNo, serialNo, sectionName, equipmentName, stock?.itemName]
    .filter(Boolean)
    .join(" ")
    .toLocaleLowerCase();
}

interface PartsTableProps {
  parts: readonly MachinePart[];
  machine: Machine;
  onEdit: (part: MachinePart) => void;
}

function PartsTable({ parts, machine, onEdit }: PartsTableProps) {
  const { t } = useTranslation();
  const head = (name: string) => t(`equipment:part.${name}`);
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-border border-b text-start text-muted-foreground text-xs [&>th]:h-row-head [&>th]:pe-4 [&>th]:text-start [&>th]:font-medium">
          <th className="max-md:hidden">{head("partNo")}</th>
          <th>{head("designation")}</th>
          <th className="max-lg:hidden">{head("section")}</th>
          <th className="max-lg:hidden">{head("figureNumber")}</th>
          <th className="text-end! max-lg:hidden">{head("fitted")}</th>
          <th className="text-end!">{head("stock")}</th>
          <th className="text-end! max-md:hidden">{head("minimum")}</th>
          <th className="max-sm:hidden">{head("bin")}</th>
          {machine.can.editParts ? (
            <th>
              <span className="sr-only">{t("controls:moreActions")}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className="[&>tr]:hairline-b">
        {parts.map((part) => (
          <PartRow key={part.id} part={part} machine={machine} onEdit={() => onEdit(part)} />
        ))}
      </tbody>
    </table>
  );
}

function PartRow({ part, machine, onEdit }: { part: MachinePart; machine: Machine; onEdit: () => void }) {
  const { t } = useTranslation();
  const { stock } = part;
  const formats = useFormats();
  const bins = formats.list(stock?.bins.map(binOf));
  return (
    <tr className="h-row hover:bg-accent [&>td]:py-1 [&>td]:pe-4">
      <td className="whitespace-nowrap font-mono text-muted-foreground text-xs max-md:hidden">
        <bdi>{part.partNo}</bdi>
      </td>
      <td>
        <span dir="auto" className="font-medium">
          {part.designation}
        </span>
        {part.equipmentId === machine.id ? null : (
          <span dir="auto" className="ms-2 text-muted-foreground text-xs">
            {part.equipmentName}
          </span>
        )}
        {part.partNo ? (
          <bdi className="block font-mono text-muted-foreground text-xs md:hidden">{part.partNo}</bdi>
        ) : null}
      </td>
      <td dir="auto" className="max-lg:hidden">
        {part.sectionName}
      </td>
      <td className="max-lg:hidden">
        <bdi>{part.figureNumber}</bdi>
      </td>
      <td className="text-end max-lg:hidden">
        {part.fittedQuantity === null ? "" : formats.quantity(part.fittedQuantity)}
      </td>
      <td className={stock?.isBelowMinimum ? "text-end font-semibold text-status-due-soon" : "text-end"}>
        {stock ? (
          <span title={stock.itemName} className="inline-flex items-center gap-1">
            {stock.isBelowMinimum ? <WarningIcon className="size-3.5" /> : null}
            {formats.quantity(stock.onHand)}
            {stock.isBelowMinimum ? <span className="sr-only">{t("equipment:part.isBelow")}</span> : null}
          </span>
        ) : (
          <span className="text-muted-foreground">{t("equipment:part.notStocked")}</span>
        )}
        {bins ? (
          <span dir="auto" className="block font-normal text-muted-foreground text-xs sm:hidden">
            {bins}
          </span>
        ) : null}
      </td>
      <td className="text-end text-muted-foreground max-md:hidden">
        {stock && stock.minQuantity !== null ? formats.quantity(stock.minQuantity) : ""}
      </td>
      <td dir="auto" className="max-sm:hidden">
        {bins}
      </td>
      {machine.can.editParts ? (
        <td className="pe-0! text-end">
          <PartActions part={part} onEdit={onEdit} />
        </td>
      ) : null}
    </tr>
  );
}

function PartActions({ part, onEdit }: { part: MachinePart; onEdit: () => void }) {
  const { t } = useTranslation();
  const remove = useRemovePart();
  const { id, designation: name } = part;
  return (
    <EditOrRemove
      name={name}
      edit={t("equipment:part.edit", { name })}
      onEdit={onEdit}
      asked={{
        title: t("equipment:part.removeTitle", { name }),
        consequences: t("equipment:part.removeText"),
        confirm: t("equipment:part.removeConfirm"),
      }}
      isRemoving={remove.isPending}
      onRemove={(done) => remove.mutate({ id }, done)}
    />
  );
}
