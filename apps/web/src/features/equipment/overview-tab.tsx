import { Card } from "@ymp/ui/primitives/card";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { DueNextCard } from "./due-next-card.tsx";
import type { Machine } from "./equipment.queries.ts";
import { ParticularsCard } from "./particulars-card.tsx";
import { RunningHoursCard } from "./running-hours-card.tsx";
import { SparesCard } from "./spares-card.tsx";

/** How far it has run, what that means, what it is and what is kept for it. */
export function OverviewTab({ machine }: { machine: Machine }) {
  const mayComment = useMayComment("equipmentspage");
  return (
    <div className="@container flex flex-col gap-4">
      <div className="grid gap-4 @min-[760px]:grid-cols-[minmax(0,1fr)_minmax(240px,284px)]">
        <RunningHoursCard machine={machine} />
        <ParticularsCard machine={machine} />
      </div>
      <div className="grid gap-4 @min-[760px]:grid-cols-2">
        <DueNextCard machine={machine} />
        <SparesCard machine={machine} />
      </div>
      <Card>
        <ConnectedPanel kind="equipment" id={machine.id} />
      </Card>
      <Card className="pt-0">
        <CommentsOf recordKind="equipment" recordId={machine.id} title={machine.name} mayComment={mayComment} />
      </Card>
    </div>
  );
}
