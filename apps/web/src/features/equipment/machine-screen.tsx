import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { lazyView, usePreloaded } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type Machine, useMachine } from "./equipment.queries.ts";
import { type MachineTab, machineTabs } from "./equipment.search.ts";
import { useMachineAddress } from "./machine-address.ts";
import { MachineDialogs } from "./machine-dialogs.tsx";
import { MachineHeader } from "./machine-header.tsx";
import { OverviewTab } from "./overview-tab.tsx";

const DocumentsTab = lazyView(async () => (await import("./documents-tab.tsx")).DocumentsTab);
const JobsTab = lazyView(async () => (await import("./jobs-tab.tsx")).JobsTab);
const LogbookTab = lazyView(async () => (await import("./logbook-tab.tsx")).LogbookTab);
const PartsTab = lazyView(async () => (await import("./parts-tab.tsx")).PartsTab);
const SectionsTab = lazyView(async () => (await import("./sections-tab.tsx")).SectionsTab);
const opened = [JobsTab, PartsTab, LogbookTab, DocumentsTab, SectionsTab];

/** One machine: what it is, what waits on it, what was done to it, what belongs to it. */
export function MachineScreen() {
  usePreloaded(opened);
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, tab, showTab } = useMachineAddress();
  const machine = useMachine(id);
  useScreenCrumbs([
    ...machine.path.map(({ id: above, name }) => ({ label: name, to: `/app/equipment/${above}` })),
    { label: machine.name },
  ]);
  return (
    <Tabs
      key={id}
      value={tab}
      onValueChange={(value) => {
        const next = machineTabs.find((known) => known === value);
        if (next) showTab(next);
      }}
      className="flex min-h-0 flex-1 flex-col max-md:min-h-fit"
    >
      <MachineHeader machine={machine} />
      <TabsList className="mx-6 flex-none max-md:mx-0 max-md:px-4">
        {machineTabs.map((name) => (
          <TabsTrigger key={name} value={name} count={countOf(machine, name)}>
            {t(`equipment:tab.${name}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent
        value={tab}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto px-6 pt-4 pb-6 outline-none max-md:overflow-visible max-md:px-4"
      >
        <MachineTabBody machine={machine} tab={tab} />
      </TabsContent>
      <MachineDialogs machine={machine} />
      <ScreenFoot shown={t("equipment:foot.updated", { at: formats.dateTime(machine.updatedAt) })} />
    </Tabs>
  );
}

function countOf({ counts }: Machine, tab: MachineTab): number | undefined {
  const counted: Partial<Record<MachineTab, number>> = {
    jobs: counts.openJobs,
    parts: counts.parts,
    documents: counts.documents + counts.photos,
    sections: counts.sections,
  };
  return counted[tab];
}

function MachineTabBody({ machine, tab }: { machine: Machine; tab: MachineTab }) {
  switch (tab) {
    case "overview":
      return <OverviewTab machine={machine} />;
    case "jobs":
      return <JobsTab machine={machine} />;
    case "parts":
      return <PartsTab machine={machine} />;
    case "logbook":
      return <LogbookTab machine={machine} />;
    case "documents":
      return <DocumentsTab machine={machine} />;
    case "sections":
      return <SectionsTab machine={machine} />;
  }
}
