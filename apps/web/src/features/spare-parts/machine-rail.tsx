import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { NoMatchState } from "@ymp/ui/patterns/states";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { BookOpen, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBrowseAddress } from "./browse-address.ts";
import { type MachineWithParts, type Section, useMachinesWithParts, useSections } from "./spares.queries.ts";

/** Machines that have parts, the chosen one with its sections; on a phone a screen of its own. */
export function MachineRail({ className }: { className?: string }) {
  const { t } = useTranslation();
  const query = useMachinesWithParts();
  const [text, setText] = useState("");
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const machines = query.data?.filter(({ name, code }) => {
    const known = [name, code].join(" ").toLocaleLowerCase();
    return words.every((word) => known.includes(word));
  });
  return (
    <nav aria-label={t("spares:browse.machines")} className={cn("flex min-h-0 flex-col", className)}>
      <div className="flex flex-none px-2.5 pt-3 pb-2 max-md:px-4">
        <SearchField
          label={t("spares:browse.findMachine")}
          hint={t("spares:browse.findMachine")}
          text={text}
          onChange={setText}
        />
      </div>
      {query.isError ? <NotLoaded query={query} /> : null}
      {query.isPending ? <Skeleton className="appear-late mx-4 my-3 h-3 w-32" /> : null}
      {machines?.length === 0 && words.length > 0 ? (
        <NoMatchState title={t("lists:noMatch.title")} onClearAll={() => setText("")} className="px-4">
          {t("lists:noMatch.text")}
        </NoMatchState>
      ) : null}
      <ul className="min-h-0 flex-1 overflow-y-auto pb-4">
        {machines?.map((machine) => (
          <MachineItem key={machine.id} machine={machine} />
        ))}
      </ul>
    </nav>
  );
}

function MachineItem({ machine }: { machine: MachineWithParts }) {
  const { t } = useTranslation();
  const { search, go } = useBrowseAddress();
  const isChosen = search.machine === machine.id;
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen && !search.section ? "page" : undefined}
        aria-expanded={machine.sections > 0 ? isChosen : undefined}
        onClick={() => go({ machine: machine.id })}
        className={cn(
          "flex min-h-[30px] w-full items-center gap-1.5 px-3 py-1 text-start text-sm -outline-offset-2 hover:bg-accent max-md:px-4 touch:min-h-touch",
          isChosen && !search.section && "bg-selected font-medium",
        )}
      >
        <ChevronRight
          aria-hidden
          className={cn(
            "size-3.5 flex-none text-muted-foreground",
            isChosen && "rotate-90",
            !machine.sections && "invisible",
          )}
        />
        <span dir="auto" className="min-w-0 flex-1">
          {machine.name}
        </span>
        {machine.isCritical ? <CriticalMark label={t("equipment:critical")} /> : null}
        <span className="flex-none text-muted-foreground text-xs tabular-nums">
          <span aria-hidden>{machine.parts}</span>
          <span className="sr-only">{t("equipment:section.parts", { count: machine.parts })}</span>
        </span>
      </button>
      {isChosen && machine.sections > 0 ? <SectionItems equipmentId={machine.id} /> : null}
    </li>
  );
}

function SectionItems({ equipmentId }: { equipmentId: string }) {
  const { search, go } = useBrowseAddress();
  const { data: sections = [] } = useSections(equipmentId);
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.id}>
          <button
            type="button"
            aria-current={search.section === section.id ? "page" : undefined}
            onClick={() => go({ machine: equipmentId, section: section.id })}
            className={cn(
              "flex min-h-11 w-full items-center gap-2.5 py-1 pe-3 ps-8 text-start text-sm -outline-offset-2 hover:bg-accent",
              search.section === section.id && "bg-selected font-medium",
            )}
          >
            <SectionThumb section={section} className="h-8 w-10" />
            <span dir="auto" className="min-w-0 flex-1">
              {section.name}
            </span>
            <span className="flex-none text-muted-foreground text-xs tabular-nums">{section.parts}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A small picture of the drawing, or the sign of a section without one. */
export function SectionThumb({ section, className }: { section: Section; className?: string }) {
  const vesselId = useVessel().id;
  const isPicture = section.drawing?.mediaType.startsWith("image/");
  return (
    <span
      aria-hidden
      className={cn("flex flex-none items-center justify-center overflow-hidden rounded-sm bg-secondary", className)}
    >
      {section.drawing && isPicture ? (
        <img
          src={fileAddress(vesselId, section.drawing.fileId, "thumb")}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <BookOpen className="size-4 text-muted-foreground" />
      )}
    </span>
  );
}
