import { useQuery } from "@tanstack/react-query";
import type { EntryType, Facts } from "@ymp/core/definitions/definition";
import { useCallback, useMemo } from "react";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import type { EntryAround } from "../../lib/definitions/entry-around.ts";
import { useNow } from "../../lib/use-now.ts";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { timesIn } from "./entry-form.ts";
import { type Book, useFacts, useTanks } from "./logbooks.queries.ts";
import type { UnsentInput } from "./unsent.ts";
import { factsOfUnsent } from "./unsent-facts.ts";
import { withUnsentSoundings } from "./unsent-soundings.ts";

/** What an entry of this book is filled in with beside what is typed. */
export const useEntryAround = (book: Book): EntryAround => useAround(useFacts(book));

/** What is known beside an entry as it is typed so far. */
export type FactsOf = (entry: Parameters<typeof timesIn>[1]) => Facts;

/** An entry is reckoned from those before it, which may wait on this device. */
export function useFactsBefore(book: Book, facts: Facts, unsent: UnsentInput | undefined, type: EntryType): FactsOf {
  const { writes } = useStore(useServices().queue);
  const { id: vesselId } = useVessel();
  const ownWrite = unsent?.write.id;
  const tanks = useTanks().data;
  return useCallback(
    (entry) => {
      const ofVessel = writes.filter((write) => write.vesselId === vesselId);
      const at = timesIn(type, entry)?.begins ?? new Date();
      const known = factsOfUnsent(book, facts, at, ofVessel, ownWrite);
      return withUnsentSoundings(known, { at, writes: ofVessel, tanks: tanks ?? [] });
    },
    [book, facts, type, writes, vesselId, ownWrite, tanks],
  );
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
