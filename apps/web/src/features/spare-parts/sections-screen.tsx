import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { BookOpen, Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useCan } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { SectionsOfMachine } from "./sections-of-machine.tsx";
import { type Section, useSections } from "./spares.queries.ts";

const NewSectionDialog = lazyPanel("dialog", async () => (await import("./new-section-dialog.tsx")).NewSectionDialog);

const route = getRouteApi("/app/sections");

/** The chapters of every machine's parts book, with their drawings. */
export function SectionsScreen() {
  const { t } = useTranslation();
  const { machine } = route.useSearch();
  const navigate = useNavigate();
  const mayEdit = useCan("spareparts:edit");
  const screen = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isAdding, setAdding] = useState(false);
  const query = useSections(machine);
  const groups = useMemo(() => groupsOf(query.data ?? [], text), [query.data, text]);
  const shown = groups.reduce((sum, group) => sum + group.length, 0);
  const add = mayEdit ? () => setAdding(true) : undefined;
  const adding = useAdding({ word: t("equipment:section.add"), kbd: "N", onAdd: add });
  useScreenKeys(screen, { n: add });
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader title={t("spares:sections.title")} tools={adding.tool} action={adding.action} />
      <div className="flex flex-none flex-wrap items-center gap-2 px-6 pb-2 max-md:px-4">
        <div className="w-72 max-md:w-full">
          <EquipmentPicker
            size="sm"
            label={t("spares:filter.machine")}
            equipmentId={machine ?? null}
            onPick={(picked) => void navigate({ to: "/app/sections", search: { machine: picked?.id }, replace: true })}
          />
        </div>
        <div className="flex w-72 max-md:w-full">
          <SearchField
            label={t("spares:sections.find")}
            hint={t("spares:sections.find")}
            text={text}
            onChange={setText}
          />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
        {query.isError ? <NotLoaded query={query} /> : null}
        {query.data && shown === 0 ? <NoSections isNarrowed={Boolean(text || machine)} onAdd={add} /> : null}
        {groups.map((sections) => (
          <SectionsOfMachine
            key={sections[0]?.equipmentId}
            sections={sections}
            mayEdit={mayEdit}
            canOrder={text === ""}
          />
        ))}
      </div>
      <ScreenFoot shown={query.data ? t("spares:sections.count", { count: shown }) : null} />
      {isAdding ? <NewSectionDialog equipmentId={machine} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function NoSections({ isNarrowed, onAdd }: { isNarrowed: boolean; onAdd: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<BookOpen />}
      className="px-0"
      title={t(isNarrowed ? "lists:noMatch.title" : "equipment:section.emptyTitle")}
      actions={
        onAdd ? (
          <Button onClick={onAdd}>
            <Plus />
            {t("equipment:section.add")}
          </Button>
        ) : undefined
      }
    >
      {t(isNarrowed ? "lists:noMatch.text" : "equipment:section.emptyText")}
    </EmptyState>
  );
}

/** Sections by machine, in the order in which the server gives them. */
function groupsOf(sections: readonly Section[], text: string): Section[][] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    const known = `${section.name} ${section.equipmentName}`.toLocaleLowerCase();
    if (!words.every((word) => known.includes(word))) continue;
    groups.set(section.equipmentId, [...(groups.get(section.equipmentId) ?? []), section]);
  }
  return [...groups.values()];
}
