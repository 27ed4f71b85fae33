import { fileAddress } from "@ymp/core/file-address";
import { EmptyState } from "@ymp/ui/patterns/states";
import { BookOpen, FileText } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useBrowseAddress } from "./browse-address.ts";
import { isPicture } from "./browse-header.tsx";
import { DrawingStage, type DrawingStageProps } from "./drawing-stage.tsx";
import { SectionThumb } from "./machine-rail.tsx";
import type { BrowsePage } from "./spares.queries.ts";

type BrowsePictureProps = Omit<DrawingStageProps, "section" | "parts"> & { page: BrowsePage };

/** The section's drawing; for a whole machine its sections to choose from. */
export function BrowsePicture({ page, ...stage }: BrowsePictureProps) {
  const { t } = useTranslation();
  const { section, sections, parts } = page;
  if (!section && sections.length === 0) return null;
  return (
    <div
      className="flex min-h-0 min-w-0 flex-1 flex-col p-4 max-lg:md:min-h-80 max-md:h-[44dvh] max-md:flex-none max-md:p-2 max-md:data-cards:h-auto"
      data-cards={section ? undefined : true}
    >
      {section && isPicture(page) ? <DrawingStage section={section} parts={parts} {...stage} /> : null}
      {section && !isPicture(page) ? <NoPicture page={page} /> : null}
      {section ? null : <SectionCards page={page} />}
      {stage.onPlace ? (
        <p role="status" className="pt-2 text-muted-foreground text-sm max-md:hidden">
          {t("spares:drawing.placeHelp")}
        </p>
      ) : null}
    </div>
  );
}

function NoPicture({ page: { section, can } }: { page: BrowsePage }) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  if (section?.drawing)
    return (
      <EmptyState
        icon={<FileText />}
        title={t("spares:drawing.notPicture")}
        actions={
          <a
            href={fileAddress(vesselId, section.drawing.fileId, "original")}
            target="_blank"
            rel="noopener"
            className="text-link text-sm hover:underline"
          >
            {section.drawing.name}
          </a>
        }
      >
        {t("spares:drawing.notPictureWhy")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<BookOpen />}
      title={t("spares:drawing.none")}
      actions={
        can.edit && section ? (
          <PathLink href={`/app/sections?machine=${section.equipmentId}`} className="text-link text-sm hover:underline">
            {t("spares:drawing.addOne")}
          </PathLink>
        ) : undefined
      }
    >
      {t("spares:drawing.noneWhy")}
    </EmptyState>
  );
}

function SectionCards({ page: { machine, sections } }: { page: BrowsePage }) {
  const { t } = useTranslation();
  const { go } = useBrowseAddress();
  return (
    <ul className="grid min-h-0 grid-cols-[repeat(auto-fill,minmax(180px,1fr))] content-start gap-3 overflow-y-auto max-md:hidden">
      {sections.map((section) => (
        <li key={section.id}>
          <button
            type="button"
            onClick={() => go({ machine: machine.id, section: section.id })}
            className="surface flex w-full flex-col overflow-hidden text-start text-sm hover:bg-accent"
          >
            <SectionThumb section={section} className="aspect-4/3 w-full rounded-none" />
            <span className="px-3 py-2">
              <span dir="auto" className="block font-medium">
                {section.name}
              </span>
              <span className="text-muted-foreground text-xs">
                {t("equipment:section.parts", { count: section.parts })}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
