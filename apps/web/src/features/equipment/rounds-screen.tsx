import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Footprints, MoreHorizontal, Pencil, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { ArchivedSwitch } from "../../lib/archive-items.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ShortList } from "../../lib/lists/short-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useArchiveRound, useRestoreRound } from "./rounds.mutations.ts";
import { type Round, useArchivedRounds, useRounds } from "./rounds.queries.ts";
import { useHasWalk, useRefusedWalk } from "./use-walk.ts";

const RoundEditorSheet = lazyPanel("form", async () => (await import("./round-editor-sheet.tsx")).RoundEditorSheet);

/** The rounds of the vessel: which meters are read together, and the way into each walk. */
export function RoundsScreen() {
  const { t } = useTranslation("rounds");
  const formats = useFormats();
  const { edit } = useSearch({ from: "/app/rounds/" });
  const navigate = useNavigate({ from: "/app/rounds/" });
  const mayEdit = useCan("equipmentspage:edit");
  const rounds = useRounds();
  const [showsArchived, setShowsArchived] = useState(false);
  const archived = useArchivedRounds(showsArchived);
  const open = (id: string | undefined) => void navigate({ search: { edit: id } });
  const all = [...rounds, ...archived];
  return (
    <ShortList
      title={t("title")}
      count={rounds.length > 0 ? formats.count(rounds.length) : undefined}
      adding={{ word: t("new"), onAdd: mayEdit ? () => open("new") : undefined }}
      rows={all}
      row={(round) => <RoundRow round={round} mayEdit={mayEdit} onEdit={() => open(round.id)} />}
      empty={{ icon: <Footprints />, title: t("none.title"), text: t(mayEdit ? "none.text" : "none.ask") }}
      below={
        mayEdit ? (
          <SwitchField label={t("showArchived")} checked={showsArchived} onCheckedChange={setShowsArchived} />
        ) : null
      }
      foot={t("foot", { count: rounds.length, total: formats.count(rounds.length) })}
    >
      {edit && mayEdit ? (
        <RoundEditorSheet key={edit} round={all.find(({ id }) => id === edit)} onClose={() => open(undefined)} />
      ) : null}
    </ShortList>
  );
}

function RoundRow({ round, mayEdit, onEdit }: { round: Round; mayEdit: boolean; onEdit: () => void }) {
  const { t } = useTranslation("rounds");
  const formats = useFormats();
  const mayRead = useCan("jobs:edit");
  const isBegun = useHasWalk()(round.id);
  const isRefused = useRefusedWalk(round.id) !== undefined;
  const { id, name, department, meters, isArchived } = round;
  const oldest = oldestReading(round);
  return (
    <>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="font-medium">
            {name}
          </span>
          {isArchived ? <Badge tone="draft">{t("archived")}</Badge> : null}
          {isBegun ? <Badge tone="progress">{t("begun")}</Badge> : null}
          {isRefused ? (
            <Badge tone="overdue">
              <TriangleAlert />
              {t("refused")}
            </Badge>
          ) : null}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
          {department ? (
            <DeptBar department={department} name={t(`departments:of.${department}`)}>
              {t(`departments:of.${department}`)}
            </DeptBar>
          ) : null}
          <span>{t("meters", { count: meters.length, total: formats.count(meters.length) })}</span>
          <span>{oldest ? t("lastWalk", { at: formats.dateTime(oldest) }) : t("neverWalked")}</span>
        </p>
      </div>
      <span className="ms-auto flex flex-none items-center gap-2">
        {mayRead && !isArchived && meters.length > 0 ? (
          <Button variant="outline" size="md" className="touch:min-h-touch" asChild>
            <Link to="/app/rounds/$id" params={{ id }}>
              <Footprints />
              {t(isBegun ? "goOn" : "walk")}
            </Link>
          </Button>
        ) : null}
        {mayEdit ? <RoundMenu round={round} onEdit={onEdit} /> : null}
      </span>
    </>
  );
}

/** The walk is as fresh as the meter that was read longest ago. */
function oldestReading({ meters }: Round): Date | null {
  const times = meters.flatMap(({ lastReadAt }) => (lastReadAt ? [lastReadAt.getTime()] : []));
  return times.length === meters.length && times.length > 0 ? new Date(Math.min(...times)) : null;
}

function RoundMenu({ round, onEdit }: { round: Round; onEdit: () => void }) {
  const { t } = useTranslation("rounds");
  const archive = useArchiveRound();
  const restore = useRestoreRound();
  const { id, version, name, isArchived } = round;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("menu", { name })} className="touch:size-touch">
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil />
          {t("edit")}
        </DropdownMenuItem>
        <ArchivedSwitch
          isArchived={isArchived}
          word={t(isArchived ? "restore" : "archive")}
          onPut={(isPut) => (isPut ? archive : restore).mutate({ id, version })}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
