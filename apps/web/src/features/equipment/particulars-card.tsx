import { fileAddress } from "@ymp/core/file-address";
import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";
import { Card } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type Machine, useMachineFiles } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";

export function ParticularsCard({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  const { showTab } = useMachineAddress();
  const properties = useParticulars(machine);
  return (
    <Card>
      {machine.photoFileId ? (
        <button
          type="button"
          aria-label={t("equipment:photo.open", { name: machine.name })}
          onClick={() => showTab("documents")}
          className="mb-2 block aspect-[12/5] w-full overflow-hidden rounded-md bg-secondary"
        >
          <img
            src={fileAddress(vesselId, machine.photoFileId, "view")}
            alt={machine.name}
            className="size-full object-cover"
          />
        </button>
      ) : null}
      {properties.length > 0 ? (
        <PropertyList properties={properties} />
      ) : (
        <p className="text-muted-foreground text-sm">{t("equipment:particulars.none")}</p>
      )}
      {machine.remarks ? (
        <p dir="auto" className="mt-2 whitespace-pre-line border-border border-t pt-2.5 text-muted-foreground text-sm">
          {machine.remarks}
        </p>
      ) : null}
    </Card>
  );
}

/** Only what is known: an empty line says nothing. */
function useParticulars(machine: Machine): Property[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const vesselId = useVessel().id;
  const { data: files } = useMachineFiles(machine.id);
  const manual = files?.find(({ kind }) => kind === "manual");
  const { code, type, manufacturer, modelNumber, installedOn, warrantyUntil, warrantyNote } = machine;
  const warranty = [
    warrantyUntil ? t("equipment:particulars.warrantyTo", { date: formats.date(warrantyUntil) }) : null,
    warrantyNote,
  ];
  const lines: [string, string | null][] = [
    ["code", code],
    ["type", type && t(`equipment-types:type.${type}`)],
    ["manufacturer", manufacturer],
    ["modelNumber", modelNumber],
    ["installedOn", installedOn ? formats.date(installedOn) : null],
    ["warranty", formats.list(warranty) || null],
  ];
  const known: Property[] = lines.flatMap(([id, value]) =>
    value ? [{ id, label: t(`equipment:particulars.${id}`), value }] : [],
  );
  if (machine.supplier)
    known.push({
      id: "supplier",
      label: t("equipment:particulars.supplier"),
      value: <SupplierName supplier={machine.supplier} />,
    });
  if (!manual) return known;
  const link = (
    <a
      href={fileAddress(vesselId, manual.fileId, "original")}
      target="_blank"
      rel="noopener"
      dir="auto"
      className="min-w-0 break-words text-primary hover:underline"
    >
      {manual.title ?? manual.name}
    </a>
  );
  return [...known, { id: "manual", label: t("equipment:fileKind.manual"), value: link }];
}

function SupplierName({ supplier: { id, name } }: { supplier: NonNullable<Machine["supplier"]> }) {
  const mayView = useCan("supplier:view");
  if (!mayView) return name;
  return (
    <PathLink
      href={`/app/supplier?supplier=${id}`}
      dir="auto"
      className="min-w-0 break-words text-primary hover:underline"
    >
      {name}
    </PathLink>
  );
}
