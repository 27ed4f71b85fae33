import { cn } from "@ymp/ui/lib/cn";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { SectionHead } from "@ymp/ui/primitives/card";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Check, Footprints } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { OnboardPerson } from "./onboard.queries.ts";
import { nameOf } from "./onboard-people.ts";

type GroupKind = "missing" | "ashore" | "reported";

export interface MusterGroupProps {
  kind: GroupKind;
  people: readonly OnboardPerson[];
  onToggle: (profileId: string) => void;
}

const icons = {
  missing: <OverdueIcon className="text-status-overdue" />,
  ashore: <Footprints aria-hidden className="size-4 text-muted-foreground" />,
  reported: <CompletedIcon className="text-status-done" />,
} as const;

/** One touch anywhere on a row ticks the person, another takes it back. */
export function MusterGroup({ kind, people, onToggle }: MusterGroupProps) {
  const { t } = useTranslation("onboard");
  if (people.length === 0) {
    return kind === "missing" ? (
      <p className="mb-5 flex items-center gap-2 font-semibold text-lg text-status-done">
        <CompletedIcon className="size-5" />
        {t("muster.nobodyMissing")}
      </p>
    ) : null;
  }
  const title = t(`muster.group.${kind}`);
  return (
    <section aria-label={title} className="mb-5">
      <SectionHead
        level={2}
        title={
          <span className="flex items-center gap-2">
            {icons[kind]}
            {title}
          </span>
        }
        fact={people.length}
      />
      <ul className="surface grid overflow-hidden [&>li]:hairline-b xl:grid-cols-2">
        {people.map((person) => (
          <MusterRow key={person.id} person={person} kind={kind} onToggle={() => onToggle(person.id)} />
        ))}
      </ul>
    </section>
  );
}

interface MusterRowProps {
  person: OnboardPerson;
  kind: GroupKind;
  onToggle: () => void;
}

function MusterRow({ person, kind, onToggle }: MusterRowProps) {
  const { t } = useTranslation("onboard");
  const name = nameOf(person);
  const isReported = kind === "reported";
  const facts = [person.rank, kind === "ashore" ? t(`state.${person.awayFor ?? "ashore"}`) : null].filter(Boolean);
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold the whole row as its face */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isReported}
        aria-label={t("muster.reportedName", { name })}
        onClick={onToggle}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-start -outline-offset-2 hover:bg-accent max-md:px-3"
      >
        <span
          aria-hidden
          className={cn(
            "flex size-7 flex-none items-center justify-center rounded-md",
            isReported ? "bg-status-done text-background" : "inset-ring-2 inset-ring-input",
          )}
        >
          {isReported ? <Check className="size-5 stroke-3" /> : null}
        </span>
        <Avatar person={{ name, color: person.color }} size="touch" decorative />
        <span className="min-w-0 flex-1">
          <span dir="auto" className={cn("block font-medium text-lg", isReported && "text-muted-foreground")}>
            {name}
          </span>
          <span dir="auto" className="block text-muted-foreground text-sm">
            {facts.join(" · ")}
          </span>
        </span>
      </button>
    </li>
  );
}
