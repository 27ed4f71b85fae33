import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useId, useState } from "react";
import { listed } from "../../lib/format.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { machinesFor } from "./apply-choice.ts";
import { type ListedTemplate, type Machine, useMachines } from "./templates.queries.ts";
import { useTemplateWords } from "./use-template-words.ts";

interface ApplyMachinesProps {
  templates: readonly ListedTemplate[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The machines on board, those the templates are meant for first; each, or a whole heading at once. */
export function ApplyMachines({ templates, chosen, onChange }: ApplyMachinesProps) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const [search, setSearch] = useState("");
  const query = useMachines();
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!query.data) return <Skeleton className="h-40 rounded-md" />;
  const types = new Set(templates.map(({ equipmentType }) => equipmentType));
  const { fitting, others } = machinesFor(query.data, types, search);
  const groups = [
    { id: "fitting", label: t("apply.fitting"), machines: fitting },
    { id: "others", label: t("apply.others"), machines: others },
  ].filter(({ machines }) => machines.length > 0);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <SearchField label={t("apply.search")} hint={t("apply.searchHint")} text={search} onChange={setSearch} />
        <span role="status" className="flex-none text-muted-foreground text-sm tabular-nums">
          {t("apply.chosen", { count: chosen.size, total: formats.count(chosen.size) })}
        </span>
      </div>
      <div className="max-h-64 overflow-y-auto rounded-md inset-ring inset-ring-border">
        {groups.length === 0 ? <p className="p-4 text-muted-foreground text-sm">{t("apply.noMachine")}</p> : null}
        {groups.map(({ id, label, machines }) => (
          <MachineGroup key={id} label={label} machines={machines} chosen={chosen} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

interface MachineGroupProps {
  label: string;
  machines: readonly Machine[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

function MachineGroup({ label, machines, chosen, onChange }: MachineGroupProps) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const ids = machines.map(({ id }) => id);
  const ticked = ids.filter((id) => chosen.has(id)).length;
  const set = (wanted: readonly string[], isOn: boolean) => {
    const rest = [...chosen].filter((id) => !wanted.includes(id));
    onChange(new Set(isOn ? [...rest, ...wanted] : rest));
  };
  return (
    <section aria-label={label}>
      <h3 className="sticky top-0 z-10 flex h-8 items-center gap-2.5 bg-muted px-3 font-semibold text-xs touch:h-touch">
        <Checkbox
          aria-label={t("apply.all", { name: label })}
          checked={ticked === ids.length ? true : ticked > 0 ? "indeterminate" : false}
          onCheckedChange={(checked) => set(ids, checked === true)}
        />
        {label}
        <span className="font-normal text-muted-foreground tabular-nums">{formats.count(ids.length)}</span>
      </h3>
      <ul>
        {machines.map((machine) => (
          <MachineLine
            key={machine.id}
            machine={machine}
            isChosen={chosen.has(machine.id)}
            onChange={(isOn) => set([machine.id], isOn)}
          />
        ))}
      </ul>
    </section>
  );
}

interface MachineLineProps {
  machine: Machine;
  isChosen: boolean;
  onChange: (isOn: boolean) => void;
}

function MachineLine({ machine: { name, code, location, type }, isChosen, onChange }: MachineLineProps) {
  const { t } = useTranslation("templates");
  const words = useTemplateWords();
  const id = useId();
  return (
    <li className="flex min-h-row items-center gap-2.5 px-3 text-sm touch:min-h-touch">
      <Checkbox id={id} checked={isChosen} onCheckedChange={(checked) => onChange(checked === true)} />
      <label htmlFor={id} className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-1.5">
        <span dir="auto">{name}</span>
        <span dir="auto" className="text-muted-foreground text-xs">
          {listed([code, type ? words.type(type) : t("apply.noType"), location], t)}
        </span>
      </label>
    </li>
  );
}
