import type { Message } from "@ymp/core/errors";
import { deepestLevel } from "../equipment/equipment.schema.ts";
import { judgePlacing, type Tree, treeOf } from "../equipment/tree.rules.ts";

export interface Place {
  readonly parentId: string | null;
  readonly isArchived: boolean;
}

export interface PlacedMachine extends Place {
  readonly id: string;
  readonly name: string;
}

type Register = ReadonlyMap<string, PlacedMachine>;

/**
 * Of the machines that a list, or its taking back, is to put somewhere those that may not stand there, with the reason: what moving, archiving and
 * restoring by hand ask of the register as it will be. What stays of them may hold up others, so they are judged until none does.
 */
export function judgePlacesBack(now: Register, wanted: ReadonlyMap<string, Place>): Map<string, Message> {
  const [refused, open] = [new Map<string, Message>(), new Map(wanted)];
  for (;;) {
    const found = judgeTogether(now, open);
    if (found.size === 0) return refused;
    for (const [id, why] of found) {
      refused.set(id, why);
      open.delete(id);
    }
  }
}

function judgeTogether(now: Register, wanted: ReadonlyMap<string, Place>): Map<string, Message> {
  const after = new Map([...now].map(([id, machine]) => [id, { ...machine, ...wanted.get(id) }]));
  const tree = treeOf(new Map([...after].map(([id, { parentId }]) => [id, parentId])));
  const usedUnder = new Map<string, number>();
  for (const { parentId, isArchived } of after.values())
    if (parentId && !isArchived) usedUnder.set(parentId, (usedUnder.get(parentId) ?? 0) + 1);
  const known = [...wanted.keys()].flatMap((id) => {
    const [from, to] = [now.get(id), after.get(id)];
    return from && to ? [{ from, to }] : [];
  });
  const judged = (judge: (step: Step) => Message | null) =>
    new Map(
      known.flatMap((step) => {
        const why = judge(step);
        return why ? [[step.to.id, why] as const] : [];
      }),
    );
  // A circle makes heights and levels of all that hangs on it meaningless.
  const circles = judged((step) => judgeCircle(step, after, tree));
  return circles.size > 0 ? circles : judged((step) => judgePlace(step, { after, tree, usedUnder }));
}

interface Step {
  from: PlacedMachine;
  to: PlacedMachine;
}

const isMoved = ({ from, to }: Step) => from.parentId !== to.parentId;

function judgeCircle(step: Step, after: Register, tree: Tree): Message | null {
  const { id, name, parentId } = step.to;
  if (!isMoved(step)) return null;
  if (parentId && !after.has(parentId)) return { messageKey: "refusals:linkedRecordMissing", params: {} };
  const isCircle = judgePlacing(tree, id, parentId, deepestLevel) === "inside_itself";
  return isCircle ? { messageKey: "equipment:insideItself", params: { name } } : null;
}

function judgePlace(
  step: Step,
  { after, tree, usedUnder }: { after: Register; tree: Tree; usedUnder: ReadonlyMap<string, number> },
): Message | null {
  const { from, to } = step;
  if (isMoved(step) && judgePlacing(tree, to.id, to.parentId, deepestLevel) !== "ok")
    return { messageKey: "equipment:tooDeep", params: { limit: deepestLevel } };
  const parent = after.get(to.parentId ?? "");
  if (parent?.isArchived && !to.isArchived && (isMoved(step) || from.isArchived))
    return { messageKey: "equipment:parentIsArchived", params: { name: parent.name } };
  const count = usedUnder.get(to.id) ?? 0;
  return to.isArchived && !from.isArchived && count > 0
    ? { messageKey: "equipment:hasChildren", params: { count } }
    : null;
}
