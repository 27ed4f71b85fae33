import { useQuery } from "@tanstack/react-query";
import type { EntryType, Facts } from "@ymp/core/definitions/definition";
import { useMemo } from "react";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import type { EntryAround } from "../../lib/definitions/entry-around.ts";
import { useNow } from "../../lib/use-now.ts";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { timesIn } from "./entry-form.ts";
import { type Book, useFacts } from "./logbooks.queries.ts";
import type { UnsentInput } from "./unsent.ts";
import { factsOfRound, isRound } from "./unsent-rounds.ts";

/** What an entry of this book is filled in with beside what is typed. */
export const useEntryAround = (book: Book): EntryAround => useAround(useFacts(book));

/** A round is reckoned from the one before it, which may wait on this device. */
export function useRoundAround(
  around: EntryAround,
  unsent: UnsentInput | undefined,
  type: EntryType,
  { values, occurredAt }: Parameters<typeof timesIn>[1],
): EntryAround {
  const { writes } = useStore(useServices().queue);
  const { id: vesselId } = useVessel();
  const at = isRound(type.code) ? timesIn(type, { values, occurredAt }) : null;
  if (!at) return around;
  const ofVessel = writes.filter((write) => write.vesselId === vesselId);
  return { ...around, facts: factsOfRound(around.facts, at.begins, ofVessel, unsent?.write.id) };
}

export function useAround(facts: Facts): EntryAround {
  const { timeZone: zone } = useVessel();
  const now = useNow();
  const people = useQuery(useTrpc().people.pick.queryOptions()).data;
  const items = useMemo(
    () =>
      (people ?? [])
        .filter(({ hasLeft }) => !hasLeft)
        .map(({ id, firstName, lastName, jobTitle }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
          keywords: [jobTitle ?? ""],
          fact: jobTitle,
        })),
    [people],
  );
  return { facts, zone, now, people: items, MachinePicker: EquipmentPicker };
}
